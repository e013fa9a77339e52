import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { formatTime, serverToday } from '#domain/time'
import { lateDays, lateText } from '#features/procurement/settlement/due/model'
import type { Settlement } from '#features/procurement/settlement/model'
import textStyles from '#shared/ui/text.module.css'

/** The due date of a settlement, and for how long it has been overdue; null while it is read. */
export function DueDate({
  settlement,
  dueDate,
}: {
  settlement: Pick<Settlement, 'status' | 'payStatus'>
  dueDate: string | null
}) {
  const { t } = useTranslation()
  if (dueDate === null) return <span className={textStyles.secondary}>{t('读取中')}</span>
  const days = lateDays(settlement, dueDate, serverToday())
  return (
    <>
      <span className={textStyles.number}>{formatTime(dueDate)}</span>{' '}
      {days > 0 && <Tag color="error">{translateMessage(t, lateText(days))}</Tag>}
    </>
  )
}
