import { waitFor } from '@testing-library/react'
import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { billEndpoints } from '#features/money/bill/endpoints'
import { settlementEndpoints } from '#features/procurement/settlement/endpoints'
import { db } from '#mocks/areas'
import { send, signIn } from '#tests/kit/api'
import { hostOf } from '#tests/kit/host'
import { renderApp, renderPage, runApp, setHost } from '#tests/kit/render'
import { rowsOfFile } from '#tests/kit/worksheet'

// What a user reads of the main figures, on screens, papers and in workbooks, against the stored documents summed here.

runApp('material')

const ACCOUNT = 'haichuan'
const OWN = '9003'

/** A figure by hand, in yuan or in its unit, and the addresses where it is read. */
type Shown = { name: string; figure: () => string; places: Record<string, () => string> }

const total = (values: readonly (string | null)[]) => values.reduce((sum, value) => sum.plus(value || 0), new Big(0))
const yuan = (amount: Big) => amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
const first = <Row,>(row: Row | undefined): Row => {
  if (!row) throw new Error('the demo has no such document')
  return row
}

const settled = () => first(db.settlements.find(({ supplierId, status }) => supplierId === OWN && status === 3))
const open = () => first(db.settlements.find(({ supplierId, status }) => supplierId === OWN && status === 8))
const settlementPlaces = (bill: typeof settled) => ({
  'its record': () => `/supplier/settlement/detail?id=${bill().id}`,
  'the list': () => `/supplier/settlement/list?settlementCode=${bill().settlementCode}`,
  'its paper': () => `/settlementPreview?id=${bill().id}`,
})
const sumOfLines = (bill: typeof settled) => () => yuan(total(bill().lines.map(({ amountTax }) => amountTax)))

const owed = () =>
  db.settlements.filter(({ supplierId, status, payStatus }) => supplierId === OWN && status === 3 && payStatus !== 2)
const payer = () => first(owed()[0]).companyName
const owedBy = (companyName: string) => owed().filter((bill) => bill.companyName === companyName)

const paid = () =>
  first(
    db.mallOrders.find(
      (row) =>
        row.storeId === OWN &&
        row.payStatus === 'PAID' &&
        row.deliverStatus === 'DELIVERED' &&
        Number(row.discountPrice) > 0,
    ),
  )
const claim = () =>
  first(
    db.afterSales.find(
      (row) => row.storeId === OWN && row.serviceStatus === 'COMPLETE' && row.serviceType === 'RETURN_MONEY',
    ),
  )
const bill = () => first(db.bills.find(({ storeId, billStatus }) => storeId === OWN && billStatus === 'COMPLETE'))
/** A bill with orders that distributors brought, and what the shop pays them, refunds less. */
const broughtBill = () =>
  first(
    db.bills.find(
      ({ id, storeId, billStatus }) =>
        storeId === OWN &&
        billStatus === 'COMPLETE' &&
        db.billFlows.find(({ billId, distributionRebate }) => billId === id && Number(distributionRebate) > 0) !==
          undefined,
    ),
  )
const commissionOfBill = () =>
  total(
    db.billFlows
      .filter(({ billId }) => billId === broughtBill().id)
      .map(({ flowType, distributionRebate }) =>
        new Big(distributionRebate).times(flowType === 'REFUND' ? 1 : -1).toFixed(2),
      ),
  )
const product = () =>
  first(
    db.goods.find(
      ({ storeId, marketEnable, authFlag }) => storeId === OWN && marketEnable === 'UPPER' && authFlag === 'PASS',
    ),
  )

