import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { MallOrder, OrderItem } from '#features/mall/order/shape'
import { leftAfter, newParcel, toShipRequest, validateParcel } from '#features/mall/order/ship/parcel'

const item = (id: string, num: number, deliverNumber = 0) => ({ id, num, deliverNumber, goodsUnit: '吨' }) as OrderItem
const order = (...orderItems: OrderItem[]) => ({ sn: 'O1', orderItems }) as MallOrder
const said = (errors: ReturnType<typeof validateParcel>) =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, plain(error)]))
const typed = { way: 'number' as const, logisticsId: '7', logisticsNo: ' SF 0001 ' }

it('starts with the whole remainder', () => {
  expect(newParcel(order(item('a', 5, 2), item('b', 3, 3))).counts).toEqual({ a: '3' })
})

const waybill = { logisticsId: '7', logisticsName: '顺丰速运', logisticsNo: 'SF0001' }

it.each([
  ['UNDELIVERED', waybill, { logisticsId: '7', logisticsNo: 'SF0001' }],
  ['PARTS_DELIVERED', waybill, { logisticsId: '', logisticsNo: '' }],
  ['UNDELIVERED', null, { logisticsId: '', logisticsNo: '' }],
] as const)('an order in %s with the waybill %j opens with %j', (orderStatus, made, typedAhead) => {
  expect(newParcel({ orderItems: [], orderStatus, waybill: made })).toMatchObject(typedAhead)
})

it.each([
  ['6', '最多还可发 5吨'],
  ['1.5', '发货数量应为整数'],
  ['-1', '发货数量应为整数'],
  ['', '请选择要发货的商品'],
  ['0', '请选择要发货的商品'],
])('rejects %j of 5', (num, error) => {
  expect(said(validateParcel({ ...typed, counts: { a: num } }, [item('a', 5)]))).toEqual({ 'counts.a': error })
})

it('requires a company and a number', () => {
  const errors = validateParcel(newParcel(order(item('a', 1))), [item('a', 1)])
  expect(Object.keys(errors)).toEqual(['logisticsId', 'logisticsNo'])
})

it('requires no number where a waybill gives it', () => {
  const parcel = { ...newParcel(order(item('a', 1))), way: 'waybill' as const }
  expect(Object.keys(validateParcel(parcel, [item('a', 1)]))).toEqual(['logisticsId'])
})

it.each([
  ['everything, and nothing was sent', order(item('a', 5), item('b', 1)), ['5', '1'], null],
  ['a part', order(item('a', 5), item('b', 1)), ['2', '0'], [{ orderItemId: 'a', deliveryNum: 2 }]],
  ['what is left after a parcel', order(item('a', 5, 2)), ['3'], [{ orderItemId: 'a', deliveryNum: 3 }]],
])('sends the right body for %s', (_, made, numbers, lines) => {
  const counts = Object.fromEntries(made.orderItems.map(({ id }, at) => [id, numbers[at] ?? '']))
  expect(toShipRequest({ ...typed, counts }, made)).toEqual({
    sn: 'O1',
    logisticsId: '7',
    logisticsNo: 'SF0001',
    lines,
  })
})

it('neither validates nor sends a line that was shipped while the draft waited', () => {
  const counts = { a: '5', b: '2' }
  const items = [item('a', 5, 5), item('b', 3)]
  expect(validateParcel({ ...typed, counts }, items)).toEqual({})
  expect(toShipRequest({ ...typed, counts }, order(...items)).lines).toEqual([{ orderItemId: 'b', deliveryNum: 2 }])
})

it('names what is left after it, by unit', () => {
  const items = [item('a', 5, 1), { ...item('b', 3), goodsUnit: '盒' }, item('c', 2)]
  expect(leftAfter({ ...typed, counts: { a: '4', b: '1', c: '' } }, items)).toBe('2盒；2吨')
  expect(leftAfter({ ...typed, counts: { a: '4', b: '3', c: '2' } }, items)).toBe('')
})
