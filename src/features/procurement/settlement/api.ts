import { type Page, toList, toPage } from '#domain/page'
import { unchecked } from '#domain/shape'
import { isRecord } from '#domain/wire'
import { type Download, download, get } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { call, defineResource, pageCall } from '#shared/resource'
import type { SettlementBill, SettlementSummary } from './model'

const BASE = '/api/gd-material/settlementBill'

/** A page of sheets with the amounts of everything the filter finds; a server may leave those out. */
export type SettlementPage = Page<SettlementBill> & { summary: SettlementSummary | null }

/** Settlement sheets. The supplier reads them; every change is the buyer's. */
export const settlements = defineResource('settlement', {
  page: pageCall(async (query: ListQuery, signal): Promise<SettlementPage> => {
    const payload = await get<unknown>(`${BASE}/queryPage`, unchecked(), query, { signal })
    const summary = isRecord(payload) && isRecord(payload.summary) ? (payload.summary as SettlementSummary) : null
    return { ...toPage<SettlementBill>(payload), summary }
  }),
  /** The sheets of a filter without paging, at most 1000, without their lines. */
  list: call(async (query: ListQuery, signal) =>
    toList<SettlementBill>(await get(`${BASE}/queryList`, unchecked(), query, { signal })),
  ),
  detail: call((id: string, signal) => get<SettlementBill>(`${BASE}/detail`, unchecked(), { id }, { signal })),
})

/** The sheet as an Excel file, under the name the server gives it; it has a minute. */
export function exportSettlement({ id, settlementCode }: SettlementBill): Promise<Download> {
  return download({ url: `${BASE}/export`, params: { id }, fileName: `${settlementCode}.xlsx` })
}
