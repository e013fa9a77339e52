import { defineSearchSource, isName, isNumberLike } from '#shared/search/searchSource'
import { purchases } from './api'
import { purchaseFields } from './fields'
import type { PurchaseOrder } from './model'

/** Search sources of purchase orders: by number, project and amount. */
export const searchSources = [
  defineSearchSource({
    key: 'order',
    label: '采购订单',
    screen: 'purchaseOrderList',
    query: purchases.page,
    fields: purchaseFields,
    filters: (text) => (isNumberLike(text) ? [{ orderSn: text }] : isName(text) ? [{ projectName: text }] : []),
    amountOf: ({ totalAmountTax }: PurchaseOrder) => totalAmountTax,
    foundOf: ({ orderSn, projectName }: PurchaseOrder) => ({
      name: orderSn,
      detail: projectName,
      link: { name: 'purchaseDetail', query: { orderSn } },
    }),
  }),
  defineSearchSource({
    key: 'project',
    label: '项目',
    isFirst: true,
    byPinyin: ({ projectName }) => [projectName],
    screen: 'purchaseOrderList',
    query: purchases.page,
    fields: purchaseFields,
    filters: (text) => (isName(text) ? [{ projectName: text }] : []),
    foundOf: ({ projectName }: PurchaseOrder) => ({
      name: projectName,
      detail: '',
      link: { name: 'purchaseOrderList', query: { projectName } },
    }),
  }),
]
