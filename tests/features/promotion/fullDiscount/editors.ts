import { dayAfter, serverToday } from '#domain/time'
import { fillTime } from '#tests/features/promotion/activity/fillTime'
import { field, fill } from '#tests/kit/render'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'FullDiscountDetailPage',
    name: 'a new full discount',
    account: 'haichuan',
    path: () => '/full-discount-detail',
    save: '提交',
    api: '/promotion/fullDiscount',
    values: { 活动名称: '', '优惠门槛（元）': '' },
    required: [
      ...['请填写活动名称', '请选择活动时间', '请选择活动时间', '请填写活动描述', '请填写优惠门槛', '请填写优惠金额'],
    ],
    complete: async () => {
      await fill(field('活动名称'), '五金周满减')
      await fillTime('开始时间', `${dayAfter(serverToday(), 40)} 09:00`)
      await fillTime('结束时间', `${dayAfter(serverToday(), 41)} 18:00`)
      await fill(field('优惠门槛（元）'), '500')
      await fill(field('优惠金额（元）'), '30')
    },
    typed: { label: '活动描述', value: '全店商品' },
    refusal: { message: '满减金额不能大于优惠门槛', label: '优惠金额（元）' },
  },
]
