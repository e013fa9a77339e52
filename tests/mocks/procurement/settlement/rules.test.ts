import { beforeEach, expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { decimal } from '#domain/money'
import { plain } from '#domain/text'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { confirmConsequence } from '#features/procurement/settlement/confirmConsequence'
import type { SettlementLine } from '#features/procurement/settlement/model'
import { PARTS_MARK, printColumns } from '#features/procurement/settlement/print/printColumns'
import { db, resetDb } from '#mocks/areas'
import { perform } from '#mocks/kernel/counterparty'
import type { MaterialRow } from '#mocks/procurement/contract/rows'
import { settlementWorkbook } from '#mocks/procurement/settlement/workbook'
import { type Client, NOTES, signIn } from '#tests/kit/api'
import { noteOf, orderDraft } from '#tests/mocks/procurement/delivery/note'

// 8.825 × 4010.1234: with the price cut to 2 decimals it would be 35,389.31.
const PRICE = '4010.1234'
const QUANTITY = '8.825'
const AMOUNT = '35389.34'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

/** Settles a note of the whole open order, whose contract line has these figures. */
async function settle(material: Partial<MaterialRow>, quantity = QUANTITY) {
  const order = db.orders.find(({ orderSn }) => orderSn === 'CG20240402-0003')
  const [item] = order?.items ?? []
  if (!order || !item) throw new Error('no open order')
  db.materials.update(item.contractMaterialId, material)
  db.orders.update(order.id, {
    items: [{ ...item, taxUnitPrice: material.taxUnitPrice ?? item.taxUnitPrice, quantity }],
  })
  const made = await client.post<{ deliverSn: string }>(`${NOTES}/add`, orderDraft({}, { quantity }))
  const { deliverSn } = made.data
  const note = await noteOf(client, deliverSn)
  perform('accept', note.id)
  perform('stockIn', note.id)
  const settlement = db.settlements.get(perform('settle', note.id).id)
  const line = settlement?.lines.find((one) => one.deliverSn === deliverSn)
  if (!settlement || !line) throw new Error('not settled')
  return { order, note, settlement, line }
}

it('a price of four decimals is the same in order, note and settlement, and so is its amount', async () => {
  const { order, note, settlement, line } = await settle({
    taxUnitPrice: PRICE,
    basePrice: '3875.1234',
    integratedCost: '135.00',
  })
  const read = await client.get<PurchaseOrder>('/api/supplier/purchase/purchaseOrder/getByOrderSn', {
    orderSn: order.orderSn,
  })
  expect(read.data).toMatchObject({ totalAmountTax: AMOUNT, items: [{ taxUnitPrice: PRICE, amountTax: AMOUNT }] })
  expect(note).toMatchObject({ totalAmountTax: AMOUNT, items: [{ taxUnitPrice: PRICE, amountTax: AMOUNT }] })
  expect(line).toMatchObject({
    settlePriceTax: PRICE,
    basePrice: '3875.1234',
    integratedCost: '135.00',
    subtotal: PRICE,
  })
  expect(line.amountTax).toBe(decimal(line.settleQuantity)?.times(PRICE).round(2, 1).toFixed(2))
  expect(settlement.totalAmountCn).toBe(chineseAmount(settlement.totalAmountTax))

  const [column] = printColumns(['settlePriceTax'], (unit) => unit)
  expect(column?.text(line, 0)).toBe('4,010.1234')
  const cells = settlementWorkbook(settlement).rows.flat()
  expect(cells).toContainEqual({ value: 4010.1234, format: '#,##0.0000' })
})

it.each<[string, Partial<MaterialRow>, Partial<SettlementLine>, boolean]>([
  [
    'shows the base price that was entered, also where it disagrees with the price',
    { taxUnitPrice: '3395.00', basePrice: '3200.00', integratedCost: '135.00' },
    { basePrice: '3200.00', integratedCost: '135.00', subtotal: '3335.00', settlePriceTax: '3395.00' },
    true,
  ],
  [
    'has no base price where none was entered',
    { taxUnitPrice: '3395.00', basePrice: null, integratedCost: '135.00' },
    { basePrice: null, subtotal: null, settlePriceTax: '3395.00' },
    false,
  ],
  [
    'is composed of its parts',
    { taxUnitPrice: '3335.00', basePrice: '3200.00', integratedCost: '135.00' },
    { basePrice: '3200.00', subtotal: '3335.00', settlePriceTax: '3335.00' },
    false,
  ],
])('a settled line %s', async (_, material, expected, isMarked) => {
  const { settlement, line } = await settle(material)
  expect(line).toMatchObject(expected)
  const [column] = printColumns(['subtotal'], (unit) => unit)
  expect(column?.text(line, 0).startsWith(PARTS_MARK)).toBe(isMarked)
  expect(/不等于基准价/.test(plain(confirmConsequence(settlement)))).toBe(isMarked)
})

it('a workbook of rebar at a fixed price has no columns of price parts', async () => {
  const { settlement, line } = await settle({ taxUnitPrice: '3395.00', basePrice: null, integratedCost: null })
  expect(line).toMatchObject({ basePrice: null, integratedCost: null, subtotal: null, settlePriceTax: '3395.00' })
  const heads = (lines: typeof settlement.lines) =>
    settlementWorkbook({ ...settlement, lines }).rows[0]?.map((cell) => cell?.value)
  expect(heads([line])).not.toEqual(expect.arrayContaining(['基准价']))
  expect(heads([{ ...line, integratedCost: '135.00' }])).toEqual(expect.arrayContaining(['基准价', '综合费用', '小计']))
})
