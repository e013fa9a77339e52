import { onlyErrors } from '#domain/text'
import { wireText } from '#domain/wire'
import { savedProductEndpoints } from '#features/mall/goods/endpoints'
import { nameError, SKU_KEYS } from '#features/mall/goods/model/checks'
import { savedProductRequests } from '#features/mall/goods/requests'
import { supplierName } from '#mocks/kernel/auth/caller'
import { crudRoutes, recordRoute } from '#mocks/kernel/http/crud'
import { type Content, ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, notOwn } from '#mocks/kernel/http/reply'
import { bodyBy, recordsField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, writeRoute } from '#mocks/kernel/http/route'
import { type Filters, oneOf } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { figureOf, readParams, texts } from './operationRules'
import { goodsTables, type SavedProductRow, type SkuFields } from './rows'
import { unsavedPrices, withNumbers } from './rules'
import { goodsFilters, groupWire, namesOf, tiersWire } from './wireRules'

const { draftGoods } = goodsTables

const savedProductFilters: Filters<SavedProductRow> = { ...goodsFilters, saveType: oneOf((row) => row.saveType) }

const ownSavedProducts = ownedBy(draftGoods, 'storeId')

export const savedProductRoutes: Route[] = [
  // Drafts and templates.
  ...crudRoutes({ page: savedProductEndpoints.drafts, remove: savedProductEndpoints.drop }, 'goods', ownSavedProducts, {
    filters: savedProductFilters,
    view: savedProductWire,
  }),
  recordRoute(savedProductEndpoints.byId, 'goods', ownSavedProducts, (row) => ({
    ...savedProductWire(row),
    categoryName: row.categoryName,
    goodsParamsDTOList: row.goodsParamsDTOList.map(groupWire),
    goodsGalleryList: row.goodsGalleryList,
    skuList: row.skuList.map(skuWire),
    wholesaleList: tiersWire(row.wholesaleList),
  })),
  writeRoute(savedProductEndpoints.save, 'goods', (call) => {
    const id = textField(call, 'id')
    const storeId = textField(call, 'storeId')
    if (storeId !== '' && storeId !== call.account.supplierId) throw notOwn()
    const fields = read(call)
    if (id !== '') draftGoods.update(ownSavedProducts.get(call, id).id, fields)
    else ownSavedProducts.insert(call, fields)
    return null
  }),
]

/** Reads a draft as typed; only its kind and its name are checked. */
function read(call: Call): Content<SavedProductRow> {
  const { account, fields } = call
  const { id: _id, release: _, ...sent } = bodyBy(call, savedProductRequests.save)
  if (!['DRAFT', 'TEMPLATE'].includes(sent.saveType)) throw badInput()
  refuseErrors(onlyErrors({ goodsName: nameError(sent.goodsName) }), badInput)
  const goodsGalleryList = texts(fields.goodsGalleryList)
  const [picture = ''] = goodsGalleryList
  const skuList = recordsField(fields, 'skuList')
  const price = figureOf(textField(call, 'price'))
  const wholesaleList = recordsField(fields, 'wholesaleList').map(({ num, price: tier }) => ({
    num: wireText(num) || null,
    price: wireText(tier) || null,
  }))
  return {
    ...sent,
    ...unsavedPrices({ price: price === null ? null : String(price), wholesaleList, skuList }),
    quantity: String(skuList.map(({ quantity }) => figureOf(quantity) ?? 0).reduce((all, one) => all + one, 0)),
    categoryName: namesOf(sent.categoryPath),
    marketEnable: 'DOWN',
    authFlag: 'TOBEAUDITED',
    authMessage: '',
    underMessage: '',
    buyCount: '0',
    commentNum: '0',
    grade: '100',
    thumbnail: picture,
    small: picture,
    original: picture,
    storeName: supplierName(account.supplierId),
    selfOperated: false,
    params: '',
    createBy: account.account,
    updateTime: worldNow(),
    goodsGalleryList,
    goodsParamsDTOList: readParams(fields.goodsParamsDTOList),
    skuList,
    wholesaleList,
  }
}

/** A row of the list: its nested parts are JSON texts. */
function savedProductWire(row: SavedProductRow) {
  const { categoryName, goodsParamsDTOList, goodsGalleryList, skuList, wholesaleList: _, ...own } = row
  return {
    ...withNumbers(own),
    enableQuantity: null,
    big: row.original,
    deleteFlag: false,
    categoryNameJson: JSON.stringify(categoryName),
    goodsParamsListJson: JSON.stringify(goodsParamsDTOList.map(groupWire)),
    goodsGalleryListJson: JSON.stringify(goodsGalleryList),
    skuListJson: JSON.stringify(skuList),
  }
}

/** What a SKU has only once its product is saved. */
const UNSAVED = { id: '', goodsId: '', goodsName: '', promotionFlag: false, promotionPrice: null }

/** Converts a typed SKU row to a SKU: the keys that are not fixed fields are its specs. */
function skuWire(row: SkuFields) {
  const own = Object.entries(row).filter(([name]) => SKU_KEYS.has(name))
  const values = Object.entries(row).filter(([name]) => !SKU_KEYS.has(name))
  const images = texts(row.images)
  const pictures = { specName: 'images', specValue: null, specType: 1, specImage: images }
  return {
    ...UNSAVED,
    ...Object.fromEntries(own),
    simpleSpecs: values.map(([, value]) => ` ${wireText(value)}`).join(''),
    specList: [
      ...values.map(([specName, value]) => ({ specName, specValue: wireText(value), specType: 0, specImage: [] })),
      ...(images.length > 0 ? [pictures] : []),
    ],
    goodsGalleryList: images,
  }
}
