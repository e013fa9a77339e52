import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Activity, periodText } from '#features/mall/activity/model'
import { runOf } from '#features/mall/activity/model/history'
import { lazyWithRetry } from '#shared/lazyWithRetry'

// The effect has a table and a chart, which forms do without.
const EffectSection = lazyWithRetry(() =>
  import('./EffectSection').then((module) => ({ default: module.EffectSection })),
)

type Props = { saved: Pick<Activity, 'promotionType' | 'id' | 'startTime' | 'ranStartTime' | 'ranEndTime'> | null }

/**
 * When an activity ran before it was closed and what it brought, above the form that opens it again, or that changes it
 * once it was; nothing for one that never began.
 */
export function RanSection({ saved }: Props) {
  const { t } = useTranslation()
  if (!saved || saved.ranStartTime === '') return null
  const period = periodText(runOf({ ...saved, startTime: '', endTime: '' }))
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={
          saved.startTime === ''
            ? t('曾在 {{period}} 进行，已关闭；再次开启要重新选择时间', { period })
            : t('曾在 {{period}} 进行，关闭后又重新开启', { period })
        }
      />
      <EffectSection promotionType={saved.promotionType} id={saved.id} />
    </>
  )
}
