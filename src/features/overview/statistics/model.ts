import * as v from 'valibot'
import { decimalLeaf, textLeaf } from '#domain/wire'

/**
 * A month's money, incl. tax: delivered and on no completed settlement yet (month of delivery), settled and not paid
 * (month of settlement), paid (month of payment). Yuan as decimal text; `month` is 'YYYY-MM'.
 */
export const monthMoneySchema = v.object({
  month: v.pipe(textLeaf(), v.regex(/^\d{4}-\d{2}$/)),
  unsettled: decimalLeaf(),
  unpaid: decimalLeaf(),
  paid: decimalLeaf(),
})
/** A month's money by kind, yuan as decimal text. */
export type MonthMoney = v.InferOutput<typeof monthMoneySchema>

/** The kinds of money in the order they turn into each other. */
export const MONEY_KINDS = ['unsettled', 'unpaid', 'paid'] as const

/** Labels of the kinds of money. */
export const MONEY_LABELS: Readonly<Record<(typeof MONEY_KINDS)[number], string>> = {
  unsettled: '已送货未结算',
  unpaid: '已结算未付款',
  paid: '已付款',
}
