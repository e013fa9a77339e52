import { PrinterOutlined } from '@ant-design/icons'
import { openPreview } from '#features/procurement/delivery/print/openPreview'
import { signedCopyStateOf } from '#features/procurement/delivery/signedCopies/signedCopyState'
import { defineActions, linkAction, localAction } from '#shared/action/action'
import { canGo, canOperate } from '#shared/navigation'
import { deliverAgain } from './deliverAgain'
import { type Deliver, supplementScope } from './model'

/** The actions on a delivery note. */
export const deliverActions = defineActions<Deliver>({
  screen: 'deliverList',
  idOf: ({ id }) => `deliver ${id}`,
  nameOf: ({ deliverSn }) => deliverSn,
  all: [
    localAction({ key: 'deliverAgain', label: '再送一车', isAllowed: () => canGo('createDeliver'), run: deliverAgain }),
    localAction({
      key: 'print',
      label: '打印',
      isPrimary: true,
      icon: <PrinterOutlined aria-hidden="true" />,
      run: (note) => openPreview([note]),
    }),
    linkAction({
      key: 'addCopy',
      label: '传回单',
      isAllowed: (note) =>
        canOperate('deliverList') && signedCopyStateOf(note) === 'missing' && supplementScope(note.status) !== 'none',
      go: ({ deliverSn }) => ({ name: 'deliverDetail', query: { deliverSn, edit: 'supplementary' } }),
    }),
  ],
})
