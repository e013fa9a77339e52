import { toList, toPage } from '../../domain/page'
import { get, post } from '../../shared/http/request'
import type { ListQuery } from '../../shared/list/listState'
import { action, call, defineResource, pageCall } from '../../shared/resource'
import type { Deliver, DeliverDraft, PrintMessage, Supplementary } from './model'

const BASE = '/api/supplier/orderLogistics'

/** What a print is asked for: the notes, the paper and whether prices show. */
export type PrintRequest = { deliverIds: string; paper: string; showPrice: 0 | 1 }

/** Delivery notes. Making one also changes what orders and contracts have left. */
export const deliveries = defineResource('delivery', {
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<Deliver>(await get(`${BASE}/get-deliver-page/1`, query, { signal })),
  ),
  /** There is no detail call: the page call answers the one note of a number with its lines. */
  detail: call(async (deliverSn: string, signal): Promise<Deliver | null> => {
    const page = toPage<Deliver>(
      await get(`${BASE}/get-deliver-page/1`, { deliverSn, withItems: 1, pageSize: 10 }, { signal }),
    )
    return page.records.find((note) => note.deliverSn === deliverSn) ?? null
  }),
  supplementary: call(async (deliverSn: string, signal): Promise<Supplementary | null> => {
    const found = await get<Partial<Supplementary> | null>(
      `${BASE}/get-supplementary-information`,
      { deliverSn },
      { signal },
    )
    return found?.deliverSn ? (found as Supplementary) : null
  }),
  add: action(
    (draft: DeliverDraft) => post<{ id: string; deliverSn: string }>(`${BASE}/add`, draft),
    ['contract', 'purchase'],
  ),
  /** The notes as they would print, without counting a print. */
  preview: call(async (request: Omit<PrintRequest, 'paper'>, signal) =>
    toList<PrintMessage>(await get(`${BASE}/print-deliver-msg-file`, { ...request, preview: 1 }, { signal })),
  ),
  /** Counts as a print of every note it answers. */
  print: action(async (request: PrintRequest) =>
    toList<PrintMessage>(await get(`${BASE}/print-deliver-msg-file`, request)),
  ),
})
