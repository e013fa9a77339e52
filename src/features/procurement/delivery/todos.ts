import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { printUnprinted, UNPRINTED, unprintedLabel } from '#features/procurement/delivery/print/openPreview'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { deliveryNoteActions } from './actions'
import { deliveries } from './api'
import { deliveryNoteFields } from './fields'
import type { DeliveryNote } from './model'

const OLDEST_FIRST = { sort: 'deliverTime', order: 'asc' } as const
const common = { query: deliveries.page, fields: deliveryNoteFields, lineOf, actions: deliveryNoteActions } as const

/** Pending work on delivery notes. */
export const todos = [
  defineTodo({
    ...common,
    key: 'print',
    group: 'act',
    label: '待打印送货单',
    hint: '未打印过，车上要带纸质送货单',
    list: () => ({ name: 'deliverList', query: UNPRINTED }),
    next: 'print',
    together: { label: unprintedLabel, run: printUnprinted },
  }),
  defineTodo({
    ...common,
    key: 'signedCopy',
    group: 'act',
    label: '缺回单',
    hint: '已验收，待上传签字的回单',
    list: () => ({ name: 'deliverList', query: { copyMissing: '1', ...OLDEST_FIRST } }),
    // A copy comes back with the driver: the day of departure is no deadline for it.
    lineOf: (note: DeliveryNote): TodoLine => ({ ...documentOf(note), since: note.deliverTime }),
    next: 'addCopy',
  }),
  defineTodo({
    ...common,
    key: 'accept',
    group: 'wait',
    label: '待验收送货单',
    hint: '已发出，等待项目部验收',
    list: () => ({ name: 'deliverList', query: { status: String(deliveryNoteStatus.code.shipped), ...OLDEST_FIRST } }),
  }),
]

function documentOf({ deliverSn, projectName }: DeliveryNote): TodoLine {
  return { name: deliverSn, detail: projectName, link: { name: 'deliverDetail', query: { deliverSn } } }
}

function lineOf(note: DeliveryNote): TodoLine {
  return { ...documentOf(note), due: note.deliverTime }
}
