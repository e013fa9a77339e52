import { Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Bill, BillStatus } from '#features/money/bill/model'

/** How far a bill has come, and whether it went wrong there. */
const AT: Record<BillStatus, [step: number, status: 'process' | 'error' | 'finish']> = {
  OUT: [1, 'process'],
  CHECK: [2, 'process'],
  STORE_AUDIT: [2, 'process'],
  REJECTION: [2, 'error'],
  COMPLETE: [3, 'finish'],
  CANCEL: [1, 'error'],
}

/** The way of a bill: made, submitted, confirmed and paid. */
export function BillSteps({ bill: { billStatus, createdBy, ...bill } }: { bill: Bill }) {
  const { t } = useTranslation()
  // An open bill of the platform is checked by the shop, and then confirmed by the platform.
  const auditor = billStatus === 'OUT' || billStatus === 'CHECK' ? 'PLATFORM' : bill.auditor
  const [current, status] = AT[billStatus] ?? AT.OUT
  const submit = createdBy === 'STORE' ? '店铺提交' : auditor === 'STORE' ? '平台提交' : '店铺核对'
  return (
    <Steps
      size="small"
      current={current}
      status={status}
      items={[
        { title: t(createdBy === 'STORE' ? '店铺生成' : '平台出账') },
        { title: t(billStatus === 'CANCEL' ? '已作废' : submit) },
        { title: t(auditor === 'STORE' ? '店铺确认' : '平台确认') },
        { title: t('付款完成') },
      ]}
    />
  )
}
