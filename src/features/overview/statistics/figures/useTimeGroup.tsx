import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '#domain/time'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { useSearchParam } from '#shared/useSearchParam'

/** A longer period begins with months. */
const MANY_DAYS = 92

/** Whether days or months are shown, from the address, and the switch between them. */
export function useTimeGroup({ days }: PeriodState): { by: 'day' | 'month'; choice: ReactNode } {
  const { t } = useTranslation()
  const [asked, group] = useSearchParam('by', 'pick')
  const isLong = (daysBetween(days.from, days.to) ?? 0) > MANY_DAYS
  const by = asked === 'day' || asked === 'month' ? asked : isLong ? 'month' : 'day'
  const choice = (
    <Segmented
      size="small"
      aria-label={t('统计粒度')}
      options={[
        { value: 'day', label: t('按日') },
        { value: 'month', label: t('按月') },
      ]}
      value={by}
      onChange={group}
    />
  )
  return { by, choice }
}
