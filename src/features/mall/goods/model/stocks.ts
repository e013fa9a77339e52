import { type Errors, onlyErrors } from '#domain/text'
import { stockError, stockNumber } from '#features/mall/goods/model'

/** Stocks by SKU id, as saved or as typed. */
export type StockInput = { stocks: Record<string, string> }

/** Errors of typed stocks by path, `stocks.7001`. */
export function validateStocks({ stocks }: StockInput): Errors {
  return onlyErrors(
    Object.fromEntries(Object.entries(stocks).map(([id, typed]) => [`stocks.${id}`, stockError(typed)])),
  )
}

/** The stocks that differ from the saved ones; only these are sent. */
export function changedStocks(saved: StockInput, { stocks }: StockInput): { skuId: string; quantity: number }[] {
  return Object.entries(saved.stocks).flatMap(([skuId, before]) => {
    const typed = stocks[skuId]?.trim() ?? ''
    return typed === '' || typed === before ? [] : [{ skuId, quantity: stockNumber(typed) }]
  })
}
