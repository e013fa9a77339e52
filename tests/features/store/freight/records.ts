import type { RecordSpec } from '#tests/kit/suites/describeRecord'
import { stored } from './templateRows'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'FreightEditPage',
    name: 'the editor of a freight template',
    account: 'haichuan',
    api: '/setting/freightTemplate/:id',
    path: () => `/ship-template-edit?id=${stored('钢材按重量')?.id}`,
    missing: '/ship-template-edit?id=none',
    tab: '运费模板',
    title: () => '钢材按重量',
    values: { 模板名称: '钢材按重量' },
  },
]
