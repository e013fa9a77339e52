import * as v from 'valibot'
import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { normalizePlate } from '#domain/plate'
import { nothing, pageOf, requiredValue } from '#domain/shape'
import { serverNow } from '#domain/time'
import * as wire from '#domain/wire'
import type { DeliveryNotePayload } from '#features/procurement/delivery/model/payload'
import { type Download, fileOperation } from '#shared/http/files'
import { operation } from '#shared/http/operation'
import { printEndpoints } from '#shared/print/endpoints'
import { defineResource, mutation, pageQuery, query, valueQuery } from '#shared/resource'
import { deliveryEndpoints } from './endpoints'
import {
  type DeliveryNote,
  deliveryNoteSchema,
  isOnTheWay,
  isVoided,
  type PrintMessage,
  printMessageSchema,
} from './model'

/** The parameters of a print: the notes, the paper and whether prices show. */
type PrintRequest = { deliverIds: string; paper: string; showPrice: 0 | 1; copies: number }

/** Criteria for the last note: all given ones must match. */
export type LastOf = Partial<Pick<DeliveryNote, 'orderSn' | 'contractCode' | 'projectName'>>

/** All notes of a print or an error: a dropped one would be missing on the truck. */
const printMessages = requiredValue(v.array(printMessageSchema))

/** The response to adding a note. */
const written = requiredValue(v.object({ id: wire.id(), deliverSn: wire.id() }))

const readPage = operation(deliveryEndpoints.page, pageOf(deliveryNoteSchema))
const readDetail = operation(deliveryEndpoints.detail, pageOf(deliveryNoteSchema))
const addNote = operation(deliveryEndpoints.add, written)
const voidNote = operation(deliveryEndpoints.void, nothing)
const cancelPrint = operation(deliveryEndpoints.cancelPrint, nothing)
const printNotes = operation(deliveryEndpoints.print, printMessages)

/** So many notes are enough to find the last one, and what was last delivered of each material. */
const RECENT = 10
/** Among those of all orders many trucks are still on the way. */
const RECENT_OF_ALL = 40

/** The latest notes that match, newest first, with their lines; without those that are void. */
async function newest(of: LastOf, signal: AbortSignal): Promise<DeliveryNote[]> {
  const names = Object.keys(of) as (keyof LastOf)[]
  const pageSize = names.length > 0 ? RECENT : RECENT_OF_ALL
  const query = { ...of, withItems: 1, sort: 'createTime', order: 'desc', pageNumber: 1, pageSize }
  const page = await readPage(query, { signal })
  const found = page.records.filter((note) => !isVoided(note) && names.every((name) => note[name] === of[name]))
  return [...found].sort((a, b) => b.createTime.localeCompare(a.createTime))
}

/** So many trucks of a supplier can be on the way. */
export const MOST_TRIPS = 100

/** What a new or voided note changes beside the notes. */
const CHANGED = ['contract', 'purchase', 'trail', 'recordLog']

/** Delivery notes. Creating or voiding one also changes the remaining quantities of orders and contracts. */
export const deliveries = defineResource('delivery', {
  page: pageQuery(readPage),
  /** There is no detail endpoint: the page query, filtered by number, returns one note with its lines. */
  detail: query(async (deliverSn: string, signal): Promise<DeliveryNote | null> => {
    const page = await readDetail({ deliverSn }, { signal })
    return page.records.find((note) => note.deliverSn === deliverSn) ?? null
  }, deliveryEndpoints.detail),
  /** The latest note of an order, a contract, or a project, with its lines; null when there is none. */
  last: query(async (of: LastOf, signal): Promise<DeliveryNote | null> => (await newest(of, signal))[0] ?? null),
  /** The latest notes of an order, a contract, or a project, with their lines. */
  recent: query(newest),
  /** The notes of a plate that leave within one minute, 'YYYY-MM-DD HH:mm'. */
  ofTruckAt: query(async ({ carNo, minute }: { carNo: string; minute: string }, signal) => {
    const query = {
      carNo,
      deliverTimeStart: `${minute}:00`,
      deliverTimeEnd: `${minute}:59`,
      pageNumber: 1,
      pageSize: 10,
    }
    const page = await readPage(query, { signal })
    return page.records.filter(
      (note) => !isVoided(note) && normalizePlate(note.carNo) === carNo && note.deliverTime.startsWith(minute),
    )
  }),
  /** The notes whose trucks are on the way, newest first. */
  onTheWay: query(async (_all: null, signal) => {
    const now = serverNow()
    const open = {
      status: deliveryNoteStatus.code.shipped,
      deliverMode: 'TRUCK',
      deliverTimeEnd: now,
      sort: 'deliverTime',
      order: 'desc',
    }
    const page = await readPage({ ...open, pageNumber: 1, pageSize: MOST_TRIPS }, { signal })
    return page.records.filter((note) => isOnTheWay(note, now))
  }),
  add: mutation((payload: DeliveryNotePayload) => addNote(payload), CHANGED),
  void: mutation((body: { id: string; reason: string }) => voidNote(body), CHANGED),
  /** The notes as printed, without counting a print. */
  preview: valueQuery<PrintMessage[], Omit<PrintRequest, 'paper' | 'copies'>>(
    operation(deliveryEndpoints.preview, printMessages),
  ),
  /** Counts as a print of every note in the response. */
  print: mutation((request: PrintRequest) => printNotes(request), ['recordLog']),
  /** Takes prints back that never came out of the printer, by the ids of their records, joined by commas. */
  cancelPrint: mutation((body: { printIds: string }) => cancelPrint(body), ['recordLog']),
})

/** A document to render: HTML with its paper size and margins. */
type PrintedHtml = {
  html: string
  fileName: string
  paper: string
  width: number
  height: number
  unit: 'mm'
  landscape: boolean
  margin: { top: number; right: number; bottom: number; left: number }
}

const renderPdf = fileOperation(printEndpoints.pdf, '')

/** The printed pages as a PDF; times out after a minute. */
export async function downloadPdf(printed: PrintedHtml): Promise<Download> {
  const file = await renderPdf(printed)
  return { ...file, fileName: file.fileName || printed.fileName }
}
