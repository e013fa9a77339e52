import { CheckOutlined, DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { formatMoney } from '#domain/money'
import { statusOf } from '#domain/status'
import { onlyErrors, type Text, text } from '#domain/text'
import { formulaText } from '#features/money/bill/flow/model'
import { defineActions, localAction, mutationAction } from '#shared/action/action'
import { saveFile } from '#shared/http/files'
import { toSearch } from '#shared/navigation'
import { siteUrl } from '#shared/sitePath'
import { bills, downloadBill } from './api'
import { billReasonFields } from './fields'
import { type BillAction, type BillRow, billActionsOf, billStatuses, billTextError } from './model'

/** The actions of the shop on a bill. */
export const billActions = defineActions<BillRow>({
  screen: 'storeBill',
  idOf: ({ id }) => `bill ${id}`,
  nameOf: ({ sn }) => sn,
  stateOf: ({ billStatus }) => text(statusOf(billStatuses, billStatus).label),
  all: [
    mutationAction({
      key: 'check',
      rechecks: true,
      label: ({ createdBy, billStatus }) => text(checkLabel(createdBy, billStatus)),
      icon: <CheckOutlined aria-hidden="true" />,
      isPrimary: true,
      isFinal: true,
      isAllowed: allows('check'),
      mutation: bills.check,
      argOf: ({ id }) => id,
      question: ({ sn, createdBy, billStatus }) =>
        text('{{label}}结算单 {{sn}}？', { label: text(checkLabel(createdBy, billStatus)), sn }),
      consequence: (bill) =>
        withFormula(
          bill,
          text(
            bill.createdBy === 'STORE'
              ? '金额 {{amount}} 元提交平台确认，确认后付款；提交后不能再改订单。'
              : '金额 {{amount}} 元核对无误，由平台确认后付款。',
            { amount: formatMoney(bill.billPrice) },
          ),
        ),
      done: ({ sn }) => text('结算单 {{sn}} 已提交，等待平台确认', { sn }),
      batch: {
        label: '批量提交',
        question: (count) => text('提交 {{count}} 张结算单？', { count }),
        consequence: text('金额提交平台确认，确认后付款；提交后不能再改订单。'),
      },
    }),
    mutationAction({
      key: 'auditSuccess',
      rechecks: true,
      needs: 'ownBills',
      label: '确认结算',
      isPrimary: true,
      isFinal: true,
      isAllowed: allows('auditSuccess'),
      mutation: bills.auditSuccess,
      argOf: ({ id }) => id,
      question: ({ sn }) => text('确认结算单 {{sn}}？', { sn }),
      consequence: (bill) =>
        withFormula(
          bill,
          text('确认后平台付款 {{amount}} 元，结算单不能再退回。', { amount: formatMoney(bill.billPrice) }),
        ),
      done: ({ sn }) => text('结算单 {{sn}} 已确认', { sn }),
      batch: {
        label: '批量确认',
        question: (count) => text('确认 {{count}} 张结算单？', { count }),
        consequence: text('确认后平台付款，结算单不能再退回。'),
      },
    }),
    mutationAction({
      key: 'auditFailure',
      needs: 'ownBills',
      label: '退回更正',
      isAllowed: allows('auditFailure'),
      mutation: bills.auditFailure,
      argOf: ({ id }, { reason }: { reason: string }) => ({ id, reason: reason.trim() }),
      question: ({ sn }) => text('退回结算单 {{sn}}？', { sn }),
      consequence: text('平台更正后重新提交给您确认。'),
      form: reasonForm(),
      done: ({ sn }) => text('结算单 {{sn}} 已退回，等待平台更正', { sn }),
    }),
    localAction({
      key: 'download',
      label: '下载账单',
      icon: <DownloadOutlined aria-hidden="true" />,
      run: async (bill) => saveFile(await downloadBill(bill)),
    }),
    localAction({
      key: 'print',
      label: '打印',
      icon: <PrinterOutlined aria-hidden="true" />,
      run: ({ id }) => void window.open(siteUrl(`/billPreview?${toSearch({ id })}`), '_blank'),
    }),
    mutationAction({
      key: 'cancel',
      rechecks: true,
      needs: 'billReconciling',
      label: '作废',
      isDanger: true,
      isAllowed: allows('cancel'),
      mutation: bills.cancel,
      argOf: ({ id }, { reason }: { reason: string }) => ({ id, reason: reason.trim() }),
      question: ({ sn }) => text('作废结算单 {{sn}}？', { sn }),
      consequence: ({ orderNum }) =>
        text('其中 {{count}} 个订单可以重新结算，作废后不能恢复。', { count: orderNum ?? 0 }),
      form: reasonForm(),
      done: ({ sn }) => text('结算单 {{sn}} 已作废', { sn }),
    }),
  ],
})

function allows(action: BillAction) {
  return (bill: BillRow) => billActionsOf('STORE', bill).includes(action)
}

/** The platform's bill is checked by the shop; the shop's own is submitted. */
function checkLabel(createdBy: BillRow['createdBy'], billStatus: BillRow['billStatus']): string {
  if (billStatus === 'REJECTION') return '重新提交'
  return createdBy === 'STORE' ? '提交确认' : '核对无误'
}

/** What follows, and how the amount named in it arises. */
function withFormula(bill: BillRow, consequence: Text): Text {
  const formula = formulaText(bill, bill.billPrice)
  return formula ? text('{{consequence}}金额 = {{formula}}。', { consequence, formula }) : consequence
}

function reasonForm() {
  return {
    fields: billReasonFields,
    names: ['reason'] as const,
    initial: () => ({ reason: '' }),
    validate: ({ reason }: { reason: string }) => onlyErrors({ reason: billTextError(reason, '原因') }),
  }
}
