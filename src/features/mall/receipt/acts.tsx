import { defineActs, leading } from '#shared/act/act'
import { issueBlock, type Receipt } from './model'

/** What the shop does with an invoice that a buyer asked for. */
export const receiptActs = defineActs<Receipt>({
  screen: 'receipt',
  idOf: ({ id }) => `receipt ${id}`,
  nameOf: ({ orderSn }) => orderSn,
  all: [
    leading({
      key: 'issue',
      label: '开票',
      isPrimary: true,
      isAllowed: (receipt) => receipt.receiptStatus !== '1' && issueBlock(receipt) === null,
      stay: ({ id }) => ({ edit: id }),
    }),
    leading({
      key: 'correct',
      label: '更正发票',
      isAllowed: ({ receiptStatus }) => receiptStatus === '1',
      stay: ({ id }) => ({ edit: id }),
    }),
  ],
})
