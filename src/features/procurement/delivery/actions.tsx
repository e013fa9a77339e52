import { PrinterOutlined } from '@ant-design/icons'
import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { text } from '#domain/text'
import { dropFields } from '#features/procurement/contract/fields'
import { validateDrop } from '#features/procurement/contract/model'
import { openPreview } from '#features/procurement/delivery/print/openPreview'
import { signedCopyStateOf } from '#features/procurement/delivery/signedCopies/signedCopyState'
import { defineActions, linkAction, localAction, mutationAction } from '#shared/action/action'
import { canGo, canOperate } from '#shared/navigation'
import { deliveries } from './api'
import { deliverAgain } from './deliverAgain'
import { type DeliveryNote, supplementScope } from './model'

/** The actions on a delivery note. */
export const deliveryNoteActions = defineActions<DeliveryNote>({
  screen: 'deliverList',
  idOf: ({ id }) => `deliver ${id}`,
  nameOf: ({ deliverSn }) => deliverSn,
  stateOf: ({ status }) => text(deliveryNoteStatus.labelOf(status).label),
  all: [
    // First, so that it keeps its place in every row.
    localAction({
      key: 'print',
      label: '打印',
      isPrimary: true,
      icon: <PrinterOutlined aria-hidden="true" />,
      run: (note) => void openPreview([note]),
    }),
    localAction({
      key: 'deliverAgain',
      label: '再送一车',
      // A corrected note is sent again as its correction.
      isAllowed: ({ correctedBySn, hasRemainder }) =>
        canGo('createDeliver') && !correctedBySn && hasRemainder !== false,
      run: deliverAgain,
    }),
    linkAction({
      key: 'addCopy',
      label: '传回单',
      isAllowed: (note) =>
        canOperate('deliverList') && signedCopyStateOf(note) === 'missing' && supplementScope(note.status) !== 'none',
      go: ({ deliverSn }) => ({ name: 'deliverDetail', query: { deliverSn, edit: 'supplementary' } }),
    }),
    linkAction({
      key: 'correct',
      needs: 'noteVoiding',
      label: '更正',
      isAllowed: (note) => deliveryNoteStatus.can(note.status, 'void'),
      go: ({ deliverSn, orderSn, contractId }) => ({
        name: 'createDeliver',
        query: { ...(orderSn ? { orderSn } : { contractId }), corrects: deliverSn },
      }),
    }),
    mutationAction({
      key: 'void',
      needs: 'noteVoiding',
      label: '作废',
      isDanger: true,
      isAllowed: ({ status }) => deliveryNoteStatus.can(status, 'void'),
      mutation: deliveries.void,
      argOf: ({ id }, { reason }: { reason: string }) => ({ id, reason: reason.trim() }),
      question: ({ deliverSn }) => text('作废送货单 {{sn}}？', { sn: deliverSn }),
      consequence: ({ printCount }) =>
        printCount > 0
          ? text('数量退回合同和订单，不能恢复；已打印的 {{count}} 次单据请收回。', { count: printCount })
          : text('数量退回合同和订单，不能恢复。'),
      form: { fields: dropFields, names: ['reason'], initial: () => ({ reason: '' }), validate: validateDrop },
      done: ({ deliverSn }) => text('送货单 {{sn}} 已作废', { sn: deliverSn }),
    }),
  ],
})
