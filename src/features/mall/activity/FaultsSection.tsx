import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { plain, translateMessage } from '#domain/text'
import { activityFaults } from '#features/mall/activity/model/fault'
import type { Activity } from './model'

/** What buyers no longer get of an activity, above its record or form; nothing while all is as promised. */
export function FaultsSection({ activity }: { activity: Activity | undefined }) {
  const { t } = useTranslation()
  const faults = activity ? activityFaults(activity) : []
  if (faults.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('活动里有买家享受不到的商品')}
      description={faults.map((fault) => <div key={plain(fault)}>{translateMessage(t, fault)}</div>)}
    />
  )
}
