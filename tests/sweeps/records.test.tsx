import { runApp } from '#tests/kit/render'
import { describeRecord, type RecordSpec } from '#tests/kit/suites/describeRecord'

runApp('supplier')

/** The records of all areas, as each area lists them. */
const areas = import.meta.glob<{ records: RecordSpec[] }>('../features/*/*/records.ts', { eager: true })

for (const { records } of Object.values(areas)) for (const record of records) describeRecord(record)
