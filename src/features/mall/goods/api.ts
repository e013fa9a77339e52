import * as v from 'valibot'
import { withTotal } from '#domain/counts'
import { listOf, mapped, nothing, pageOf, promised, recordOf } from '#domain/shape'
import { orNone } from '#shared/http/operation'
import { type Download, download, get, post, put, putForm, remove, upload } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
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
  page: pagesBy((query: ListQuery, signal) => get(`${GOODS}/list`, pageOf(rowSchema), query, { signal })),
  counts: query((query: ListQuery, signal) => get(`${GOODS}/goodsNumber`, counts, query, { signal })),
  byId: query((id: string, signal) => orNone(get(`${GOODS}/get/${id}`, recordOf(goodsDetailSchema), {}, { signal }))),
  up: mutation((goodsId: string) => putForm(`${GOODS}/up`, nothing, { goodsId }), ['sku']),
  under: mutation(
    ({ goodsId, reason }: { goodsId: string; reason: string }) =>
      putForm(`${GOODS}/under`, nothing, { goodsId, reason }),
    ['sku'],
  ),
  drop: mutation((goodsId: string) => putForm(`${GOODS}/delete`, nothing, { goodsId }), ['sku', 'goodsLabel']),
  setFreight: mutation(({ ids, templateId }: { ids: readonly string[]; templateId: string }) =>
    putForm(`${GOODS}/freight`, nothing, { goodsId: ids.join(), templateId }),
  ),
  /** Creates products from a workbook: all of its rows or none. */
  importWorkbook: mutation((file: File) => upload(`${IMPORT}/import`, nothing, filesOf(file)), ['sku']),
})

type Stock = { skuId: string; quantity: number }
type Alert = { skuId: string; alertQuantity: number }

/** The SKUs of the shop's products. */
export const skus = defineResource('sku', {
  /** All SKUs, or with `stock=LOW` those on the shelf that are running out. */
  page: pagesBy(({ stock, ...query }: ListQuery, signal) =>
    get(`${GOODS}/${stock === 'LOW' ? 'list/stock' : 'sku/list'}`, pageOf(skuSchema), query, { signal }),
  ),
  ofGoods: query((goodsId: string, signal) =>
    orNone(get(`${GOODS}/sku/${goodsId}/list`, listOf(skuDetailSchema), {}, { signal })),
  ),
  setStocks: mutation((rows: readonly Stock[]) => put(`${GOODS}/update/stocks`, nothing, rows), ['goods']),
  setAlert: mutation((row: Alert) => put(`${GOODS}/update/alert/stocks`, nothing, row)),
  setAlerts: mutation((rows: readonly Alert[]) => put(`${GOODS}/batch/update/alert/stocks`, nothing, rows)),
  /** Changes stocks by a workbook: all of its rows or none. */
  importWorkbook: mutation((file: File) => upload(`${GOODS}/importStockExcel`, nothing, filesOf(file)), ['goods']),
})

/** Drafts and templates of the shop. */
export const drafts = defineResource('draftGoods', {
  page: pagesBy((query: ListQuery, signal) => get(`${DRAFT}/page`, pageOf(draftSchema), query, { signal })),
  byId: query((id: string, signal) => orNone(get(`${DRAFT}/${id}`, recordOf(draftDetailSchema), {}, { signal }))),
  save: mutation((body: object) => post(`${DRAFT}/save`, nothing, body)),
  drop: mutation((id: string) => remove(`${DRAFT}/${id}`, nothing)),
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
