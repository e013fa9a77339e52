import * as v from 'valibot'
import { dayAfter } from '#domain/time'
import { countLeaf, decimalLeaf, idLeaf, textLeaf } from '#domain/wire'

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

/** The sales of a shop today: paid orders and their amount in yuan, and visitors. */
export const shopTodaySchema = v.object({ orderNum: countLeaf(), orderPrice: decimalLeaf(), storeUV: countLeaf() })

/** A product that sold, with the number sold and their amount in yuan. */
export const soldGoodsSchema = v.object({
  goodsId: idLeaf(),
  goodsName: textLeaf(),
  num: countLeaf(),
  price: decimalLeaf(),
})
/** The periods that statistics are read for; `mall-contract.md` §6.8. */
export type SearchType = 'TODAY' | 'YESTERDAY' | 'LAST_SEVEN' | 'LAST_THIRTY'

/**
 * First and last day of a period, both included. The last seven and thirty days are full days: they end yesterday. A
 * period wins over year and month; without any it is the month of today.
 */
export function periodDays(
  { searchType, year, month }: { searchType?: string; year?: string; month?: string },
  today: string,
): { from: string; to: string } {
  const yesterday = dayAfter(today, -1)
  switch (searchType) {
    case 'TODAY':
      return { from: today, to: today }
    case 'YESTERDAY':
      return { from: yesterday, to: yesterday }
    case 'LAST_SEVEN':
      return { from: dayAfter(today, -7), to: yesterday }
    case 'LAST_THIRTY':
      return { from: dayAfter(today, -30), to: yesterday }
    default: {
      const first = year && month ? `${year}-${month.padStart(2, '0')}-01` : `${today.slice(0, 7)}-01`
      return { from: first, to: dayAfter(`${dayAfter(first, 31).slice(0, 7)}-01`, -1) }
    }
  }
}
