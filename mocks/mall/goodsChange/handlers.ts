import { plain } from '#domain/text'
import { goodsChangeEndpoints } from '#features/mall/goodsChange/endpoints'
import {
  type ChangeInput,
  changeInput,
  changeTypes,
  validateChange,
  valueBefore,
} from '#features/mall/goodsChange/model'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { fieldsBy, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { contains, type Filters, filtered, oneOf, pageOf, sorted } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { goodsTables } from '#mocks/mall/goods/rows'
import { ownGoods, skusOf } from '#mocks/mall/goods/rules'
import { platformWillDecide } from './counterparty'
import { type ChangeRow, goodsChangeTables } from './rows'

const { goodsChanges } = goodsChangeTables

const filters: Filters<ReturnType<typeof changeWire>> = {
  goodsName: contains((row) => row.goodsName),
  goodsId: oneOf((row) => row.goodsId),
  changeType: oneOf((row) => row.changeType),
  status: oneOf((row) => row.status),
}

const ownChange = ownedBy(goodsChanges, 'storeId', () => refusal(20005, '权限不足'))

export const changeRoutes: Route[] = [
  readRoute(goodsChangeEndpoints.page, 'goods', (call) => {
    const own = goodsChanges.filter(({ storeId }) => storeId === call.account.supplierId)
    return pageOf(sorted(filtered(own.map(changeWire), call, filters), call, ['createTime']), call)
  }),
  readRoute(goodsChangeEndpoints.byId, 'goods', (call) => changeWire(ownChange(call, call.params.id ?? ''))),
  writeRoute(goodsChangeEndpoints.add, 'goods', (call) => {
    const goods = ownGoods(call, textField(call, 'goodsId'))
    const input = readChange(call)
    const skus = skusOf(goods.id)
    if (input.skuId !== '' && !skus.some(({ id }) => id === input.skuId)) throw refusal(11001, '商品已下架')
    const before = valueBefore(input, { ...goods, skuList: skus })
    refuseErrors(validateChange(input, before), (error) => refusal(4002, plain(error)))
    const { goodsId, changeType, skuId } = input
    const isWaiting = goodsChanges.find(
      (row) =>
        row.status === 'TOBEAUDITED' && row.goodsId === goodsId && row.changeType === changeType && row.skuId === skuId,
    )
    if (isWaiting) throw refusal(4002, '该商品已有待审核的同类变更申请')
    const change = goodsChanges.insert({
      ...input,
      id: nextId(),
      storeId: goods.storeId,
      before: before ?? '',
      status: 'TOBEAUDITED',
      auditMessage: '',
      auditTime: '',
      createTime: worldNow(),
    })
    platformWillDecide(change)
    return { id: change.id }
  }),
]

/** A request with the names of its product and SKU; a SKU has its own picture. */
function changeWire({ storeId: _, ...row }: ChangeRow) {
  const goods = goodsTables.goods.get(row.goodsId)
  const sku = goodsTables.goodsSkus.get(row.skuId)
  return {
    ...row,
    goodsName: goods?.goodsName ?? '',
    thumbnail: sku?.images[0] ?? goods?.thumbnail ?? '',
    simpleSpecs: sku?.simpleSpecs ?? '',
  }
}

function readChange(call: Call): ChangeInput {
  const sent = fieldsBy(call, changeInput)
  if (!Object.hasOwn(changeTypes, sent.changeType)) throw refusal(4002, '参数异常')
  return sent.changeType === 'PRICE' ? sent : { ...sent, skuId: '' }
}
