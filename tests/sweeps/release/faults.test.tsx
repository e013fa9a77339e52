import { runApp } from '#tests/kit/render'
import { describeFaults, type FaultSpec } from '#tests/kit/suites/describeFaults'

runApp('supplier')

/** The forms of all areas, as each area lists them. */
const areas = import.meta.glob<{ faults: FaultSpec[] }>('../../features/*/*/faults.ts', { eager: true })

for (const { faults } of Object.values(areas)) for (const fault of faults) describeFaults(fault)