/** A note of an order, settled: the chain that a price and a quantity go through. */
const chain = () => {
  const bills = db.settlements.filter(({ supplierId, materialType }) => supplierId === OWN && materialType === 'SUNDRY')
  for (const settlement of bills) {
    for (const line of settlement.lines) {
      const note = db.delivers.find(({ deliverSn, orderSn }) => deliverSn === line.deliverSn && orderSn !== '')
      const item = note?.items?.find(
        ({ materialName, spec }) => materialName === line.materialName && spec === line.spec,
      )
      const order = db.orders.find(({ orderSn }) => orderSn === note?.orderSn)
      const ordered = order?.items.find(({ id }) => id === item?.sourceItemId)
      if (note && item && order && ordered) return { settlement, line, note, item, order, ordered }
    }
  }
  throw new Error('the demo has no settled note of an order')
}
const PRICE = '1234.5678'
/** Gives the chain's line a price of four decimals, in every document of it. */
const priced = () => {
  const { settlement, line, note, item, order, ordered } = chain()
  const withPrice = <Row extends { id: string }>(rows: readonly Row[], id: string, member: string) =>
    rows.map((row) => (row.id === id ? { ...row, [member]: PRICE } : row))
  db.materials.update(ordered.contractMaterialId, { taxUnitPrice: PRICE })
  db.orders.update(order.id, { items: withPrice(order.items, ordered.id, 'taxUnitPrice') })
  db.delivers.update(note.id, { items: withPrice(note.items ?? [], item.id, 'taxUnitPrice') })
  db.settlements.update(settlement.id, { lines: withPrice(settlement.lines, line.id, 'settlePriceTax') })
  return chain()
}

const facts: Shown[] = [
  {
    name: 'the amount of a settlement that is settled',
    figure: sumOfLines(settled),
    places: settlementPlaces(settled),
  },
  { name: 'the amount of a settlement to be checked', figure: sumOfLines(open), places: settlementPlaces(open) },
  {
    name: 'what a payer owes',
    figure: () => yuan(total(owedBy(payer()).map(({ totalAmountTax }) => totalAmountTax))),
    places: {
      'the ageing by payer': () => '/statistics/payment',
      'the settlements behind it': () => `/statistics/payment?debts=${encodeURIComponent(payer())}`,
      'his statement of account': () => `/statementPreview?payer=${encodeURIComponent(payer())}`,
    },
  },
  {
    name: 'what all payers owe',
    figure: () => yuan(total(owed().map(({ totalAmountTax }) => totalAmountTax))),
    places: {
      home: () => '/home',
      'the ageing by project': () => '/statistics/payment?debtor=project',
      'the list': () => '/supplier/settlement/list?status=3&unpaid=1',
    },
  },
  {
    name: 'the amount to invoice of a settlement',
    figure: sumOfLines(settled),
    places: { 'the invoice data': () => `/invoicePreview?ids=${settled().id}` },
  },
  {
    name: 'a contract price of four decimals',
    figure: () => '1,234.5678',
    places: {
      'the contract': () => `/supplier/agreementDetail?id=${priced().order.contractId}`,
      'the order': () => `/supplier/order/detail?orderSn=${priced().order.orderSn}`,
      'the note': () => `/supplier/deliver/detail?deliverSn=${priced().note.deliverSn}`,
      'the settlement': () => `/supplier/settlement/detail?id=${priced().settlement.id}`,
      'the settlement on paper': () => `/settlementPreview?id=${priced().settlement.id}`,
    },
  },
  {
    name: 'the quantity of a line of a note',
    figure: () =>
      total([chain().item.quantity])
        .toFixed()
        .replace(/\B(?=(\d{3})+(?!\d))/g, ','),
    places: {
      'the order': () => `/supplier/order/detail?orderSn=${chain().order.orderSn}`,
      'the note': () => `/supplier/deliver/detail?deliverSn=${chain().note.deliverSn}`,
      'the note on paper': () => `/deliverPreview?ids=${chain().note.id}&paper=A4`,
      'the settlement': () => `/supplier/settlement/detail?id=${chain().settlement.id}`,
      'the settlement on paper': () => `/settlementPreview?id=${chain().settlement.id}`,
    },
  },
  {
    name: 'the amount of an order in the mall',
    figure: () => {
      const { goodsPrice, freightPrice, discountPrice } = paid()
      return yuan(total([goodsPrice, freightPrice]).minus(discountPrice))
    },
    places: {
      'its record': () => `/order-detail?sn=${paid().sn}`,
      'the list': () => `/orders?orderSn=${paid().sn}`,
    },
  },
  {
    name: 'the money of a refund',
    figure: () => yuan(new Big(claim().actualRefundPrice)),
    places: {
      'its record': () => `/return-goods-order-detail?sn=${claim().sn}`,
      'the record of the order': () => `/order-detail?sn=${claim().orderSn}`,
    },
  },
  {
    name: 'the amount of a bill',
    figure: () => {
      const flows = db.billFlows.filter(({ billId }) => billId === bill().id)
      const subsidies = ['siteCouponCommission', 'pointSettlementPrice', 'kanjiaSettlementPrice'] as const
      const net = flows.map((flow) => {
        const given = total([flow.finalPrice, ...subsidies.map((name) => flow[name])])
        const amount = given.minus(flow.commissionPrice || '0').minus(flow.distributionRebate || '0')
        return (flow.flowType === 'REFUND' ? amount.times(-1) : amount).toFixed(2)
      })
      return yuan(total(net))
    },
    places: {
      'its record': () => `/bill-detail?id=${bill().id}`,
      'the list': () => `/bills?sn=${bill().sn}`,
      'its paper': () => `/billPreview?id=${bill().id}`,
    },
  },
  {
    name: 'the commission of a bill',
    figure: () => yuan(commissionOfBill()),
    places: { 'its paper': () => `/billPreview?id=${broughtBill().id}` },
  },
  {
    name: 'the stock of a product',
    figure: () => {
      const stocks = db.goodsSkus.filter(({ goodsId }) => goodsId === product().id).map(({ quantity }) => quantity)
      return total(stocks).toFixed()
    },
    places: { 'the list': () => `/goods?id=${product().id}&goodsName=${product().goodsName}` },
  },
  {
    name: 'the sold pieces of a product',
    figure: () => {
      const sold = new Set(db.mallOrders.filter(({ payStatus }) => payStatus === 'PAID').map(({ sn }) => sn))
      const lines = db.mallOrderItems.filter(({ goodsId, orderSn }) => goodsId === product().id && sold.has(orderSn))
      return String(lines.reduce((pieces, { num }) => pieces + num, 0))
    },
    places: { 'the list': () => `/goods?id=${product().id}&goodsName=${product().goodsName}` },
  },
]

