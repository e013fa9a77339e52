import { decimal, fixed, formatMoney, sum } from '#domain/money'
import { type Text, text } from '#domain/text'

/** What the limit of a claim looks at. */
type Claim = Record<'sn' | 'orderSn' | 'skuId' | 'serviceStatus', string> &
  Record<'flowPrice' | 'freightPrice' | 'actualRefundPrice' | 'agreedRefundPrice', string | null>

/** What a claim can return at most, yuan: what was paid, less what went back or will by other claims on its line. */
export type RefundLimit = { paid: string | null; returned: string }

/** How a claim ends that returns nothing. */
const ENDED: readonly string[] = ['REFUSE', 'SELLER_TERMINATION', 'BUYER_CANCEL']

/**
 * Whether a claim states what was paid for its whole line, whatever pieces it is for: a lilishop does, which tells no
 * freight in it, and lets the claims on a line return more together than was paid.
 */
export function isOfLine({ freightPrice }: Pick<Claim, 'freightPrice'>): boolean {
  return freightPrice === null
}

/** The limit of a claim beside the claims on its order. */
export function refundLimit(claim: Claim, claims: readonly Claim[]): RefundLimit {
  const others = isOfLine(claim) ? claims.filter((one) => isBeside(claim, one)) : []
  const returned = others.map(({ actualRefundPrice, agreedRefundPrice }) => actualRefundPrice ?? agreedRefundPrice)
  return { paid: claim.flowPrice, returned: fixed(sum(returned), 2) }
}

function isBeside(claim: Claim, one: Claim): boolean {
  const isOnLine = one.orderSn === claim.orderSn && one.skuId === claim.skuId
  return isOnLine && one.sn !== claim.sn && !ENDED.includes(one.serviceStatus)
}

/** What is left to return; null where it is not known what was paid. */
export function leftOf({ paid, returned }: RefundLimit): string | null {
  if (paid === null) return null
  const left = sum([paid]).minus(returned)
  return fixed(left.gt(0) ? left : 0, 2)
}

/** The amount that a form begins with: as claimed, within what is left. */
export function proposedRefund({ applyRefundPrice }: { applyRefundPrice: string | null }, limit: RefundLimit): string {
  const [asked, left] = [decimal(applyRefundPrice), decimal(leftOf(limit))]
  if (!asked) return ''
  return fixed(left?.lt(asked) ? left : asked, 2)
}

/** The error of a refund above the limit; null within it. */
export function limitError(actualRefundPrice: string, limit: RefundLimit): Text | null {
  const [refund, left] = [decimal(actualRefundPrice), decimal(leftOf(limit))]
  if (!refund || !left || refund.lte(left)) return null
  const paid = formatMoney(limit.paid)
  return sum([limit.returned]).eq(0)
    ? text('实际退款金额不能超过实付金额 {{paid}} 元', { paid })
    : text('这件商品实付 {{paid}} 元，其他售后已退或同意退 {{returned}} 元，最多再退 {{left}} 元', {
        paid,
        returned: formatMoney(limit.returned),
        left: formatMoney(left),
      })
}
