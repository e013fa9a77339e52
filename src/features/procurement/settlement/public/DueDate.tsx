import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime, serverToday } from '#domain/time'
import { daysOverdue } from '#features/procurement/settlement/due/model'
import { isOwed, type SettlementBill } from '#features/procurement/settlement/model'
import textStyles from '#shared/ui/text.module.css'

/** The due date of a settlement, and for how long it has been overdue. */
export function DueDate({ bill, dueDate }: { bill: Pick<SettlementBill, 'status' | 'payStatus'>; dueDate: string }) {
  const { t } = useTranslation()
  const days = isOwed(bill) ? (daysOverdue(dueDate, serverToday()) ?? 0) : 0
  return (
    <>
      <span className={textStyles.number}>{formatTime(dueDate)}</span>{' '}
      {days > 0 && <Tag color="error">{t('逾期 {{days}} 天', { days })}</Tag>}
    </>
  )
}
