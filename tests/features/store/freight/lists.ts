import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'FreightListPage',
    name: 'the list of freight templates',
    path: '/ship-templates',
    account: 'haichuan',
    caption: '运费模板',
    api: '/setting/freightTemplate',
    total: 24,
    filter: { label: '模板名称', name: 'name', value: '水泥', total: 3, shows: '水泥按重量' },
    statuses: ['按重量', '按件数', '包邮'],
    statusName: 'pricingMethod',
  },
]
