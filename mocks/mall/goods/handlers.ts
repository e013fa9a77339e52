import { decimal } from '#domain/money'
import { plain } from '#domain/text'
import { goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { isLow } from '#features/mall/goods/model'
import { productPrices, statusOfGoods, unsoldText } from '#features/mall/sale/model'
import { recordRoute } from '#mocks/kernel/http/crud'
import { refusal } from '#mocks/kernel/http/reply'
import { type Call, type Route, readRoute, type Served } from '#mocks/kernel/http/route'
import {
  containing,
  contains,
  equalTo,
  type Filters,
  filtered,
  found,
  type List,
  oneOf,
  pageBy,
} from '#mocks/kernel/store/listing'
import { countsOf } from './listRules'
import { type GoodsRow, goodsTables } from './rows'
import { type JoinedSku, joinedSkus, knownGoods, ownGoods, skusOf } from './rules'
import { goodsDetail, goodsFilters, goodsWire, skuDetail, skuWire, usesIn, usesOfSku, withSold } from './wireRules'

const skuFilters: Filters<JoinedSku> = {
  ...containing('sn'),
  ...equalTo('id', 'goodsId'),
  ids: oneOf(({ id }) => id),
  ...goodsFilters,
  skuSn: contains((row) => row.sn),
}

/** A product is found by the number of any of its SKUs. */
const listFilters: Filters<GoodsRow> = {
  ...goodsFilters,
  sn: (row, asked) => skusOf(row.id).some(({ sn }) => sn.toLowerCase().includes(asked.toLowerCase())),
}

const skuList: List<JoinedSku> = { filters: skuFilters }

const COUNTS = {
  upperGoodsNum: 'UPPER',
  downGoodsNum: 'DOWN',
  auditGoodsNum: 'TOBEAUDITED',
  refuseGoodsNum: 'REFUSE',
} as const

export const goodsRoutes: Route[] = [
  readRoute(goodsEndpoints.page, 'goods', (call) => {
    const usesOf = usesIn(call.account.supplierId)
    return pageBy(ownSold(call), call, { filters: listFilters, view: (row) => goodsWire(row, usesOf) })
  }),
  readRoute(goodsEndpoints.counts, 'goods', (call) => {
    const { goodsStatus: _, ...others } = listFilters
    return countsOf(filtered(ownGoods.all(call), call, others), statusOfGoods, COUNTS)
  }),
  skuRoute(skuEndpoints.low, (sku) => sku.marketEnable === 'UPPER' && isLow(sku)),
  skuRoute(skuEndpoints.page),
  skuRoute(skuEndpoints.onSale),
  readRoute(skuEndpoints.ofGoods, 'goods', (call) => {
    const row = ownGoods.get(call, call.params.goodsId)
    const usesOf = usesIn(row.storeId)
    return skusOf(row.id).map((sku) => ({ ...skuDetail(sku, row), usedBy: usesOfSku(sku, usesOf) }))
  }),
  readRoute({ method: 'GET', path: '/api/store/goods/goods/sku/{goodsId}/{skuId}' }, 'goods', (call) => {
    const row = knownGoods(call.params.goodsId ?? '')
    const sku = goodsTables.goodsSkus.get(call.params.skuId ?? '')
    const unsold = unsoldText(row)
    if (unsold) throw refusal(11001, plain(unsold))
    if (sku?.goodsId !== row.id) throw refusal(11001, '商品已下架')
    const { categoryName, wholesaleList, goodsParamsDTOList, skuList } = goodsDetail(row)
    const specs = skuList.map(({ id, specList, quantity }) => ({ skuId: id, quantity, specValues: specList }))
    return { data: skuDetail(sku, row), wholesaleList, categoryName, specs, promotionMap: null, goodsParamsDTOList }
  }),
  recordRoute(goodsEndpoints.byId, 'goods', ownGoods, goodsDetail),
  readRoute(
    { method: 'POST', path: '/api/manager/goods/goods/sku/count' },
    'goods',
    (call) => filtered(ownSkus(call), call, skuFilters).length,
  ),
]

/** Serves pages of the SKUs of the caller's shop. */
function skuRoute(endpoint: Served, isMeant: (sku: JoinedSku) => boolean = () => true): Route {
  return readRoute(endpoint, 'goods', (call) => {
    const usesOf = usesIn(call.account.supplierId)
    return pageBy(ownSkus(call).filter(isMeant), call, { ...skuList, view: (sku) => skuWire(sku, usesOf) })
  })
}

/** The products of the caller's shop with what was sold of each, and the prices of their SKUs and tiers. */
function ownSold(call: Call) {
  return withSold(ownGoods.all(call), ({ id }) => id).map((row) => {
    const { lowest, highest } = productPrices({ ...row, skuList: skusOf(row.id) })
    return { ...row, price: lowest, highestPrice: highest }
  })
}

function ownSkus({ account }: Call) {
  return withSold(
    joinedSkus((row) => row.storeId === account.supplierId),
    ({ goodsId }) => goodsId,
  )
}

/** The rows of a stock export: all that match the filters, not one page. */
export function askedSkus(call: Call): JoinedSku[] {
  return found(ownSkus(call), call, skuList).toSorted((a, b) => Number(decimal(b.goodsId)?.cmp(a.goodsId) ?? 0))
}
