import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'AddressListPage',
    name: 'the list of pick-up points',
    path: '/shop-addresses',
    account: 'haichuan',
    caption: '自提管理',
    api: '/member/storeAddress',
    total: 25,
    filter: { label: '自提点名称', name: 'addressName', value: '里水', total: 1, shows: '海川里水仓库' },
  },
]
