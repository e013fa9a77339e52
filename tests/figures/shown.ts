import Big from 'big.js'

/** A figure by hand, in yuan or in its unit, and the addresses where it is read. */
export type Shown = {
  name: string
  figure: () => string
  places: Readonly<Record<string, () => string>>
  /** The workbook that ends in it. */
  workbook?: { path: () => string; query?: () => Record<string, string> }
}

/** The account that reads them, and its supplier and shop. */
export const ACCOUNT = 'haichuan'
export const OWN = '9003'

/** The sum of amounts. */
export const total = (values: readonly (string | null)[]) =>
  values.reduce((sum, value) => sum.plus(value || 0), new Big(0))

/** An amount as screens show it. */
export const yuan = (amount: Big) => thousands(amount.toFixed(2))

/** A number with its thousands apart. */
export const thousands = (number: string) => number.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** The document that the demo has to have. */
export const first = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Error('the demo has no such document')
  return row
}
