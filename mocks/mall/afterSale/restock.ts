import { onlyErrors } from '#domain/text'
import { wasReturned } from '#features/mall/afterSale/model'
import { restockError } from '#features/mall/afterSale/model/restock'
import { piecesText } from '#features/mall/sale/model'
import type { Account } from '#mocks/kernel/auth/caller'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { logged } from '#mocks/mall/goods/historyRules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { moveStock } from '#mocks/mall/goods/rules'
import { type AfterSaleRow, afterSaleTables } from './rows'
import { stepOf } from './rules'

/**
 * Checks the pieces of a return that are to go back to stock; '' and 0 are none.
 *
 * @throws Refusal when the number is wrong, the SKU is gone, or the claim went back to stock before
 */
export function checkRestock(claim: AfterSaleRow, restockNum: string): void {
  if (Number(restockNum) === 0) return
  refuseErrors(onlyErrors({ restockNum: restockError(restockNum, claim, 1) }), badInput)
  if (claim.restockedNum > 0) throw refusal(33010, '这张售后单的退货已加回库存')
  if (!goodsTables.goodsSkus.get(claim.skuId)) throw refusal(33011, '商品规格已删除，不能加回库存')
}

/**
 * Puts returned pieces back to stock.
 *
 * @throws Refusal when the shop does not have the goods, or `checkRestock` refuses
 */
export function restock(claim: AfterSaleRow, restockNum: string, by: Account): AfterSaleRow {
  checkRestock(claim, restockNum)
  const num = Number(restockNum)
  if (num === 0) return claim
  if (!wasReturned(claim)) throw refusal(33006, '售后状态错误，请刷新页面')
  logged(claim.goodsId, by, 'stock', () => moveStock(claim.skuId, num), `售后 ${claim.sn} 退货`)
  const step = stepOf(by, '', `加回库存 ${piecesText([{ goodsUnit: claim.goodsUnit, num }])}`)
  return afterSaleTables.afterSales.update(claim.id, { restockedNum: num, steps: [...claim.steps, step] })
}
