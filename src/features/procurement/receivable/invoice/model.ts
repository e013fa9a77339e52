import { groupBy } from '#domain/groups'
import { decimal, fixed, lineAmounts, type RateTotals, sum, totalsByRate } from '#domain/money'
import { amountOf, type Settlement, type SettlementLine } from '#features/procurement/settlement/model'

/**
 * A line of an invoice: what was settled of one material at one price and tax rate. Amounts are decimal text in yuan.
 */
export type InvoiceLine = {
  key: string
  name: string
  spec: string
  unit: string
  /** Percent. */
  taxRate: string
  quantity: string
  /** Four decimals, for display only: the amounts are sums of settled lines. */
  noTaxUnitPrice: string
  amountNoTax: string
  taxAmount: string
  amountTax: string
}

/** What a payer is to be invoiced, from some of his settlements: an invoice for each tax rate. */
export type InvoiceData = {
  payer: string
  settlements: Settlement[]
  lines: InvoiceLine[]
  byRate: RateTotals[]
  total: Omit<RateTotals, 'taxRate'>
  /** The total of the settlements themselves, where it is not that of the lines; else ''. */
  otherTotal: string
}

/** The data of some settlements by payer; the lines of a rate follow each other. */
export function invoiceData(settlements: readonly Settlement[]): InvoiceData[] {
  return [...groupBy(settlements, ({ companyName }) => companyName)].map(([payer, own]) => {
    const settled = own.flatMap(({ lines = [] }) => lines)
    const byRate = totalsByRate(settled)
    const lines = [...groupBy(settled, keyOf).values()].map(merged)
    const amount = (name: 'amountTax' | 'amountNoTax' | 'taxAmount') => fixed(sum(byRate.map((row) => row[name])), 2)
    const total = { amountTax: amount('amountTax'), amountNoTax: amount('amountNoTax'), taxAmount: amount('taxAmount') }
    const given = amountOf(own)
    return {
      payer,
      settlements: own,
      lines: byRate.flatMap(({ taxRate }) => lines.filter((line) => line.taxRate === taxRate)),
      byRate,
      total,
      otherTotal: given === total.amountTax ? '' : given,
    }
  })
}

const rateOf = (line: SettlementLine) => decimal(line.taxRate)?.toFixed() ?? ''
// The spec of concrete begins with its strength.
const specOf = (line: SettlementLine) => [line.grade, line.spec].filter(Boolean).join(' ')
const priceOf = (line: SettlementLine) => decimal(line.settlePriceTax)?.toFixed() ?? ''

function keyOf(line: SettlementLine): string {
  return [line.materialName, specOf(line), line.unit, rateOf(line), priceOf(line)].join('\n')
}

function merged(lines: SettlementLine[]): InvoiceLine {
  const [first] = lines as [SettlementLine]
  const total = (name: 'amountNoTax' | 'taxAmount' | 'amountTax') => fixed(sum(lines.map((line) => line[name])), 2)
  const price = lineAmounts({ quantity: '1', taxUnitPrice: first.settlePriceTax, taxRate: first.taxRate })
  return {
    key: keyOf(first),
    name: first.materialName,
    spec: specOf(first),
    unit: first.unit,
    taxRate: rateOf(first),
    quantity: sum(lines.map(({ settleQuantity }) => settleQuantity)).toFixed(),
    noTaxUnitPrice: price?.noTaxUnitPrice ?? '',
    amountNoTax: total('amountNoTax'),
    taxAmount: total('taxAmount'),
    amountTax: total('amountTax'),
  }
}
