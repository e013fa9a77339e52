import { nextStatus } from '#domain/status'
import { wireText } from '#domain/wire'
import { goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { DEFAULT_UNDER_REASON, MAX_REASON, type MarketEnable, marketTransitions } from '#features/mall/goods/model'
import { refusal } from '#mocks/kernel/http/reply'
import { listField, recordsField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, writeRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { figureOf, ownTemplate } from './operationRules'
import { createGoods, updateGoods } from './publish'
import { type GoodsRow, goodsTables, type SkuRow } from './rows'
import { setStock } from './rules'

const { goods, goodsSkus } = goodsTables

/** The rejection of each action when the state forbids it. */
const FORBIDDEN = {
  up: [11004, '商品上架失败'],
  under: [11003, '商品下架失败'],
  delete: [11003, '商品下架失败'],
} as const

export const goodsWriteRoutes: Route[] = [
  writeRoute(goodsEndpoints.create, 'goods', (call) => {
    createGoods(call)
    return null
  }),
  // Before the paths that take an id.
  writeRoute(skuEndpoints.setStocks, 'goods', (call) => {
    for (const { sku, quantity } of sentFigures(call, 'quantity')) setStock(sku.id, String(quantity))
    return null
  }),
  writeRoute(skuEndpoints.setAlert, 'goods', (call) => setAlerts(call, [call.fields])),
  writeRoute(skuEndpoints.setAlerts, 'goods', (call) => setAlerts(call)),
  writeRoute(goodsEndpoints.update, 'goods', (call) => {
    updateGoods(call)
    return null
  }),
  writeRoute(goodsEndpoints.up, 'goods', (call) => market(call, 'up', { underMessage: '' })),
  writeRoute(goodsEndpoints.under, 'goods', (call) => {
    const reason = textField(call, 'reason').slice(0, MAX_REASON)
    return market(call, 'under', { underMessage: reason || DEFAULT_UNDER_REASON })
  }),
  writeRoute(goodsEndpoints.drop, 'goods', (call) => market(call, 'delete', { deleteFlag: true })),
  writeRoute(goodsEndpoints.setFreight, 'goods', (call) => {
    const templateId = ownTemplate(call, textField(call, 'templateId'))
    for (const row of sentGoods(call)) {
      if (row.goodsType === 'VIRTUAL_GOODS') throw refusal(11015, '虚拟商品无需选择配送模板')
      goods.update(row.id, { templateId })
    }
    return null
  }),
]

/** The caller's products among the sent ids; ids of other shops are skipped. */
function sentGoods(call: Call): GoodsRow[] {
  const ids = listField(call, 'goodsId')
  if (ids.length === 0) throw refusal(4002, '参数异常')
  return ids.flatMap((id) => {
    const row = goods.get(id)
    return row?.storeId === call.account.supplierId && !row.deleteFlag ? [row] : []
  })
}

function market(call: Call, action: keyof typeof FORBIDDEN, change: Partial<GoodsRow>): null {
  for (const row of sentGoods(call)) {
    const next = nextStatus(marketTransitions, row.marketEnable, action)
    const [code, message] = FORBIDDEN[action]
    if (next === null) throw refusal(code, message)
    goods.update(row.id, { ...change, marketEnable: next as MarketEnable, updateTime: worldNow() })
  }
  return null
}

type Sent = { sku: SkuRow; quantity: number }

/** The own SKUs among the sent rows, each with a whole number from 0; rows of other shops are skipped silently. */
function sentFigures(call: Call, name: string, rows = recordsField(call.fields, 'body')): Sent[] {
  return rows.flatMap((row) => {
    const sku = goodsSkus.get(wireText(row.skuId))
    if (sku?.storeId !== call.account.supplierId) return []
    const quantity = figureOf(row[name])
    if (quantity === null || quantity < 0 || !Number.isInteger(quantity)) throw refusal(11011, '商品库存数量不能为负数')
    return [{ sku, quantity }]
  })
}

function setAlerts(call: Call, rows?: Record<string, unknown>[]): null {
  for (const { sku, quantity } of sentFigures(call, 'alertQuantity', rows)) {
    goodsSkus.update(sku.id, { alertQuantity: String(quantity) })
  }
  return null
}
