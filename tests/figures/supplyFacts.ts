import * as v from 'valibot'
import { lineTotals, remainder } from '#domain/document/lines'
import { formatPrice } from '#domain/money'
import { serverToday } from '#domain/time'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { contractEndpoints, contractLineEndpoints } from '#features/procurement/contract/endpoints'
import type { Contract } from '#features/procurement/contract/model'
import { deliveryEndpoints } from '#features/procurement/delivery/endpoints'
import { type DeliveryNote, deliveryNoteSchema, isVoided } from '#features/procurement/delivery/model'
import { materialEndpoints } from '#features/procurement/material/endpoints'
import type { ContractMaterial } from '#features/procurement/material/model'
import { purchaseEndpoints } from '#features/procurement/purchase/endpoints'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { settlementEndpoints } from '#features/procurement/settlement/endpoints'
import { isPaid, type Settlement, settlementSchema, settlementTotals } from '#features/procurement/settlement/model'
import { type Book, type Fact, type Figures, money, moneyBy, one, quantitiesBy } from './book'

// What the procurement half says of quantities, prices, amounts and states, and every place that says it.

type Supplied = { delivered: number; accepted: number; settled: number; paid: number }

/** All that ever happened, as the parameters of statistics. */
export const ever = () => ({ startDate: '2022-01-01', endDate: serverToday() })

const contracts = (book: Book) => book.rows<Contract>(contractEndpoints.page.path)
const orderRows = (book: Book) => book.rows<PurchaseOrder>(purchaseEndpoints.page.path)
const settlementRows = (book: Book) => book.rows<Settlement>(settlementEndpoints.page.path)
const noteRows = (book: Book) => book.rows<DeliveryNote>(deliveryEndpoints.page.path)

/** All notes with their lines. */
export async function notes(book: Book) {
  const rows = await book.rows<unknown>(deliveryEndpoints.page.path, { withItems: '1' })
  return rows.map((row) => v.parse(deliveryNoteSchema, row))
}

async function noteLines(book: Book) {
  const counted = (await notes(book)).filter((note) => !isVoided(note))
  return counted.flatMap((note) => (note.items ?? []).map((item) => ({ ...item, note })))
}

async function orderLines(book: Book) {
  const read = (await orderRows(book)).map(({ orderSn }) =>
    book.ask<PurchaseOrder>(purchaseEndpoints.detail.path, { orderSn }),
  )
  return (await Promise.all(read)).flatMap((order) => (order.items ?? []).map((item) => ({ ...item, order })))
}

async function contractLines(book: Book) {
  const read = (await contracts(book)).map(({ id }) =>
    book.rows<ContractMaterial>(contractLineEndpoints.page.path, { contractId: id }),
  )
  return (await Promise.all(read)).flat()
}

/** All settlements with their lines. */
export async function settlements(book: Book) {
  const read = (await settlementRows(book)).map(({ id }) => book.ask<unknown>(settlementEndpoints.detail.path, { id }))
  return (await Promise.all(read)).map((bill) => v.parse(settlementSchema, bill))
}

const behind = (step: string) => async (book: Book) =>
  moneyBy(
    await book.rows<{ sn: string; price: number }>(statisticsEndpoints.supplyRecords.path, { ...ever(), step }),
    'sn',
    'price',
  )

const supplied = (step: keyof Supplied, by: string) => async (book: Book) => {
  const rows = await book.ask<Supplied[]>(statisticsEndpoints.supply.path, { ...ever(), by })
  return one(money(...rows.map((row) => row[step])))
}

const deliveredOfOrder: Fact = {
  name: 'delivered of an order line',
  places: {
    'order record': async (book) => quantitiesBy(await orderLines(book), 'id', 'deliveredQuantity'),
    'lines of its notes': async (book) => {
      const known = new Set((await orderLines(book)).map(({ id }) => id))
      const lines = (await noteLines(book)).filter(({ sourceItemId }) => known.has(sourceItemId))
      return quantitiesBy(lines, 'sourceItemId', 'quantity')
    },
  },
}

const remainsOfOrder: Fact = {
  name: 'what remains of an order line',
  places: {
    'ordered less delivered': async (book) =>
      quantitiesBy(await orderLines(book), 'id', (line) => remainder(line, line.deliveredQuantity)),
    'order record': async (book) => quantitiesBy(await orderLines(book), 'id', 'remainQuantity'),
    'lines to choose': async (book) => {
      const open = (await orderRows(book)).filter(({ status }) => status === 'UNDELIVERED')
      const read = open.map(({ orderSn }) =>
        book.ask<{ id: string; remainQuantity: string }[]>(purchaseEndpoints.openLines.path, { orderSn }),
      )
      return quantitiesBy((await Promise.all(read)).flat(), 'id', 'remainQuantity')
    },
  },
}

const deliveredOfContract: Fact = {
  name: 'delivered of a contract line',
  places: {
    'contract record': async (book) => quantitiesBy(await contractLines(book), 'id', 'deliveredQuantity'),
    'lines to choose': async (book) => quantitiesBy(await available(book), 'id', 'deliveredQuantity'),
    'lines of its notes': async (book) => {
      const ofOrder = new Map((await orderLines(book)).map(({ id, contractMaterialId }) => [id, contractMaterialId]))
      return quantitiesBy(
        await noteLines(book),
        ({ sourceItemId }) => ofOrder.get(sourceItemId) ?? sourceItemId,
        'quantity',
      )
    },
  },
}

