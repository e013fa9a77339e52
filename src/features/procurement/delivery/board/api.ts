import { pageOf } from '#domain/shape'
import { dayEnd, dayStart, serverNow, serverToday } from '#domain/time'
import { deliveryEndpoints } from '#features/procurement/delivery/endpoints'
import { type DeliveryNote, deliveryNoteSchema } from '#features/procurement/delivery/model'
import { operation } from '#shared/http/operation'
import { readWhole } from '#shared/list/export/readAll'
import { defineResource, query } from '#shared/resource'
import { isOfTruck } from './model'

/** A supplier has rarely more trucks on a day; the board says when it does. */
const MOST_NOTES = 400

/** The trucks' notes of a day. `total` counts also those beyond the bound. */
type DayNotes = { day: string; readAt: string; total: number; notes: DeliveryNote[]; isCut: boolean }

const readPage = operation(deliveryEndpoints.page, pageOf(deliveryNoteSchema))

/** The board of trucks: rows of the note list, so what changes a note changes it. */
export const board = defineResource('delivery', {
  /** The trucks' notes of today, those that leave first, with their lines: only these have quantities everywhere. */
  today: query(async (_all: null, signal): Promise<DayNotes> => {
    const day = serverToday()
    const asked = {
      deliverMode: 'TRUCK',
      deliverTimeStart: dayStart(day),
      deliverTimeEnd: dayEnd(day),
      withItems: 1,
      sort: 'deliverTime',
      order: 'asc',
    }
    let total = 0
    const page = async (pageNumber: number, pageSize: number) => {
      const answer = await readPage({ ...asked, pageNumber, pageSize }, { signal })
      total = answer.total
      return { ...answer, total: Math.min(total, MOST_NOTES) }
    }
    const rows = await readWhole({ page, keyOf: ({ id }) => id }, signal)
    const notes = rows.filter((note) => isOfTruck(note) && note.deliverTime.startsWith(day))
    return { day, readAt: serverNow(), total, notes, isCut: total > MOST_NOTES }
  }),
})
