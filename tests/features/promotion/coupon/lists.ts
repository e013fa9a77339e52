import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

// What buyers received depends on the day: of the present month on those until last night.
const received = db.memberCoupons.filter(({ storeId }) => storeId === '9003')
const ofTools = received.filter(({ couponName }) => couponName.includes('工具'))

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'CouponListPage',
    name: 'the list of coupons',
    path: '/coupons',
    account: 'haichuan',
    caption: '优惠券',
    api: '/promotion/coupon',
    total: 30,
    filter: { label: '优惠券名称', name: 'couponName', value: '钢材', total: 1, shows: '钢材专享券' },
    statuses: ['已开始', '未开始', '已结束', '已关闭'],
    statusName: 'promotionStatus',
    opens: { tab: '优惠券', path: '/add-coupon' },
    formAction: '编辑',
  },
  {
    screen: 'ReceivedListPage',
    name: 'the list of received coupons',
    path: '/promotions/coupon-receive',
    account: 'haichuan',
    caption: '优惠券领取记录',
    api: '/promotion/coupon/received',
    total: received.length,
    filter: { label: '优惠券名称', name: 'couponName', value: '工具', total: ofTools.length, shows: '工具折上折' },
    statuses: ['已领取', '已使用', '已过期', '已作废'],
    statusName: 'memberCouponStatus',
  },
]
