import { expect, it } from 'vitest'
import { parcelsOf } from '#features/mall/order/parcels'
import type { MallOrder, OrderParcel } from '#features/mall/order/shape'

const whole = {
  deliverStatus: 'DELIVERED',
  logisticsNo: 'SF1',
  logisticsName: '顺丰速运',
  logisticsTime: '2026-12-01 09:00:00',
  orderItems: [{ sn: 'a', goodsName: '角磨机', num: 3 }],
} as unknown as MallOrder
const kept = [{ packageNo: 'P1' }] as OrderParcel[]

it('makes one parcel of an order that was shipped whole and of which none is kept', () => {
  expect(parcelsOf(whole, [])).toMatchObject([
    {
      logisticsNo: 'SF1',
      createTime: '2026-12-01 09:00:00',
      orderPackageItemList: [{ orderItemSn: 'a', goodsName: '角磨机', deliverNumber: 3 }],
    },
  ])
})

it.each<[string, Partial<MallOrder>, readonly OrderParcel[]]>([
  ['keeps those of the shop', {}, kept],
  ['makes none of an order that is shipped in part', { deliverStatus: 'PARTS_DELIVERED' }, []],
  ['makes none of an order that has no number', { logisticsNo: '' }, []],
])('%s', (_said, change, rows) => {
  expect(parcelsOf({ ...whole, ...change }, rows)).toBe(rows)
})
