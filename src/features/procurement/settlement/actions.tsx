import { CheckOutlined, DiffOutlined, DownloadOutlined, FileTextOutlined, PrinterOutlined } from '@ant-design/icons'
import { settlementStatus } from '#domain/document/procurementStatus'
import { text } from '#domain/text'
import { openInvoiceData } from '#features/procurement/settlement/public/openPrints'
import { canWrite, defineActions, localAction, mutationAction } from '#shared/action/action'
import { saveFile } from '#shared/http/files'
import { toSearch } from '#shared/navigation'
import { siteUrl } from '#shared/sitePath'
import { exportSettlement, settlements } from './api'
import { confirmConsequence } from './confirmConsequence'
import { objectionFields } from './fields'
import {
  canConfirm,
  canInvoice,
  confirmError,
  isDifferenceOff,
  objectionConsequence,
  type Settlement,
  validateObjection,
} from './model'
import { openDifferences } from './openDifferences'

/** The actions on a settlement: while it is being reconciled, the supplier confirms it or objects. */
export const settlementActions = defineActions<Settlement>({
  screen: 'settlementList',
  idOf: ({ id }) => `settlement ${id}`,
  nameOf: ({ settlementCode }) => settlementCode,
  stateOf: ({ status }) => text(settlementStatus.labelOf(status).label),
  all: [
    mutationAction({
      key: 'confirm',
      needs: 'settlementAnswer',
      label: '确认对账',
      icon: <CheckOutlined aria-hidden="true" />,
      isPrimary: true,
      isFinal: true,
      isAllowed: canConfirm,
      isDisabled: (settlement) => confirmError(settlement) !== null,
      mutation: settlements.confirm,
      argOf: ({ id, totalAmountTax }) => ({ id, totalAmountTax }),
      question: ({ settlementCode }) => text('确认结算单 {{code}} 的对账？', { code: settlementCode }),
      consequence: confirmConsequence,
      done: ({ settlementCode }) => text('结算单 {{code}} 已确认对账，等待财务结算', { code: settlementCode }),
    }),
    mutationAction({
      key: 'object',
      needs: 'settlementAnswer',
      label: '提交异议',
      isAllowed: ({ status }: Settlement) => settlementStatus.can(status, 'object'),
      mutation: settlements.object,
      argOf: ({ id }, { reason }: { reason: string }) => ({ id, reason: reason.trim() }),
      question: ({ settlementCode }) => text('对结算单 {{code}} 提交异议？', { code: settlementCode }),
      consequence: objectionConsequence,
      form: {
        fields: objectionFields,
        names: ['reason'],
        initial: () => ({ reason: '' }),
        validate: validateObjection,
      },
      done: ({ settlementCode }) => text('结算单 {{code}} 的异议已提交，等待项目部答复', { code: settlementCode }),
    }),
    localAction({
      key: 'export',
      label: '导出 Excel',
      icon: <DownloadOutlined aria-hidden="true" />,
      run: async (settlement, { client }) => {
        saveFile(await exportSettlement(settlement))
        // The server logs the export.
        void client.invalidateQueries({ queryKey: ['recordLog'] })
      },
    }),
    localAction({
      key: 'differences',
      label: '差异清单',
      icon: <DiffOutlined aria-hidden="true" />,
      isAllowed: (settlement) => !isDifferenceOff(settlement),
      run: (settlement, { inform }) => openDifferences([settlement], inform),
    }),
    localAction({
      key: 'invoice',
      label: '开票资料',
      icon: <FileTextOutlined aria-hidden="true" />,
      isAllowed: (settlement) => canInvoice(settlement),
      run: ({ id }) => openInvoiceData([id]),
    }),
    localAction({
      key: 'print',
      label: '打印',
      icon: <PrinterOutlined aria-hidden="true" />,
      isPrimary: (settlement) => !canConfirm(settlement),
      run: ({ id }) => void window.open(siteUrl(`/settlementPreview?${toSearch({ id })}`), '_blank'),
    }),
  ],
})

/** Whether the account may confirm settlements, and the server takes it. */
export function mayConfirm(): boolean {
  const confirm = settlementActions.all.find(({ key }) => key === 'confirm')
  return confirm !== undefined && canWrite(settlementActions, confirm)
}
