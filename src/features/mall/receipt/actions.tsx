import { text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { receipts } from './api'
import { isCorrectable, isIssuable, type Receipt } from './model'

/** What the shop does with an invoice that a buyer asked for. */
export const receiptActions = defineActions<Receipt>({
  screen: 'receipt',
  idOf: ({ id }) => `receipt ${id}`,
  nameOf: ({ orderSn }) => orderSn,
  all: [
    mutationAction({
      key: 'mark',
      unless: 'invoiceNumbers',
      label: '标记已开票',
      isPrimary: true,
      isFinal: true,
      isAllowed: (receipt) => isIssuable(receipt),
      mutation: receipts.mark,
      argOf: ({ id }) => id,
      question: ({ orderSn }) => text('订单 {{sn}} 的发票已开给买家？', { sn: orderSn }),
      consequence: text('商城只记录已开票，不保存发票号码和文件；标记后不能撤回。'),
      done: ({ orderSn }) => text('订单 {{sn}} 的发票已标记为已开票', { sn: orderSn }),
    }),
    drawerAction({
      key: 'issue',
      needs: 'invoiceNumbers',
      label: '开票',
      isPrimary: true,
      isAllowed: (receipt) => isIssuable(receipt),
      open: ({ id }) => ({ edit: id }),
    }),
    drawerAction({
      key: 'correct',
      needs: 'invoiceNumbers',
      label: '更正发票',
      isAllowed: (receipt) => isCorrectable(receipt),
      open: ({ id }) => ({ edit: id }),
    }),
  ],
})
