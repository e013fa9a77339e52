import { beforeEach, expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { decimal } from '#domain/money'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { printColumns } from '#features/procurement/settlement/printColumns'
import { db, resetDb } from '#mocks/areas'
import { perform } from '#mocks/kernel/counterparty'
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

it('a price of four decimals is the same in order, note and settlement, and so is its amount', async () => {
  const order = db.orders.find(({ orderSn }) => orderSn === 'CG20240402-0003')
  const [item] = order?.items ?? []
  if (!order || !item) throw new Error('no open order')
  db.materials.update(item.contractMaterialId, {
    taxUnitPrice: PRICE,
    basePrice: '3875.1234',
    integratedCost: '135.00',
  })
  db.orders.update(order.id, { items: [{ ...item, taxUnitPrice: PRICE, quantity: QUANTITY }] })
  const read = await client.get<PurchaseOrder>('/api/supplier/purchase/purchaseOrder/getByOrderSn', {
    orderSn: order.orderSn,
  })
  expect(read.data).toMatchObject({ totalAmountTax: AMOUNT, items: [{ taxUnitPrice: PRICE, amountTax: AMOUNT }] })

  const draft = orderDraft({}, { quantity: QUANTITY })
  const made = await client.post<{ deliverSn: string }>(`${NOTES}/add`, draft)
  const { deliverSn } = made.data
  const note = await noteOf(client, deliverSn)
  expect(note).toMatchObject({ totalAmountTax: AMOUNT, items: [{ taxUnitPrice: PRICE, amountTax: AMOUNT }] })

  perform('accept', note.id)
  perform('stockIn', note.id)
  const { id } = perform('settle', note.id)
  const bill = db.settlements.get(id)
  const line = bill?.lines.find((one) => one.deliverSn === deliverSn)
  if (!bill || !line) throw new Error('not settled')
  expect(line).toMatchObject({
    settlePriceTax: PRICE,
    basePrice: '3875.1234',
    integratedCost: '135.00',
    subtotal: PRICE,
  })
  expect(line.amountTax).toBe(decimal(line.settleQuantity)?.times(PRICE).round(2, 1).toFixed(2))
  expect(bill.totalAmountCn).toBe(chineseAmount(bill.totalAmountTax))

  const [column] = printColumns(['settlePriceTax'], (unit) => unit)
  expect(column?.text(line, 0)).toBe('4,010.1234')
  const cells = settlementWorkbook(bill).rows.flat()
  expect(cells).toContainEqual({ value: 4010.1234, format: '#,##0.0000' })
})
