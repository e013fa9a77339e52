import * as v from 'valibot'
import * as wire from '#domain/wire'
import { wholesaleSchema } from '#features/mall/sale/model'
import { body, fileBody, filters, listBody } from '#shared/http/request'
import { goodsEndpoints, savedProductEndpoints, skuEndpoints } from './endpoints'
import { goodsSchema, paramGroupSchema, type SaveType } from './model'

const GOODS_FILTERS = [
  'categoryPath',
  'geQuantity',
  'goodsName',
  'goodsStatus',
  'goodsType',
  'id',
  'leQuantity',
  'marketEnable',
  'price',
  'recommend',
  'salesModel',
  'sn',
  'storeCategoryPath',
] as const

/** A SKU; a new one has no id. The names of its specs are further members. */
const skuSchema = v.object({
  id: wire.text(),
  sn: wire.text(),
  price: wire.decimal(),
  cost: wire.decimal(),
  quantity: wire.decimal(),
  weight: wire.decimal(),
  alertQuantity: wire.decimal(),
  images: wire.list(wire.textItem),
})
const SAME = [
  'goodsName',
  'categoryPath',
  'storeCategoryPath',
  'brandId',
  'sellingPoint',
  'goodsUnit',
  'goodsType',
  'salesModel',
  'templateId',
  'recommend',
  'intro',
  'mobileIntro',
  'goodsVideo',
] as const
/** A product as its form is filled in. */
const goodsMembers = {
  ...v.pick(goodsSchema, SAME).entries,
  price: wire.text(),
  /** Puts it on sale at once. */
  release: wire.flag(),
  goodsGalleryList: wire.list(wire.textItem),
  goodsParamsDTOList: wire.list(paramGroupSchema),
  wholesaleList: wire.list(wholesaleSchema),
  skuList: wire.list(skuSchema),
}

/** What calls about the shop's products carry. */
export const goodsRequests = {
  page: filters(goodsEndpoints.page, GOODS_FILTERS),
  counts: filters(goodsEndpoints.counts, GOODS_FILTERS, { isPaged: true }),
  create: body(goodsEndpoints.create, goodsMembers),
  update: body(goodsEndpoints.update, { ...goodsMembers, goodsId: wire.id(), regeneratorSkuFlag: wire.flag() }, [
    'regeneratorSkuFlag',
  ]),
  up: body(goodsEndpoints.up, { goodsId: wire.text() }),
  under: body(goodsEndpoints.under, { goodsId: wire.text(), reason: wire.text() }),
  drop: body(goodsEndpoints.drop, { goodsId: wire.text() }),
  setFreight: body(goodsEndpoints.setFreight, { goodsId: wire.text(), templateId: wire.text() }),
  importWorkbook: fileBody(goodsEndpoints.importWorkbook, 'files'),
}

const alertMembers = { skuId: wire.text(), alertQuantity: wire.text() }

/** What calls about the SKUs of the shop's products carry. */
export const skuRequests = {
  page: filters(skuEndpoints.page, ['categoryPath', 'goodsId', 'goodsName', 'ids', 'marketEnable', 'sn', 'stock']),
  onSale: filters(skuEndpoints.onSale, ['categoryPath', 'goodsName', 'sn']),
  low: filters(skuEndpoints.low, ['sn']),
  setStocks: listBody(skuEndpoints.setStocks, { skuId: wire.text(), quantity: wire.text() }),
  setAlert: body(skuEndpoints.setAlert, alertMembers),
  setAlerts: listBody(skuEndpoints.setAlerts, alertMembers),
  importWorkbook: fileBody(skuEndpoints.importWorkbook, 'files'),
}

/** What calls about drafts and templates of products carry. */
export const savedProductRequests = {
  drafts: filters(savedProductEndpoints.drafts, ['goodsName', 'goodsType', 'id']),
  save: body(savedProductEndpoints.save, { ...goodsMembers, saveType: wire.code<SaveType>(), id: wire.text() }, ['id']),
}
