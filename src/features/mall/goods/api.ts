import * as v from 'valibot'
import { withTotal } from '#domain/counts'
import { anything, listOf, mapped, nothing, pageOf, recordOf, requiredValue } from '#domain/shape'
import { isRecord, wireText } from '#domain/wire'
import { statusOfGoods } from '#features/mall/sale/model'
import type { ImportFile } from '#shared/excel/importFile'
import { rowNumbers } from '#shared/excel/rowNumbers'
import { fileOperation, uploadOperation } from '#shared/http/files'
import { operation } from '#shared/http/operation'
import { type ListQuery, listQuery } from '#shared/listState'
import { defineResource, mutation, orNone, pageQuery, pagesBy, query, recordQuery } from '#shared/resource'
import { goodsEndpoints, savedProductEndpoints, skuEndpoints } from './endpoints'
import {
  goodsDetailSchema,
  goodsNumberSchema,
  listedGoodsSchema,
  reasonOf,
  savedProductDetailSchema,
  savedProductSchema,
  skuSchema,
  stockedSkuSchema,
} from './model'

/** A row of the list: with its tab, and why it is not on sale. */
const rowSchema = v.pipe(
  listedGoodsSchema,
  v.transform((goods) => ({ ...goods, goodsStatus: statusOfGoods(goods), reason: reasonOf(goods) })),
)
/** A product in the list, with its tab and the reason why it is not on sale. */
export type GoodsRow = v.InferOutput<typeof rowSchema>

/** Counts by tab; '' is all of them. */
const counts = mapped(requiredValue(goodsNumberSchema), (sent) => {
  const { upperGoodsNum: UPPER, downGoodsNum: DOWN, auditGoodsNum: TOBEAUDITED, refuseGoodsNum: REFUSE } = sent
  return withTotal({ UPPER, DOWN, TOBEAUDITED, REFUSE })
})

const readGoods = operation(goodsEndpoints.page, pageOf(rowSchema))
const readCounts = operation(goodsEndpoints.counts, counts)
const up = operation(goodsEndpoints.up, nothing)
const under = operation(goodsEndpoints.under, nothing)
const drop = operation(goodsEndpoints.drop, nothing)
const setFreight = operation(goodsEndpoints.setFreight, nothing)
/** What an import took, and the rows that it refused: servers other than the embedded one answer neither. */
const importOutcome = mapped(anything, (answer) => {
  const { count, leftOutRows, badRows } = isRecord(answer) ? answer : {}
  return {
    count: typeof count === 'number' ? count : null,
    leftOut: rowNumbers(wireText(leftOutRows)),
    refused: (Array.isArray(badRows) ? badRows : [])
      .filter(isRecord)
      .map(({ row, reason }) => ({ at: Number(wireText(row)), reason: wireText(reason) })),
  }
})
const importGoods = uploadOperation(goodsEndpoints.importWorkbook, importOutcome)

/** One page of products by stock, of the largest size. */
const MOST_FIRST = { current: 1, size: 200, sort: 'quantity', order: 'desc' } as const

/** The shop's products. */
export const goods = defineResource('goods', {
  page: pageQuery(readGoods),
  /** The stock of products by id, and of those in stock one page, the most of them first. */
  stocked: query(async ({ ids, isWithOthers }: { ids: readonly string[]; isWithOthers: boolean }, signal) => {
    const read = async (criteria: Record<string, string>, isAsked: boolean) =>
      isAsked ? readGoods(listQuery({ criteria, ...MOST_FIRST }), { signal }) : { records: [], total: 0 }
    const [named, others] = await Promise.all([
      read({ id: ids.join() }, ids.length > 0),
      read({ geQuantity: '0' }, isWithOthers),
    ])
    const known = new Set(ids)
    const rows = [...named.records, ...others.records.filter(({ id }) => !known.has(id))]
    return { rows, isWhole: others.total <= others.records.length }
  }),
  counts: query((arg: ListQuery, signal) => readCounts(arg, { signal })),
  byId: recordQuery(operation(goodsEndpoints.byId, recordOf(goodsDetailSchema))),
  up: mutation((goodsId: string) => up({ goodsId }), ['sku', 'recordLog']),
  under: mutation((sent: { goodsId: string; reason: string }) => under(sent), ['sku', 'recordLog']),
  drop: mutation((goodsId: string) => drop({ goodsId }), ['sku', 'goodsLabel']),
  setFreight: mutation(({ ids, templateId }: { ids: readonly string[]; templateId: string }) =>
    setFreight({ goodsId: ids.join(), templateId }),
  ),
  /** Creates products from a workbook; of our own service without the bad rows, of others all rows or none. */
  importWorkbook: mutation(({ file, ...options }: ImportFile) => importGoods({ files: file }, options), ['sku']),
})

const readSkus = operation(skuEndpoints.page, pageOf(skuSchema))
const readLowSkus = operation(skuEndpoints.low, pageOf(skuSchema))
const readSkusOfGoods = operation(skuEndpoints.ofGoods, listOf(stockedSkuSchema))
const setStocks = operation(skuEndpoints.setStocks, nothing)
const setAlert = operation(skuEndpoints.setAlert, nothing)
const setAlerts = operation(skuEndpoints.setAlerts, nothing)
const importStocks = uploadOperation(skuEndpoints.importWorkbook, importOutcome)

type Stock = { skuId: string; quantity: number }
type Alert = { skuId: string; alertQuantity: number }

/** The SKUs of the shop's products. */
export const skus = defineResource('sku', {
  /** All SKUs, or with `stock=LOW` those on the shelf that are running out. */
  page: pagesBy(
    ({ stock, ...filter }: ListQuery, signal) => (stock === 'LOW' ? readLowSkus : readSkus)(filter, { signal }),
    skuEndpoints.page,
  ),
  onSale: pageQuery(operation(skuEndpoints.onSale, pageOf(skuSchema))),
  ofGoods: query((goodsId: string, signal) => orNone(readSkusOfGoods({ goodsId }, { signal }))),
  setStocks: mutation((rows: readonly Stock[]) => setStocks(rows), ['goods', 'recordLog']),
  setAlert: mutation((row: Alert) => setAlert(row)),
  setAlerts: mutation((rows: readonly Alert[]) => setAlerts(rows)),
  /** Changes stocks by a workbook: all of its rows or none. */
  importWorkbook: mutation(({ file, ...options }: ImportFile) => importStocks({ files: file }, options), ['goods']),
})

const draftPage = pageOf(savedProductSchema)
const dropDraft = operation(savedProductEndpoints.drop, nothing)

/** Drafts and templates of the shop. */
export const drafts = defineResource('draftGoods', {
  drafts: pageQuery(operation(savedProductEndpoints.drafts, draftPage)),
  templates: pageQuery(operation(savedProductEndpoints.templates, draftPage)),
  byId: recordQuery(operation(savedProductEndpoints.byId, recordOf(savedProductDetailSchema))),
  drop: mutation((id: string) => dropDraft({ id })),
})

/** The empty workbook for the import of products. */
export const downloadTemplate = fileOperation(goodsEndpoints.importTemplate, '商品批量导入模板.xlsx')

/** A workbook with the stocks of the filtered SKUs, in the form that the stock import reads. */
export const downloadStocks = fileOperation(skuEndpoints.exportWorkbook, '商品库存.xlsx')
