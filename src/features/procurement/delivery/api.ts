import { toList, toPage } from '#domain/page'
import { normalizePlate } from '#domain/plate'
import { unchecked } from '#domain/shape'
import { wireText } from '#domain/wire'
import { get, post } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import type { Deliver, DeliverDraft, PrintMessage } from './model'

const BASE = '/api/supplier/orderLogistics'

/** What a print is asked for: the notes, the paper and whether prices show. */
export type PrintRequest = { deliverIds: string; paper: string; showPrice: 0 | 1 }

/** Whose last note is meant: all that is named must fit. */
export type LastOf = Partial<Pick<Deliver, 'orderSn' | 'contractCode' | 'projectName'>>

/** Delivery notes. Making one also changes what orders and contracts have left. */
export const deliveries = defineResource('delivery', {
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<Deliver>(await get(`${BASE}/get-deliver-page/1`, unchecked(), query, { signal })),
  ),
  /** There is no detail call: the page call answers the one note of a number with its lines. */
  detail: call(async (deliverSn: string, signal): Promise<Deliver | null> => {
    const page = toPage<Deliver>(
      await get(`${BASE}/get-deliver-page/1`, unchecked(), { deliverSn, withItems: 1, pageSize: 10 }, { signal }),
    )
    return page.records.find((note) => note.deliverSn === deliverSn) ?? null
  }),
  /** The note that was made last among those of an order, a contract, or a project; with its lines, null when there is none. */
  last: call(async (of: LastOf, signal): Promise<Deliver | null> => {
    const newest = { withItems: 1, sort: 'createTime', order: 'desc', pageNumber: 1, pageSize: 10 }
    const page = toPage<Deliver>(await get(`${BASE}/get-deliver-page/1`, unchecked(), { ...of, ...newest }, { signal }))
    const names = Object.keys(of) as (keyof LastOf)[]
    const found = page.records.filter((note) => names.every((name) => note[name] === of[name]))
    return found.toSorted((a, b) => wireText(b.createTime).localeCompare(wireText(a.createTime)))[0] ?? null
  }),
  /** The notes of a plate that leave within one minute, 'YYYY-MM-DD HH:mm'. */
  ofTruckAt: call(async ({ carNo, minute }: { carNo: string; minute: string }, signal) => {
    const query = {
      carNo,
      deliverTimeStart: `${minute}:00`,
      deliverTimeEnd: `${minute}:59`,
      pageNumber: 1,
      pageSize: 10,
    }
    const page = toPage<Deliver>(await get(`${BASE}/get-deliver-page/1`, unchecked(), query, { signal }))
    return page.records.filter(
      (note) => normalizePlate(note.carNo) === carNo && wireText(note.deliverTime).startsWith(minute),
    )
  }),
  add: action(
    (draft: DeliverDraft) => post<{ id: string; deliverSn: string }>(`${BASE}/add`, unchecked(), draft),
    ['contract', 'purchase'],
  ),
  /** The notes as they would print, without counting a print. */
  preview: call(async (request: Omit<PrintRequest, 'paper'>, signal) =>
    toList<PrintMessage>(
      await get(`${BASE}/print-deliver-msg-file`, unchecked(), { ...request, preview: 1 }, { signal }),
    ),
  ),
  /** Counts as a print of every note it answers. */
  print: action(async (request: PrintRequest) =>
    toList<PrintMessage>(await get(`${BASE}/print-deliver-msg-file`, unchecked(), request)),
  ),
})
