import { goodsChangeEndpoints } from '#features/mall/goodsChange/endpoints'
import { changeTypes, toChangeBody, toChangeInput, validateChange } from '#features/mall/goodsChange/model'
import { goodsChangeRequests } from '#features/mall/goodsChange/requests'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { bodyBy, textField } from '#mocks/kernel/http/request'
import { writeRoute } from '#mocks/kernel/http/route'
import { containing, equalTo, type Filters } from '#mocks/kernel/store/listing'
import { goodsTables } from '#mocks/mall/goods/rows'
import { ownGoods, skusOf } from '#mocks/mall/goods/rules'
import { changeCounterparty, platformWillDecide } from './counterparty'
import { type ChangeRow, goodsChangeTables } from './rows'
import { seedChanges } from './seed'

const { goodsChanges } = goodsChangeTables

const filters: Filters<ReturnType<typeof changeWire>> = {
  ...containing('goodsName'),
  ...equalTo('goodsId', 'changeType', 'status'),
}

const ownChanges = ownedBy(goodsChanges, 'storeId')

/** Requests of shops to change their products, and the platform's decisions. */
export const area = defineArea({
  tables: goodsChangeTables,
  seed: seedChanges,
  routes: [
    listRoute(goodsChangeEndpoints.page, 'goods', (call) => ownChanges.all(call).map(changeWire), { filters }),
    recordRoute(goodsChangeEndpoints.byId, 'goods', ownChanges, changeWire),
    writeRoute(goodsChangeEndpoints.add, 'goods', (call) => {
      const goods = ownGoods.get(call, textField(call, 'goodsId'))
      const input = toChangeInput(bodyBy(call, goodsChangeRequests.add))
      if (!Object.hasOwn(changeTypes, input.changeType)) throw badInput()
      const product = { ...goods, skuList: skusOf(goods.id) }
      const isKnown = Object.keys(input.prices).every((id) => product.skuList.some((sku) => sku.id === id))
      if (input.changeType === 'PRICE' && !isKnown) throw refusal(11001, '商品已下架')
      refuseErrors(validateChange(input, product), badInput)
      // The server takes the values before from the product, whatever was sent.
      const body = toChangeBody(input, product)
      const waiting = goodsChanges.filter((row) => row.goodsId === goods.id && row.status === 'TOBEAUDITED')
      const skuIds = skuIdsOf(body)
      if (waiting.some((row) => row.changeType === body.changeType && skuIdsOf(row).some((id) => skuIds.includes(id))))
        throw badInput('该商品已有待审核的同类变更申请')
      const change = ownChanges.insert(call, { ...body, status: 'TOBEAUDITED', auditMessage: '', auditTime: '' })
      platformWillDecide(change)
      return { id: change.id }
    }),
  ],
  counterparty: [changeCounterparty],
  menu: screensIn('goods', { grant: 'goods', variants: ['material'] }, [
    [55, 'goods-change', '商品变更', 'goods-changes', 'goods/goods-seller/goodsChange'],
  ]),
})

/** The SKUs whose prices change; [''] for a text. */
function skuIdsOf({ skuId, prices }: Pick<ChangeRow, 'skuId' | 'prices'>): string[] {
  return prices.length > 0 ? prices.map((price) => price.skuId) : [skuId]
}

/** A request with the names of its product and SKUs; a SKU has its own picture. */
function changeWire({ storeId: _, prices, ...row }: ChangeRow) {
  const goods = goodsTables.goods.get(row.goodsId)
  const sku = goodsTables.goodsSkus.get(row.skuId)
  const specsOf = (id: string) => goodsTables.goodsSkus.get(id)?.simpleSpecs ?? ''
  return {
    ...row,
    prices: prices.map((price) => ({ ...price, simpleSpecs: specsOf(price.skuId) })),
    goodsName: goods?.goodsName ?? '',
    thumbnail: sku?.images[0] ?? goods?.thumbnail ?? '',
    simpleSpecs: specsOf(row.skuId),
  }
}
