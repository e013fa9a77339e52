import * as v from 'valibot'
import { normalizePlate } from '#domain/plate'
import { pageOf, promised } from '#domain/shape'
import { idLeaf } from '#domain/wire'
import { get, post } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { type Deliver, type DeliverDraft, deliverSchema, printMessageSchema } from './model'

const BASE = '/api/supplier/orderLogistics'

/** The parameters of a print: the notes, the paper and whether prices show. */
type PrintRequest = { deliverIds: string; paper: string; showPrice: 0 | 1 }

/** Criteria for the last note: all given ones must match. */
export type LastOf = Partial<Pick<Deliver, 'orderSn' | 'contractCode' | 'projectName'>>

/** Delivery notes. Creating one also changes the remaining quantities of orders and contracts. */
export const deliveries = defineResource('delivery', {
  page: pagesBy(readPage),
  /** There is no detail endpoint: the page query, filtered by number, returns one note with its lines. */
  detail: query(async (deliverSn: string, signal): Promise<Deliver | null> => {
    const page = await readPage({ deliverSn, withItems: 1, pageSize: 10 }, signal)
    return page.records.find((note) => note.deliverSn === deliverSn) ?? null
  }),
  /** The latest note of an order, a contract, or a project, with its lines; null when there is none. */
  last: query(async (of: LastOf, signal): Promise<Deliver | null> => {
    const newest = { withItems: 1, sort: 'createTime', order: 'desc', pageNumber: 1, pageSize: 10 }
    const page = await readPage({ ...of, ...newest }, signal)
    const names = Object.keys(of) as (keyof LastOf)[]
    const found = page.records.filter((note) => names.every((name) => note[name] === of[name]))
    return [...found].sort((a, b) => b.createTime.localeCompare(a.createTime))[0] ?? null
  }),
  /** The notes of a plate that leave within one minute, 'YYYY-MM-DD HH:mm'. */
  ofTruckAt: query(async ({ carNo, minute }: { carNo: string; minute: string }, signal) => {
    const query = {
      carNo,
      deliverTimeStart: `${minute}:00`,
      deliverTimeEnd: `${minute}:59`,
      pageNumber: 1,
      pageSize: 10,
    }
    const page = await readPage(query, signal)
    return page.records.filter((note) => normalizePlate(note.carNo) === carNo && note.deliverTime.startsWith(minute))
  }),
  add: mutation(
    (draft: DeliverDraft) => post(`${BASE}/add`, written, draft),
    ['contract', 'purchase', 'trail', 'recordLog'],
  ),
  /** The notes as printed, without counting a print. */
  preview: query((request: Omit<PrintRequest, 'paper'>, signal) =>
    get(`${BASE}/print-deliver-msg-file`, printMessages, { ...request, preview: 1 }, { signal }),
  ),
  /** Counts as a print of every note in the response. */
  print: mutation(
    (request: PrintRequest) => get(`${BASE}/print-deliver-msg-file`, printMessages, request),
    ['recordLog'],
  ),
})

/** All notes of a print or an error: a dropped one would be missing on the truck. */
const printMessages = promised(v.array(printMessageSchema))

/** The response to adding a note. */
const written = promised(v.object({ id: idLeaf(), deliverSn: idLeaf() }))

function readPage(query: ListQuery, signal: AbortSignal) {
  return get(`${BASE}/get-deliver-page/1`, pageOf(deliverSchema), query, { signal })
}
