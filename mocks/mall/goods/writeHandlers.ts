import { nextStatus } from '#domain/status'
import { onlyErrors } from '#domain/text'
import { goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { marketTransitions, stockError } from '#features/mall/goods/model'
import { DEFAULT_UNDER_REASON, underReasonError } from '#features/mall/goods/model/market'
import { goodsRequests, skuRequests } from '#features/mall/goods/requests'
import type { MarketEnable } from '#features/mall/sale/model'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { bodyBy, listField, rowsBy } from '#mocks/kernel/http/request'
import { type Call, type Route, writeRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { logged } from './historyRules'
import { checkParams, figureOf, ownTemplate } from './operationRules'
import { createGoods, updateGoods } from './publish'
import { type GoodsRow, goodsTables } from './rows'
import { ownGoods, setStock } from './rules'

const { goods, goodsSkus } = goodsTables

const ownSkus = ownedBy(goodsSkus, 'storeId')

/** The rejection of each action when the state forbids it. */
const FORBIDDEN = {
  up: [11004, '商品上架失败'],
  under: [11003, '商品下架失败'],
  delete: [11003, '商品下架失败'],
} as const

export const goodsWriteRoutes: Route[] = [
  writeRoute(goodsEndpoints.create, 'goods', (call) => {
    checkParams(call)
    createGoods(call)
    return null
  }),
  // Before the paths that take an id.
  writeRoute(skuEndpoints.setStocks, 'goods', (call) => {
    // Rows of other shops are skipped silently.
    const rows = rowsBy(call, skuRequests.setStocks).filter(({ skuId }) => isOwnSku(call, skuId))
    for (const goodsId of new Set(rows.map(({ skuId }) => goodsSkus.get(skuId)?.goodsId ?? ''))) {
      logged(goodsId, call.account, 'stock', () => {
        for (const { skuId, quantity } of rows)
          if (goodsSkus.get(skuId)?.goodsId === goodsId) setStock(skuId, checkedFigure(quantity))
      })
    }
    return null
  }),
  writeRoute(skuEndpoints.setAlert, 'goods', (call) => setAlerts(call, [bodyBy(call, skuRequests.setAlert)])),
  writeRoute(skuEndpoints.setAlerts, 'goods', (call) => setAlerts(call, rowsBy(call, skuRequests.setAlerts))),
  writeRoute(goodsEndpoints.update, 'goods', (call) => {
    const { id } = ownGoods.get(call)
    checkParams(call)
    logged(id, call.account, 'update', () => updateGoods(call))
    return null
  }),
  writeRoute(goodsEndpoints.up, 'goods', (call) => market(call, 'up', { underMessage: '' })),
  writeRoute(goodsEndpoints.under, 'goods', (call) => {
    // Other clients name none.
    const sent = bodyBy(call, goodsRequests.under)
    const underMessage = sent.reason || DEFAULT_UNDER_REASON
    refuseErrors(onlyErrors({ reason: underReasonError(underMessage) }), badInput)
    return market(call, 'under', { underMessage })
  }),
  writeRoute(goodsEndpoints.drop, 'goods', (call) => market(call, 'delete', { deleteFlag: true })),
  writeRoute(goodsEndpoints.setFreight, 'goods', (call) => {
    const sent = bodyBy(call, goodsRequests.setFreight)
    const templateId = ownTemplate(call, sent.templateId)
    for (const row of namedGoods(call)) {
      if (row.goodsType === 'VIRTUAL_GOODS') throw refusal(11015, '虚拟商品无需选择配送模板')
      goods.update(row.id, { templateId })
    }
    return null
  }),
]

/** The products that a request names: ids joined by commas, or from other clients a list of them. */
function namedGoods(call: Call): GoodsRow[] {
  const ids = listField(call, 'goodsId')
  if (ids.length === 0) throw badInput()
  return ids.map((id) => ownGoods.get(call, id))
}

/**
 * Changes all sent products of the caller's shop, or none.
 *
 * @throws Refusal when one is missing, another shop's, or in a state that forbids it
 */
function market(call: Call, action: keyof typeof FORBIDDEN, change: Partial<GoodsRow>): null {
  for (const row of namedGoods(call)) {
    const next = nextStatus(marketTransitions, row.marketEnable, action)
    const [code, message] = FORBIDDEN[action]
    if (next === null) throw refusal(code, message)
    logged(
      row.id,
      call.account,
      action,
      () => goods.update(row.id, { ...change, marketEnable: next as MarketEnable, updateTime: worldNow() }),
      change.underMessage,
    )
  }
  return null
}

function isOwnSku({ account }: Call, skuId: string): boolean {
  return goodsSkus.get(skuId)?.storeId === account.supplierId
}

/** A whole number from 0, as text. */
function checkedFigure(text: string): string {
  const figure = figureOf(text)
  if (figure === null || figure < 0 || !Number.isInteger(figure)) throw refusal(11011, '商品库存数量不能为负数')
  const error = stockError(text)
  if (error) throw badInput(error)
  return String(figure)
}

function setAlerts(call: Call, rows: readonly { skuId: string; alertQuantity: string }[]): null {
  for (const { skuId, alertQuantity } of rows) {
    goodsSkus.update(ownSkus.get(call, skuId).id, { alertQuantity: checkedFigure(alertQuantity) })
  }
  return null
}
