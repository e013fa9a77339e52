import * as v from 'valibot'
import { maskCode } from '#domain/mask'
import * as wire from '#domain/wire'

/** What of a shop keeps a history of its changes: the shop itself, its staff, and the records that the staff keeps. */
type ChangedKind =
  | ('SHOP' | 'CLERK' | 'ROLE' | 'DEPARTMENT' | 'ADDRESS' | 'FREIGHT' | 'LOGISTICS' | 'DRIVER' | 'CAR' | 'PAGE')
  | ('COUPON' | 'FULL_DISCOUNT' | 'PINTUAN' | 'SECKILL' | 'STUDIO')

/**
 * A record by its id: the shop by that of its supplier, the account with a logistics company by that of the company.
 */
export type ChangedRecord = { kind: ChangedKind; id: string }

/** The words of what was done to a record, and of secrets that were replaced; a server may send others. */
export const changeWords = {
  created: '创建',
  changed: '修改',
  deleted: '删除',
  enabled: '启用',
  disabled: '停用',
  published: '发布页面',
  unpublished: '取消发布页面',
  opened: '开启活动',
  closed: '关闭活动',
  applied: '报名活动',
  reapplied: '修改报名',
  withdrawn: '撤回报名',
  started: '开始使用',
  stopped: '停止使用',
  waybills: '电子面单设置',
  secretSet: '已设置',
  secretReplaced: '已更换',
} as const

/**
 * A record outside of procurement's documents whose phone and bank numbers can be revealed; an order or claim by its
 * number.
 */
export type RevealedRecord = {
  kind: 'CLERK' | 'ADDRESS' | 'DRIVER' | 'MALL_ORDER' | 'AFTER_SALE' | 'COMPLAINT' | 'MEMBER' | 'BILL'
  id: string
}

/** A revealed number: of which record, and the label of the field. */
export type Reveal = RevealedRecord & { detail: string }

/**
 * A changed field, by its name, or in words what has none; values as stored, of lists the names of their items, phones
 * masked, secrets never. Both values are '' where the words say it all.
 */
const changeSchema = v.object({ field: wire.id(), from: wire.text(), to: wire.text() })

/** One change: who, when, what. */
export const changeLogSchema = v.object({
  id: wire.id(),
  time: wire.time(),
  userName: wire.text(),
  /** A Chinese word, such as 修改. */
  action: wire.text(),
  /** What the action concerns beside the record, such as what was deleted; a server may omit it. */
  detail: v.optional(wire.text()),
  changes: wire.list(changeSchema),
})
/** One change as read. */
export type ChangeLog = v.InferOutput<typeof changeLogSchema>

/** Masks the number of a bank account or card: the first and last 4 characters stay, of a short one the last 2. */
export function maskAccount(value: string): string {
  const number = value.replace(/\s/g, '')
  return number.length < 12 ? maskCode(number) : `${number.slice(0, 4)}****${number.slice(-4)}`
}
