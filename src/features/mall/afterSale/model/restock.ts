import { realDecimal } from '#domain/money'
import { type Text, text } from '#domain/text'
import { type AfterSale, wasReturned } from '#features/mall/afterSale/model'

/** Whether returned goods can still be put back to stock by their claim: once, where the service keeps it. */
export function isRestockable(
  claim: Pick<AfterSale, 'serviceType' | 'serviceStatus' | 'goodsId' | 'restockedNum'>,
): boolean {
  return wasReturned(claim) && claim.restockedNum === 0
}

/** The error of the pieces of a claim that go back to stock: a whole number from `least` to the claimed pieces. */
export function restockError(typed: string, { num }: Pick<AfterSale, 'num'>, least: 0 | 1): Text | null {
  const pieces = realDecimal(typed)
  const isValid = pieces?.eq(pieces.round()) && pieces.gte(least) && pieces.lte(num ?? 0)
  return isValid ? null : text('加回库存数量应为 {{least}}～{{num}} 的整数', { least, num: num ?? 0 })
}