const available = (book: Book) => book.rows<ContractMaterial>(materialEndpoints.available.path)

const remainsOfContract: Fact = {
  name: 'what remains of a contract line',
  places: {
    'contract record': async (book) => quantitiesBy(await limited(contractLines(book)), 'id', 'remainQuantity'),
    'contracted less delivered': async (book) =>
      quantitiesBy(await limited(contractLines(book)), 'id', (line) => remainder(line, line.deliveredQuantity)),
    'lines to choose': async (book) => quantitiesBy(await limited(available(book)), 'id', 'remainQuantity'),
  },
}

async function limited(lines: Promise<ContractMaterial[]>) {
  return (await lines).filter(({ quantity }) => quantity !== null)
}

const price: Fact = {
  name: 'price of a contract line',
  places: {
    'contract record': async (book) => pricesBy(await contractLines(book), 'id'),
    'lines to choose': async (book) => pricesBy(await available(book), 'id'),
    'order record': async (book) => pricesBy(await orderLines(book), 'contractMaterialId'),
  },
}

function pricesBy<Row extends { taxUnitPrice: string | null }>(rows: readonly Row[], id: keyof Row & string): Figures {
  return new Map(rows.map((row) => [String(row[id]), formatPrice(row.taxUnitPrice)]))
}

const noteAmount: Fact = {
  name: 'amount of a note',
  places: {
    'sum of its lines': async (book) =>
      moneyBy(await notes(book), 'deliverSn', ({ items }) => lineTotals(items ?? []).totalAmountTax),
    'note list': async (book) => moneyBy(await noteRows(book), 'deliverSn', 'totalAmountTax'),
    'notes behind a statistic': behind('delivered'),
  },
}

const deliveredInAll: Fact = {
  name: 'all that was delivered',
  places: {
    'note list': async (book) => {
      const counted = (await noteRows(book)).filter((note) => !isVoided(note))
      return one(money(...counted.map(({ totalAmountTax }) => totalAmountTax)))
    },
    'by project': supplied('delivered', 'project'),
    'by material': supplied('delivered', 'material'),
    'by month': supplied('delivered', 'month'),
  },
}

const settlementAmount: Fact = {
  name: 'amount of a settlement',
  places: {
    'sum of its lines': async (book) =>
      moneyBy(await settlements(book), 'settlementCode', ({ lines }) => settlementTotals(lines ?? []).amountTax),
    'settlement list': async (book) => moneyBy(await settlementRows(book), 'settlementCode', 'totalAmountTax'),
    'settlement record': async (book) => moneyBy(await settlements(book), 'settlementCode', 'totalAmountTax'),
    'settlements behind a statistic': behind('settled'),
    'payments behind a statistic': behind('paid'),
  },
}

const settledInAll: Fact = {
  name: 'all that was settled',
  places: {
    'settlement list': async (book) => {
      const settled = (await settlementRows(book)).filter(({ status }) => status === 3)
      return one(money(...settled.map(({ totalAmountTax }) => totalAmountTax)))
    },
    'by project': supplied('settled', 'project'),
    'by material': supplied('settled', 'material'),
    'by month': supplied('settled', 'month'),
  },
}

const owed: Fact = {
  name: 'all that is settled and not paid',
  places: {
    'settlement list': async (book) => {
      const open = (await settlementRows(book)).filter((bill) => bill.status === 3 && !isPaid(bill))
      return one(money(...open.map(({ totalAmountTax }) => totalAmountTax)))
    },
    home: async (book) => {
      const months = await book.ask<{ unpaid: string }[]>(statisticsEndpoints.money.path)
      return one(money(...months.map(({ unpaid }) => unpaid)))
    },
  },
}

const ofContract: Fact = {
  name: 'delivered and settled amount of a contract',
  places: {
    'contract record': async (book) => {
      const read = (await contracts(book)).map(({ id }) => book.ask<Contract>(contractEndpoints.detail.path, { id }))
      const all = await Promise.all(read)
      const settled = moneyBy(all, 'id', 'settledAmountTax')
      return new Map(
        [...moneyBy(all, 'id', 'deliveredAmountTax')].map(([id, sent]) => [id, `${sent} ${settled.get(id)}`]),
      )
    },
    'its notes and settlements': async (book) => {
      const sent = moneyBy(
        (await noteRows(book)).filter((note) => !isVoided(note)),
        'contractId',
        'totalAmountTax',
      )
      const settled = moneyBy(
        (await settlementRows(book)).filter(({ status }) => status === 3),
        'contractId',
        'totalAmountTax',
      )
      return new Map([...sent].map(([id, amount]) => [id, `${amount} ${settled.get(id) ?? '0.00'}`]))
    },
  },
}

/** The facts of a supplier. */
export const supplyFacts: readonly Fact[] = [
  deliveredOfOrder,
  remainsOfOrder,
  deliveredOfContract,
  remainsOfContract,
  price,
  noteAmount,
  deliveredInAll,
  settlementAmount,
  settledInAll,
  owed,
  ofContract,
]
