import * as v from 'valibot'
import * as wire from '#domain/wire'

/** The kinds of records that keep a history, each with the grant that it takes to see them. */
export const loggedKinds = {
  CONTRACT: 'contract',
  ORDER: 'purchase',
  NOTE: 'deliver',
  SHEET: 'settlement',
  GOODS: 'goods',
} as const
type LoggedKind = keyof typeof loggedKinds

/** A record: the id of a contract, settlement or product, the number of an order or note. */
export type LoggedRecord = { kind: LoggedKind; id: string }

/** Labels of the logged actions. Approval steps are logged with their own text instead of a key. */
export const logActions = {
  create: '创建',
  update: '修改',
  clear: '清空材料',
  import: '导入材料',
  verifySendTime: '确认发货时间',
  print: '打印',
  export: '导出',
  reveal: '查看号码',
  supplement: '补录信息',
  accept: '验收',
  stockIn: '入库',
  void: '作废',
  dispute: '提出异议',
  dropDispute: '撤销异议',
  up: '上架',
  under: '下架',
  delete: '删除',
  stock: '改库存',
  change: '变更生效',
  review: '平台审核',
} as const
/** The key of a logged action. */
export type LogAction = keyof typeof logActions

/** A changed field, by its name in the record; values as stored in the record, '' for none. */
const changeSchema = v.object({ field: wire.id(), from: wire.text(), to: wire.text() })
/** A changed field of a logged event. */
export type LogChange = v.InferOutput<typeof changeSchema>

/** A changed cell of a line, or with field '' a line that was added or removed: its words in `to` or `from`. */
const lineChangeSchema = v.object({
  /** Number of the line: the new one, or the old one of a removed line. */
  seq: wire.text(),
  name: wire.text(),
  field: wire.text(),
  from: wire.text(),
  to: wire.text(),
})
/** A change of a line of the record. */
export type LineChange = v.InferOutput<typeof lineChangeSchema>

/** One event in the life of a record. */
export const logSchema = v.object({
  id: wire.id(),
  time: wire.time(),
  userName: wire.text(),
  /** A `LogAction`, or the word of an approval step. */
  action: wire.code<LogAction>(),
  /** What the event concerns: a file, a line, a paper size. */
  detail: wire.text(),
  changes: wire.list(changeSchema),
  /** Changes of its lines; a server may omit them. */
  lineChanges: v.optional(wire.list(lineChangeSchema)),
})
/** One event in the history of a record, as read. */
export type RecordLog = v.InferOutput<typeof logSchema>

/** Events that happen in the browser and are reported to the server. */
export type ToldEvent = LoggedRecord & { action: 'print' | 'reveal'; detail: string }
