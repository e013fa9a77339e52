import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { periodActivities } from '#features/mall/activity/api'
import { type Activity, periodText } from '#features/mall/activity/model'
import { clashesOf } from '#features/mall/activity/model/clash'
import { activityName } from '#features/mall/activity/model/kind'
import type { ApiError } from '#shared/http/ApiError'

/** The error at the end of an activity that the server refuses beside another of its kind: it names the other one. */
export function useOverlapRefusal() {
  const client = useQueryClient()
  const { t } = useTranslation()
  return (error: ApiError, draft: Activity): Record<string, string> | null => {
    if (!/活动时间内/.test(error.message)) return null
    const known = client.getQueryData(periodActivities(draft).queryKey)
    const [clash] = clashesOf(draft, known ?? [])
    if (!clash) return { endTime: t('与同类活动时间重叠，请改时间，或先关闭、删除它') }
    return {
      endTime: t('与「{{name}}」（{{period}}）时间重叠，请改时间，或先关闭、删除它', {
        name: activityName(clash),
        period: periodText(clash),
      }),
    }
  }
}
