import { dayAfter, serverToday } from '#domain/time'
import { fillTime } from '#tests/features/promotion/activity/fillTime'
import { field, fill } from '#tests/kit/render'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'CouponEditPage',
    name: 'a new coupon',
    account: 'haichuan',
    path: () => '/add-coupon',
    save: '提交',
    api: '/promotion/coupon',
    values: { 活动名称: '', '面额（元）': '', 领取限制: '1' },
    required: [
      ...['请填写活动名称', '请填写优惠券名称', '请输入面额', '请填写消费门槛', '请填写发放数量'],
      ...['请选择活动时间', '请选择活动时间', '请填写范围描述'],
    ],
    complete: async () => {
      await fill(field('活动名称'), '五金周')
      await fill(field('优惠券名称'), '五金周满减券')
      await fill(field('面额（元）'), '30')
      await fill(field('消费门槛（元）'), '500')
      await fill(field('发放数量'), '100')
      await fillTime('开始时间', `${dayAfter(serverToday(), 4)} 09:00`)
      await fillTime('结束时间', `${dayAfter(serverToday(), 5)} 18:00`)
    },
    typed: { label: '范围描述', value: '仅限五金' },
    refusal: { message: '领取限制数量超出发行数量', label: '领取限制' },
  },
]
