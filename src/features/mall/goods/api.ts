import * as v from 'valibot'
import { withTotal } from '#domain/counts'
import { listOf, mapped, nothing, pageOf, promised, recordOf } from '#domain/shape'
import { type Download, download, get, orNone, post, put, putForm, remove, upload } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import {
  draftDetailSchema,
  draftSchema,
  goodsDetailSchema,
  goodsNumberSchema,
  goodsSchema,
  reasonOf,
  skuDetailSchema,
  skuSchema,
  statusOfGoods,
} from './model'

const GOODS = '/api/store/goods/goods'
const DRAFT = '/api/store/goods/draftGoods'
const IMPORT = '/api/store/goods/import'

/** A row of the list: with its tab, and why it is not on sale. */
const rowSchema = v.pipe(
  goodsSchema,
  v.transform((goods) => ({ ...goods, goodsStatus: statusOfGoods(goods), reason: reasonOf(goods) })),
)
/** A product in the list, with its tab and the reason why it is not on sale. */
export type GoodsRow = v.InferOutput<typeof rowSchema>

/** Counts by tab; '' is all of them. */
const counts = mapped(promised(goodsNumberSchema), (sent) => {
  const { upperGoodsNum: UPPER, downGoodsNum: DOWN, auditGoodsNum: TOBEAUDITED, refuseGoodsNum: REFUSE } = sent
  return withTotal({ UPPER, DOWN, TOBEAUDITED, REFUSE })
})

/** The shop's products. */
export const goods = defineResource('goods', {
  page: pageCall((query: ListQuery, signal) => get(`${GOODS}/list`, pageOf(rowSchema), query, { signal })),
  counts: call((query: ListQuery, signal) => get(`${GOODS}/goodsNumber`, counts, query, { signal })),
  byId: call((id: string, signal) => orNone(get(`${GOODS}/get/${id}`, recordOf(goodsDetailSchema), {}, { signal }))),
  up: action((goodsId: string) => putForm(`${GOODS}/up`, nothing, { goodsId }), ['sku']),
  under: action(
    ({ goodsId, reason }: { goodsId: string; reason: string }) =>
      putForm(`${GOODS}/under`, nothing, { goodsId, reason }),
    ['sku'],
  ),
  drop: action((goodsId: string) => putForm(`${GOODS}/delete`, nothing, { goodsId }), ['sku', 'goodsLabel']),
  setFreight: action(({ ids, templateId }: { ids: readonly string[]; templateId: string }) =>
    putForm(`${GOODS}/freight`, nothing, { goodsId: ids.join(), templateId }),
  ),
  /** Creates products from a workbook: all of its rows or none. */
  importSheet: action((file: File) => upload(`${IMPORT}/import`, nothing, filesOf(file)), ['sku']),
})

type Stock = { skuId: string; quantity: number }
type Alert = { skuId: string; alertQuantity: number }

/** The SKUs of the shop's products. */
export const skus = defineResource('sku', {
  /** All SKUs, or with `stock=LOW` those on the shelf that are running out. */
  page: pageCall(({ stock, ...query }: ListQuery, signal) =>
    get(`${GOODS}/${stock === 'LOW' ? 'list/stock' : 'sku/list'}`, pageOf(skuSchema), query, { signal }),
  ),
  ofGoods: call((goodsId: string, signal) =>
    orNone(get(`${GOODS}/sku/${goodsId}/list`, listOf(skuDetailSchema), {}, { signal })),
  ),
  setStocks: action((rows: readonly Stock[]) => put(`${GOODS}/update/stocks`, nothing, rows), ['goods']),
  setAlert: action((row: Alert) => put(`${GOODS}/update/alert/stocks`, nothing, row)),
  setAlerts: action((rows: readonly Alert[]) => put(`${GOODS}/batch/update/alert/stocks`, nothing, rows)),
  /** Changes stocks by a workbook: all of its rows or none. */
  importSheet: action((file: File) => upload(`${GOODS}/importStockExcel`, nothing, filesOf(file)), ['goods']),
})

/** Drafts and templates of the shop. */
export const drafts = defineResource('draftGoods', {
  page: pageCall((query: ListQuery, signal) => get(`${DRAFT}/page`, pageOf(draftSchema), query, { signal })),
  byId: call((id: string, signal) => orNone(get(`${DRAFT}/${id}`, recordOf(draftDetailSchema), {}, { signal }))),
  save: action((body: object) => post(`${DRAFT}/save`, nothing, body)),
  drop: action((id: string) => remove(`${DRAFT}/${id}`, nothing)),
})

/** The empty workbook for the import of products. */
export function downloadTemplate(): Promise<Download> {
  return download({ url: `${IMPORT}/downLoad`, fileName: '商品批量导入模板.xlsx' })
}

/** A workbook with the stocks of the filtered SKUs, in the form that the stock import reads. */
export function downloadStocks(query: ListQuery): Promise<Download> {
  return download({ url: `${GOODS}/queryExportStock`, params: query, fileName: '商品库存.xlsx' })
}

function filesOf(file: File): FormData {
  const body = new FormData()
  body.append('files', file)
  return body
}
