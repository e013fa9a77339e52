import type { DecimalText } from '#domain/wire'
import type { GoodsDetail, SavedProductDetail, SkuDetail } from '#features/mall/goods/model'
import { emptySku, keyOf, type SkuRow, SPEC_COLUMNS } from '#features/mall/goods/publish/skus/skuMatrix'
import type { SpecInput } from '#features/mall/goods/publish/specs/goodsSpecs'
import { type GoodsValues, NO_BRAND, NO_TEMPLATE, newGoods, withOnePrice } from './goodsValues'

/** What the form starts from: a product to edit or to copy, or a draft or template. */
export type GoodsSource =
  | { kind: 'new' }
  | { kind: 'edit' | 'copy'; goods: GoodsDetail }
  | { kind: 'draft'; goods: SavedProductDetail }

const MAX_NAME = 50
const COPY_MARK = '-副本'

/**
 * The form's values. A copy gets a name of its own and drops the ids of the original's SKUs, whose numbers and stocks
 * it does not share.
 */
export function initialValues(source: GoodsSource): GoodsValues {
  if (source.kind === 'new') return newGoods()
  const { goods, kind } = source
  const { specs, skus } = readSkus(goods.skuList, kind)
  const tiers = goods.wholesaleList.map(({ num, price }) => ({ num: num ?? '', price: price ?? '' }))
  const items = goods.goodsParamsDTOList
    .flatMap(({ goodsParamsItemDTOList }) => goodsParamsItemDTOList)
    .filter(({ paramId }) => paramId !== '')
  return withOnePrice({
    goodsType: goods.goodsType,
    categoryPath: goods.categoryPath,
    goodsName:
      kind === 'copy' ? `${goods.goodsName.slice(0, MAX_NAME - COPY_MARK.length)}${COPY_MARK}` : goods.goodsName,
    price: goods.price ?? '',
    sellingPoint: goods.sellingPoint,
    brandId: goods.brandId === NO_BRAND ? '' : goods.brandId,
    goodsUnit: goods.goodsUnit,
    salesModel: goods.salesModel || 'RETAIL',
    tiers: tiers.length > 0 ? tiers : newGoods().tiers,
    // Editing a product in the warehouse does not put it on sale.
    release: kind === 'edit' && goods.marketEnable === 'DOWN' ? 'DOWN' : 'UPPER',
    recommend: goods.recommend ? '1' : '0',
    gallery: goods.goodsGalleryList,
    goodsVideo: goods.goodsVideo,
    specs,
    hasSpecImages: hasPictures(specs, goods.goodsGalleryList),
    skus,
    labels: goods.storeCategoryPath.split(',').filter(Boolean),
    intro: goods.intro,
    mobileIntro: goods.mobileIntro,
    templateId: goods.templateId === NO_TEMPLATE ? '' : goods.templateId,
    weight: goods.skuList[0]?.weight ?? '',
    params: Object.fromEntries(items.map(({ paramId, paramValue }) => [paramId, paramValue])),
    savedParams: goods.goodsParamsDTOList,
  })
}

/** Any SKU as read; one of a draft may have no id. */
type ReadSku = Omit<SkuDetail, 'id'> & { id: string }

/** The specs that SKUs have, in the order of their first use, and a row for each SKU. */
function readSkus(list: readonly ReadSku[], kind: 'edit' | 'copy' | 'draft'): { specs: SpecInput[]; skus: SkuRow[] } {
  const specs: SpecInput[] = []
  const skus = list.map((sku) => {
    const texts: Partial<SkuRow> = {}
    const keys = sku.specList
      .filter(({ specName }) => specName !== '' && specName !== 'images')
      .map(({ specName, specValue }) => {
        const at = specs.findIndex(({ name }) => name === specName)
        const spec = specs[at] ?? { key: `s${specs.length + 1}`, name: specName, values: [] }
        if (at < 0) specs.push(spec)
        const column = SPEC_COLUMNS[at < 0 ? specs.length - 1 : at]
        if (column) texts[column] = specValue
        return valueKey(spec, specValue, sku.goodsGalleryList[0] ?? '')
      })
    return {
      ...emptySku(keyOf(keys)),
      ...texts,
      ...figuresOf(sku),
      ...(kind === 'copy' && OWN_FIGURES),
      id: kind === 'edit' ? sku.id : '',
    }
  })
  return { specs, skus: skus.length > 0 ? skus : [emptySku()] }
}

/** Fields that a copy starts without. */
const OWN_FIGURES = { sn: '', quantity: '' }

function valueKey(spec: SpecInput, specValue: string, image: string): string {
  const known = spec.values.find(({ text }) => text === specValue)
  if (known) return known.key
  const key = `${spec.key}-v${spec.values.length + 1}`
  spec.values.push({ key, text: specValue, image: spec.key === 's1' ? image : '' })
  return key
}

function figuresOf(sku: ReadSku) {
  const text = (value: DecimalText) => value ?? ''
  return {
    price: text(sku.price),
    cost: text(sku.cost),
    weight: text(sku.weight),
    quantity: text(sku.quantity),
    alertQuantity: text(sku.alertQuantity),
    sn: sku.sn,
    images: sku.goodsGalleryList,
  }
}

/** Whether the values of the first spec have pictures of their own: not one picture for all, nor the product's. */
function hasPictures([first]: readonly SpecInput[], gallery: readonly string[]): boolean {
  if (!first) return false
  const images = first.values.map(({ image }) => image)
  const isShared = new Set(images).size < images.length || (images.length === 1 && images[0] === gallery[0])
  return !isShared && images.every((image) => image !== '')
}