/** Whether a text on screen says a figure: neighbouring cells are texts of their own. */
function isShown(figure: string): boolean {
  const whole = new RegExp(`(^|[^\\d,.])${figure.replaceAll('.', '\\.')}(?![\\d,.]*\\d)`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (whole.test(texts.currentNode.textContent ?? '')) return true
  return false
}

describe.each(facts)('$name', ({ figure, places }) => {
  it.each(Object.entries(places))('is read on %s', async (_, place) => {
    setHost(hostOf(ACCOUNT))
    const path = place()
    const render = path.includes('Preview?') ? renderApp : renderPage
    await render({ path, account: ACCOUNT })
    const said = figure()
    await waitFor(() => expect(isShown(said), `${said} at ${path}`).toBe(true), { timeout: 15_000 })
  })
})

describe('a workbook', () => {
  const cells = async (path: string, query: Record<string, string>) => {
    const { token } = await signIn(ACCOUNT)
    const response = await send('GET', path, { query, headers: { Authorization: `Bearer ${token}` } })
    return (await rowsOfFile(await response.blob())).flat().map((text) => Number(text.replaceAll(',', '')))
  }

  it('of a settlement ends in the sum of its lines', async () => {
    const found = await cells(settlementEndpoints.export.path, { id: settled().id })
    expect(found).toContain(Number(sumOfLines(settled)().replaceAll(',', '')))
  })

  it('of a bill ends in its amount', async () => {
    const amount = facts.find(({ name }) => name === 'the amount of a bill')?.figure() ?? ''
    const found = await cells(billEndpoints.download.path.replace('{id}', bill().id), {})
    expect(found).toContain(Number(amount.replaceAll(',', '')))
  })

  it('of a bill ends in its commission, as its paper does', async () => {
    const found = await cells(billEndpoints.download.path.replace('{id}', broughtBill().id), {})
    expect(found).toContain(Number(commissionOfBill().toFixed(2)))
  })
})
