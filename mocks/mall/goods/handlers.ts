import { decimal } from '#domain/money'
import { goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { isLow, statusOfGoods } from '#features/mall/goods/model'
import { refusal } from '#mocks/kernel/http/reply'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { contains, type Filters, filtered, oneOf, pageOf, sorted } from '#mocks/kernel/store/listing'
import { countsOf } from './listRules'
import { goodsTables } from './rows'
import { type JoinedSku, joinedSkus, knownGoods, ownGoods, skusOf, withNumbers } from './rules'
import { goodsDetail, goodsFilters, goodsWire, skuDetail } from './wireRules'

const skuFilters: Filters<JoinedSku> = {
  ...goodsFilters,
  id: oneOf((row) => row.id),
  goodsId: oneOf((row) => row.goodsId),
  sn: contains((row) => row.sn),
  skuSn: contains((row) => row.sn),
}

const COUNTS = {
  upperGoodsNum: 'UPPER',
  downGoodsNum: 'DOWN',
  auditGoodsNum: 'TOBEAUDITED',
  refuseGoodsNum: 'REFUSE',
} as const

export const goodsRoutes: Route[] = [
  readRoute(goodsEndpoints.page, 'goods', (call) => {
    const rows = filtered(ownRows(call), call, goodsFilters)
    return pageOf(sorted(rows, call, ['createTime']).map(goodsWire), call)
  }),
  readRoute(goodsEndpoints.counts, 'goods', (call) => {
    const { goodsStatus: _, ...others } = goodsFilters
    return countsOf(filtered(ownRows(call), call, others), statusOfGoods, COUNTS)
  }),
  readRoute(skuEndpoints.low, 'goods', (call) =>
    skuPage(
      call,
      ownSkus(call).filter((sku) => sku.marketEnable === 'UPPER' && isLow(sku)),
    ),
  ),
  readRoute(skuEndpoints.page, 'goods', (call) => skuPage(call, ownSkus(call))),
  readRoute({ method: 'GET', path: '/api/store/goods/goods/sku/page' }, 'goods', (call) =>
    skuPage(call, ownSkus(call)),
  ),
  readRoute(skuEndpoints.ofGoods, 'goods', (call) => {
    const row = ownGoods(call, call.params.goodsId ?? '')
    return skusOf(row.id).map((sku) => skuDetail(sku, row))
  }),
  readRoute({ method: 'GET', path: '/api/store/goods/goods/sku/{goodsId}/{skuId}' }, 'goods', (call) => {
    const row = knownGoods(call.params.goodsId ?? '')
    const sku = goodsTables.goodsSkus.get(call.params.skuId ?? '')
    if (sku?.goodsId !== row.id || statusOfGoods(row) !== 'UPPER') throw refusal(11001, '商品已下架')
    const { categoryName, wholesaleList, goodsParamsDTOList, skuList } = goodsDetail(row)
    const specs = skuList.map(({ id, specList, quantity }) => ({ skuId: id, quantity, specValues: specList }))
    return { data: skuDetail(sku, row), wholesaleList, categoryName, specs, promotionMap: null, goodsParamsDTOList }
  }),
  readRoute(goodsEndpoints.byId, 'goods', (call) => goodsDetail(ownGoods(call, call.params.id ?? ''))),
  readRoute(
    { method: 'POST', path: '/api/manager/goods/goods/sku/count' },
    'goods',
    (call) => filtered(ownSkus(call), call, skuFilters).length,
  ),
]

function ownRows({ account }: Call) {
  return goodsTables.goods.filter((row) => row.storeId === account.supplierId && !row.deleteFlag)
}

function ownSkus({ account }: Call): JoinedSku[] {
  return joinedSkus((row) => row.storeId === account.supplierId)
}

function skuPage(call: Call, rows: readonly JoinedSku[]) {
  return pageOf(sorted(filtered(rows, call, skuFilters), call, ['createTime']).map(withNumbers), call)
}

/** The rows of a stock export: all that match the filters, not one page. */
export function askedSkus(call: Call): JoinedSku[] {
  const rows = sorted(filtered(ownSkus(call), call, skuFilters), call, ['createTime'])
  return rows.toSorted((a, b) => Number(decimal(b.goodsId)?.cmp(a.goodsId) ?? 0))
}
