import { defineActions, drawerAction } from '#shared/action/action'
import { isCorrectable, isIssuable, type Receipt } from './model'

/** What the shop does with an invoice that a buyer asked for. */
export const receiptActions = defineActions<Receipt>({
  screen: 'receipt',
  idOf: ({ id }) => `receipt ${id}`,
  nameOf: ({ orderSn }) => orderSn,
  all: [
    drawerAction({
      key: 'issue',
      label: '开票',
      isPrimary: true,
      isAllowed: (receipt) => isIssuable(receipt),
      open: ({ id }) => ({ edit: id }),
    }),
    drawerAction({
      key: 'correct',
      label: '更正发票',
      isAllowed: (receipt) => isCorrectable(receipt),
      open: ({ id }) => ({ edit: id }),
    }),
  ],
})
