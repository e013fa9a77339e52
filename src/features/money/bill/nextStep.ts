import type { BillRow } from './model'

/** What a bill waits for, as a key. */
export function billNext({
  billStatus,
  createdBy,
  auditor,
}: Pick<BillRow, 'billStatus' | 'createdBy' | 'auditor'>): string {
  switch (billStatus) {
    case 'OUT':
      return createdBy === 'STORE' ? '核对订单后提交平台确认' : '请核对平台生成的金额'
    case 'CHECK':
      return '等待平台付款'
    case 'STORE_AUDIT':
      return auditor === 'STORE' ? '请确认或退回更正' : '等待平台确认并付款'
    case 'REJECTION':
      return auditor === 'STORE' ? '等待平台更正' : '请按退回原因处理后重新提交'
    case 'COMPLETE':
      return '已付款'
    default:
      return ''
  }
}
