import { expect, it } from 'vitest'
import { slipsOf, slipTitle } from '#features/mall/order/print/parcelSlips'
import type { MallOrder, OrderParcel } from '#features/mall/order/shape'

const item = (sn: string, num: number, deliverNumber: number) => ({
  id: sn,
  sn,
  num,
  deliverNumber,
  goodsName: `商品${sn}`,
  goodsSn: `HC-${sn}`,
  goodsUnit: '吨',
  specs: '{"直径":"12"}',
})
const order = { sn: 'O1', orderItems: [item('a', 5, 2), item('b', 1, 1)] } as unknown as MallOrder
const parcel = (packageNo: string, lines: [string, number][]) =>
  ({
    packageNo,
    logisticsName: '中通快递',
    logisticsNo: `ZT${packageNo}`,
    orderPackageItemList: lines.map(([orderItemSn, deliverNumber]) => ({
      orderItemSn,
      goodsName: '旧名',
      deliverNumber,
    })),
  }) as OrderParcel

it('lists the content of each parcel with 货号, specs, unit and the quantity in it', () => {
  expect(slipsOf(order, [parcel('1', [['a', 2]]), parcel('2', [['b', 1]])])).toMatchObject([
    {
      key: '1',
      number: 1,
      logistics: '中通快递 ZT1',
      lines: [{ goodsSn: 'HC-a', goodsName: '商品a', specs: '直径 12', unit: '吨', count: 2 }],
    },
    { key: '2', number: 2, lines: [{ goodsSn: 'HC-b', count: 1 }] },
  ])
})

it('names a line by the parcel where the order has it no more', () => {
  expect(slipsOf(order, [parcel('1', [['gone', 3]])])[0]?.lines).toMatchObject([
    { goodsSn: '', goodsName: '旧名', unit: '', count: 3 },
  ])
})

it('lists what is to be packed before anything is shipped', () => {
  expect(slipsOf(order, [])).toMatchObject([{ key: 'O1', logistics: '', lines: [{ goodsSn: 'HC-a', count: 3 }] }])
})

it('counts own vehicles by themselves, and names their paper', () => {
  const courier = parcel('1', [['a', 1]])
  const truck = (packageNo: string) => ({
    ...parcel(packageNo, [['a', 1]]),
    logisticsName: '自有车辆',
    logisticsNo: '粤B12345/19900010001/张建军',
  })
  const slips = slipsOf(order, [courier, truck('2'), parcel('3', [['b', 1]]), truck('4')])
  expect(slips.map(({ number }) => number)).toEqual([1, 1, 3, 2])
  expect(slips.map(slipTitle)).toEqual(['装箱单', '送货单', '装箱单', '送货单'])
})
