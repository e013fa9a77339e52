import { nextWords } from '#features/procurement/trail/model'
import { type DeliveryNote, nextStepOfNote } from './model'

/** What has come of a note that has no next step, by status. */
const OUTCOME: Readonly<Record<string, string>> = { 2: '已入库，等待结算', 4: '已作废，数量已退回' }

/** The next step of a note, else what has come of it, as text. Once it is settled, its settlement has the next step. */
export function deliveryNoteProgress(note: DeliveryNote): string {
  const next = nextStepOfNote(note)
  if (next) return nextWords[next]
  return note.settlementCode !== '' ? '已列入结算单' : (OUTCOME[note.status] ?? '')
}
