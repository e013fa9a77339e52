import * as v from 'valibot'
import { listOf, mapped, pageWith, recordOf } from '#domain/shape'
import { recordLeaf } from '#domain/wire'
import { type Download, download, get } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, pagesBy, query } from '#shared/resource'
import { type SettlementBill, settlementSchema, settlementSummarySchema, withMarks } from './model'

const BASE = '/api/gd-material/settlementBill'

/** A page of settlements with the amounts of the whole filtered result; a server may omit those. */
const settlementPage = pageWith(settlementSchema, v.object({ summary: recordLeaf(settlementSummarySchema) }))

/** A settlement with its lines marked by its own tolerance. */
const settlement = mapped(recordOf(settlementSchema), (bill) => bill && withMarks(bill))

/** Settlements. The supplier reads them; every change is the buyer's. */
export const settlements = defineResource('settlement', {
  page: pagesBy((query: ListQuery, signal) => get(`${BASE}/queryPage`, settlementPage, query, { signal })),
  /** The settlements of a filter without paging, at most 1000, without their lines. */
  list: query((query: ListQuery, signal) => get(`${BASE}/queryList`, listOf(settlementSchema), query, { signal })),
  detail: query((id: string, signal) => get(`${BASE}/detail`, settlement, { id }, { signal })),
})

/** The settlement as a workbook, under the server's file name; times out after a minute. */
export function exportSettlement({ id, settlementCode }: SettlementBill): Promise<Download> {
  return download({ url: `${BASE}/export`, params: { id }, fileName: `${settlementCode}.xlsx` })
}
