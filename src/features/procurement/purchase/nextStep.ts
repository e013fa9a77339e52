import type { PurchaseOrder } from './model'

/** The next step of an order, as text; '' when there is none. */
export function purchaseNext({ status, sendTimeVerified }: Pick<PurchaseOrder, 'status' | 'sendTimeVerified'>): string {
  if (status === 'UNDELIVERED') return sendTimeVerified ? '下一步：创建送货单' : '下一步：确认发货时间'
  return status === 'DELIVERED' ? '已全部发货' : ''
}
