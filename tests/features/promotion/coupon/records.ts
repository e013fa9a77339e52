import type { RecordSpec } from '#tests/kit/suites/describeRecord'
import { couponNamed } from './addresses'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'CouponEditPage',
    name: 'a coupon that runs',
    account: 'haichuan',
    path: () => `/add-coupon?id=${couponNamed('钢材专享券').id}`,
    missing: '/add-coupon?id=none',
    api: '/promotion/coupon/:id',
    tab: '优惠券',
    title: () => '钢材专享券',
    facts: { '面额/折扣': '满 30,000.00 减 300.00', 使用范围: '限 ', 领取限制: '每人 1 张' },
  },
  {
    screen: 'CouponEditPage',
    name: 'the editor of a planned coupon',
    account: 'haichuan',
    path: () => `/add-coupon?id=${couponNamed('周年庆满减券').id}`,
    missing: '/add-coupon?id=none',
    api: '/promotion/coupon/:id',
    tab: '优惠券',
    title: () => '周年庆满减券',
    values: { '消费门槛（元）': '3000' },
  },
]
