import { type Decimal, fixed, sum } from '#domain/money'
import { type BillFigure, priceOf, sumOfFigures } from '#features/money/bill/flow/model'
import { type BillRow, type Difference, type DifferenceOfBill, isOpenDifference } from '#features/money/bill/model'

/** What several bills come to: their figures, price, what was paid of it and what still waits, in yuan. */
export type BillSums = Record<BillFigure | 'billPrice' | 'paid' | 'unpaid' | 'payDifference', Decimal> & {
  orderNum: number
}

/** Whether a bill was paid. */
export function isPaid({ billStatus }: Pick<BillRow, 'billStatus'>): boolean {
  return billStatus === 'COMPLETE'
}

/** The sums of bills. A completed bill is paid; of one whose payment is not told, its price counts. */
export function sumOfBills(bills: readonly BillRow[]): BillSums {
  const paid = bills.filter(isPaid)
  const billPrice = sum(bills.map((bill) => bill.billPrice))
  return {
    ...sumOfFigures(bills),
    billPrice,
    paid: sum(paid.map((bill) => bill.payPrice ?? bill.billPrice)),
    unpaid: billPrice.minus(sum(paid.map((bill) => bill.billPrice))),
    payDifference: sum(paid.map((bill) => bill.payDifference)),
    orderNum: bills.reduce((count, bill) => count + (bill.orderNum ?? 0), 0),
  }
}

/** A bill as a line, or a line of sums: `sumOf` names the shop, '' is all of them, null is a bill. */
export type TogetherRow = Pick<BillRow, 'id' | 'sn' | 'storeName' | 'startTime' | 'endTime'> & {
  sumOf: string | null
  billStatus: BillRow['billStatus'] | ''
  orderNum: number
} & Record<
    'orderPrice' | 'refundPrice' | 'commissionPrice' | 'others' | 'billPrice' | 'payPrice' | 'payDifference',
    string
  >

/** The lines of bills by shop, each shop with its sum where there are several, and the sum of all. */
export function togetherRows(bills: readonly BillRow[]): TogetherRow[] {
  const shops = shopsOf(bills)
  const lines = shops.flatMap((shop) => {
    const own = bills.filter(({ storeName }) => storeName === shop)
    const rows = own.map((bill) => ({ ...bill, ...figuresOf([bill]), sumOf: null }))
    return shops.length > 1 ? [...rows, sumRow(own, shop)] : rows
  })
  return [...lines, sumRow(bills, '')]
}

function sumRow(bills: readonly BillRow[], shop: string): TogetherRow {
  return {
    id: `sum ${shop}`,
    sn: '',
    storeName: shop,
    startTime: '',
    endTime: '',
    billStatus: '',
    ...figuresOf(bills),
    sumOf: shop,
  }
}

/** Deductions are negative, and what is not in a column of its own is in `others`: each line adds up to its price. */
function figuresOf(bills: readonly BillRow[]) {
  const sums = sumOfBills(bills)
  const deducted = (amount: Decimal) => fixed(sum([]).minus(amount), 2)
  const shown = sums.orderPrice.minus(sums.refundPrice).minus(sums.commissionPrice)
  const isAnyPaid = bills.some(isPaid)
  return {
    orderNum: sums.orderNum,
    orderPrice: fixed(sums.orderPrice, 2),
    refundPrice: deducted(sums.refundPrice),
    commissionPrice: deducted(sums.commissionPrice),
    others: fixed(sums.billPrice.minus(shown), 2),
    billPrice: fixed(sums.billPrice, 2),
    payPrice: isAnyPaid ? fixed(sums.paid, 2) : '',
    payDifference: isAnyPaid ? fixed(sums.payDifference, 2) : '',
  }
}

/** The shops of bills, each once, in their order. */
export function shopsOf(bills: readonly BillRow[]): string[] {
  return [...new Set(bills.map(({ storeName }) => storeName))]
}

/** Whether a list omitted the figures of a bill: they do not add up to its price. */
export function lacksFigures(bill: BillRow): boolean {
  return !priceOf(bill).eq(sum([bill.billPrice]))
}

/**
 * The differences of several bills as one: an order in the range of two of them is one order. It stands under the bill
 * that holds it, else under the first.
 */
export function openDifferences(read: readonly (readonly [BillRow, readonly Difference[]])[]): DifferenceOfBill[] {
  const found = new Map<string, DifferenceOfBill>()
  for (const [bill, differences] of read) {
    for (const difference of differences.filter(isOpenDifference)) {
      const isHeld = difference.billSns.includes(bill.sn)
      if (isHeld || !found.has(difference.orderSn)) found.set(difference.orderSn, { bill, difference })
    }
  }
  return [...found.values()]
}
