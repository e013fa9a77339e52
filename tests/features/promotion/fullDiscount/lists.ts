import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'FullDiscountListPage',
    name: 'the list of full discounts',
    path: '/full-discount',
    account: 'haichuan',
    caption: '满额活动',
    api: '/promotion/fullDiscount',
    total: 25,
    filter: { label: '活动名称', name: 'promotionName', value: '项目部', total: 1, shows: '项目部专享满减' },
    statuses: ['已开始', '未开始', '已结束', '已关闭'],
    statusName: 'promotionStatus',
    opens: { tab: '满额活动', path: '/full-discount-detail' },
    formAction: '编辑',
  },
]
