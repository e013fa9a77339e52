import { type Text, text } from '#domain/text'
import { formatTime, serverNow } from '#domain/time'
import { findPath, flatten } from '#domain/tree'
import { ownCategories, units } from '#features/mall/category/api'
import { CATEGORY_SEPARATOR } from '#features/mall/category/model'
import { skus } from '#features/mall/goods/api'
import { goodsStatuses } from '#features/mall/goods/model'
import { templates } from '#features/store/freight/api'
import type { ReadSample } from '#shared/importing/SampleButton'
import { listQuery, SHORT_LIST } from '#shared/listState'
import { DIRECTIONS, sampleProducts } from './sampleProducts'

// Of its own, and lazy: few visits to a list download an example.

/** Products in categories, units and freight templates of the shop; on the shelf they are put by hand. */
export const goodsSample: ReadSample = async (queries) => {
  const [tree, unitPage, freights] = await Promise.all([
    queries.fetchQuery(ownCategories()),
    queries.fetchQuery(units.page(SHORT_LIST)),
    queries.fetchQuery(templates.all(null)),
  ])
  const unitNames = unitPage.records.map(({ name }) => name)
  const leaves = flatten(tree).filter(({ children }) => children.length === 0)
  const template = freights[0]?.name ?? ''
  // Numbers of products are unique in a shop: an example that was imported before does not clash.
  const stamp = `YP${formatTime(serverNow(), 'MMDDHHmmss')}`
  const rows = sampleProducts(leaves).map(([leaf, product], at) => ({
    goodsName: product.goodsName,
    sellingPoint: product.sellingPoint,
    template,
    category: findPath(tree, ({ id }) => id === leaf.id)
      .map(({ name }) => name)
      .join(CATEGORY_SEPARATOR),
    unit: unitNames.includes(product.unit) ? product.unit : (unitNames[0] ?? ''),
    release: goodsStatuses.DOWN.label,
    pictures: 'https://img.example.com/goods/1.jpg',
    cost: product.cost,
    price: product.price,
    quantity: product.quantity,
    weight: product.weight,
    sn: `${stamp}-${at + 1}`,
    intro: product.sellingPoint,
    specName: product.spec[0],
    specValue: product.spec[1],
  }))
  return { rows, missing: missingOf(rows.length, unitNames.length, freights.length) }
}

function missingOf(categories: number, ownUnits: number, freights: number): Text | null {
  if (categories === 0) return text('店铺还没有可以经营的商品分类，请联系平台开通。')
  if (ownUnits === 0) return text('平台还没有计量单位，请联系平台添加。')
  return freights === 0 ? text('店铺还没有运费模板：先新增运费模板，再填到「运费模板」一列。') : null
}

/** Some SKUs of the shop, one of which gets fewer. */
export const stockSample: ReadSample = async (queries) => {
  const query = listQuery({ criteria: {}, current: 1, size: ROWS, sort: '', order: '' })
  const { records } = await queries.fetchQuery(skus.page(query))
  const rows = records.map(({ goodsId, id, goodsName, simpleSpecs, sn, quantity, alertQuantity }, at) => {
    const isLess = at === records.length - 1 && Number(quantity ?? 0) > 0
    return {
      goodsId,
      skuId: id,
      direction: isLess ? DIRECTIONS.less : DIRECTIONS.more,
      amount: isLess ? '1' : String(10 * (at + 1)),
      goodsName,
      simpleSpecs,
      sn,
      stock: quantity ?? '',
      alertQuantity: alertQuantity ?? '',
    }
  })
  return { rows, missing: rows.length === 0 ? text('店铺还没有商品规格，请先发布商品。') : null }
}

const ROWS = 4
