import * as v from 'valibot'
import { idLeaf, listLeaf, textLeaf, timeLeaf } from '#domain/wire'

/** What of a shop keeps a history of its changes; the shop itself has the id of its supplier. */
export type ChangedRecord = { kind: 'CLERK' | 'ROLE' | 'DEPARTMENT' | 'SHOP'; id: string }

/** A record outside of procurement's documents whose phone numbers can be revealed; an order or claim by its number. */
export type PhoneRecord = {
  kind: 'CLERK' | 'ADDRESS' | 'DRIVER' | 'MALL_ORDER' | 'AFTER_SALE' | 'COMPLAINT' | 'MEMBER'
  id: string
}

/** A revealed number: of which record, and the label of the field. */
export type Reveal = PhoneRecord & { detail: string }

/** A changed field, by its name; values as the server shows them, phones masked. */
const changeSchema = v.object({ field: idLeaf(), from: textLeaf(), to: textLeaf() })

/** One change: who, when, what. */
export const changeLogSchema = v.object({
  id: idLeaf(),
  time: timeLeaf(),
  userName: textLeaf(),
  /** A Chinese word, such as 修改. */
  action: textLeaf(),
  /** What the action concerns beside the record, such as what was deleted; a server may omit it. */
  detail: v.optional(textLeaf()),
  changes: listLeaf(changeSchema),
})
/** One change as read. */
export type ChangeLog = v.InferOutput<typeof changeLogSchema>
