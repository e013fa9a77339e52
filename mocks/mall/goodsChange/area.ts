import { goodsChangeEndpoints } from '#features/mall/goodsChange/endpoints'
import {
  type ChangeInput,
  changeInput,
  changeTypes,
  validateChange,
  valueBefore,
} from '#features/mall/goodsChange/model'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { fieldsBy, textField } from '#mocks/kernel/http/request'
import { type Call, writeRoute } from '#mocks/kernel/http/route'
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
      const input = readChange(call)
      const skus = skusOf(goods.id)
      if (input.skuId !== '' && !skus.some(({ id }) => id === input.skuId)) throw refusal(11001, '商品已下架')
      const before = valueBefore(input, { ...goods, skuList: skus })
      refuseErrors(validateChange(input, before), badInput)
      const { goodsId, changeType, skuId } = input
      const others = goodsChanges.filter((row) => row.goodsId === goodsId && row.status === 'TOBEAUDITED')
      if (others.some((row) => row.changeType === changeType && row.skuId === skuId))
        throw badInput('该商品已有待审核的同类变更申请')
      const waiting = { before: before ?? '', status: 'TOBEAUDITED', auditMessage: '', auditTime: '' } as const
      const change = ownChanges.insert(call, { ...input, ...waiting })
      platformWillDecide(change)
      return { id: change.id }
    }),
  ],
  counterparty: [changeCounterparty],
  menu: screensIn('goods', { grant: 'goods', variants: ['material'] }, [
    [55, 'goods-change', '商品变更', 'goods-changes', 'goods/goods-seller/goodsChange'],
  ]),
})

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
  if (!Object.hasOwn(changeTypes, sent.changeType)) throw badInput()
  return sent.changeType === 'PRICE' ? sent : { ...sent, skuId: '' }
}
