import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'CarListPage',
    name: 'the list of vehicles',
    path: '/supplier/car/list',
    account: 'yueheng',
    caption: '车辆管理',
    api: '/car/page-for-supplier-car',
    total: 24,
    filter: { label: '车牌号', name: 'carNo', value: '粤B·F31208', total: 1, shows: '粤B·F31208' },
    statuses: ['启用', '停用'],
  },
  {
    screen: 'DriverListPage',
    name: 'the list of drivers',
    path: '/supplier/driver/list',
    account: 'yueheng',
    caption: '司机管理',
    api: '/driver/page-for-supplier-driver',
    total: 24,
    filter: { label: '司机电话', name: 'driverPhone', value: '19900010001', total: 1, shows: '张建军' },
    statuses: ['启用', '停用'],
  },
]
