import { type DecimalInput, decimal } from './money'

/** Whether a figure is in a range `least_most`, whose ends count and may be missing: a single number is the least. */
export function isInFigures(value: DecimalInput, range: string): boolean {
  const [least, most] = range.split('_').map((end) => decimal(end))
  const figure = decimal(value)
  return figure !== null && (!least || figure.gte(least)) && (!most || figure.lte(most))
}
