import { runApp } from '#tests/kit/render'
import { describeListPage } from '#tests/kit/suites/describeListPage'
import type { ListSpec } from '#tests/kit/suites/listSpec'

runApp('supplier')

/** The lists of all areas, as each area lists them. */
const areas = import.meta.glob<{ lists: ListSpec[] }>('../features/*/*/lists.ts', { eager: true })

for (const { lists } of Object.values(areas)) for (const list of lists) describeListPage(list)
