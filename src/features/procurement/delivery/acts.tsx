import { PrinterOutlined } from '@ant-design/icons'
import { defineActs, running } from '#shared/act/act'
import { canGo } from '#shared/navigation'
import type { Deliver } from './model'
import { openPreview } from './openPreview'
import { sendAgain } from './sendAgain'

/** The actions on a delivery note. */
export const deliverActs = defineActs<Deliver>({
  screen: 'deliverList',
  idOf: ({ id }) => `deliver ${id}`,
  nameOf: ({ deliverSn }) => deliverSn,
  all: [
    running({ key: 'sendAgain', label: '再送一车', isAllowed: () => canGo('createDeliver'), run: sendAgain }),
    running({
      key: 'print',
      label: '打印',
      isPrimary: true,
      icon: <PrinterOutlined aria-hidden="true" />,
      run: (note) => openPreview([note]),
    }),
  ],
})
