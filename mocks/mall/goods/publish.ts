import { supplierName } from '#mocks/kernel/auth/caller'
import type { Call } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { platformWillReview } from './counterparty'
import { type Operation, readOperation, type SkuInput, totalStock } from './operationRules'
import { type GoodsRow, goodsTables, type SkuRow } from './rows'
import { ownGoods, skusOf } from './rules'

const { goods, goodsSkus } = goodsTables

/**
 * Publishes a product; the platform reviews it.
 *
 * @throws Refusal when a field is invalid
 */
export function createGoods(call: Call): GoodsRow {
  const operation = readOperation(call)
  const { account } = call
  const now = worldNow()
  const id = nextId()
  const row = goods.insert({
    ...fieldsOf(operation),
    id,
    quantity: totalStock(operation.skuList),
    authFlag: 'TOBEAUDITED',
    authMessage: '',
    underMessage: '',
    commentNum: '0',
    grade: '100',
    storeId: account.supplierId,
    storeName: supplierName(account.supplierId),
    selfOperated: false,
    params: '',
    createBy: account.account,
    updateBy: account.account,
    createTime: now,
    updateTime: now,
    deleteFlag: false,
  })
  for (const input of operation.skuList) goodsSkus.insert(newSku(row, input, now))
  platformWillReview(row)
  return row
}

/**
 * Changes a product. SKUs that are not sent are deleted; the platform reviews every edit.
 *
 * @throws Refusal when a field is invalid
 */
export function updateGoods(call: Call): void {
  const before = ownGoods.get(call)
  const operation = readOperation(call)
  const now = worldNow()
  const row = goods.update(before.id, {
    ...fieldsOf(operation),
    quantity: totalStock(operation.skuList),
    authFlag: 'TOBEAUDITED',
    authMessage: '',
    underMessage: '',
    updateBy: call.account.account,
    updateTime: now,
  })
  const known = skusOf(row.id)
  const kept = new Set(operation.skuList.map(({ id }) => id))
  for (const { id } of known.filter((sku) => !kept.has(sku.id))) goodsSkus.delete(id)
  for (const input of operation.skuList) {
    const sku = known.find(({ id }) => id === input.id)
    if (sku)
      goodsSkus.update(sku.id, { ...ownFields(row, input), alertQuantity: input.alertQuantity ?? sku.alertQuantity })
    else goodsSkus.insert(newSku(row, input, now))
  }
  platformWillReview(row)
}

function fieldsOf({ skuList: _, ...operation }: Operation) {
  const [picture = ''] = operation.goodsGalleryList
  return { ...operation, thumbnail: picture, small: picture, original: picture }
}

function newSku(row: GoodsRow, input: SkuInput, createTime: string): SkuRow {
  const own = {
    id: nextId(),
    goodsId: row.id,
    storeId: row.storeId,
    promotionFlag: false,
    promotionPrice: null,
    createTime,
  }
  return { ...ownFields(row, input), ...own, alertQuantity: input.alertQuantity ?? '0' }
}

/** The fields of a SKU itself: its name consists of the product's name and every spec value. */
function ownFields({ goodsName }: GoodsRow, { id: _, alertQuantity: _alert, ...input }: SkuInput) {
  const simpleSpecs = input.specs.map(({ specValue }) => ` ${specValue}`).join('')
  return { ...input, simpleSpecs, goodsName: `${goodsName}${simpleSpecs}` }
}
