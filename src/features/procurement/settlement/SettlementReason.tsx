import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import type { Settlement } from './model'

/** Why a settlement was rejected or failed; for a voided one only if a reason was given. */
export function SettlementReason({ settlement: { status, rejectReason, errorReason } }: { settlement: Settlement }) {
  const { t } = useTranslation()
  const reason = rejectReason || NOTHING
  switch (status) {
    case 2:
      return <Alert type="error" showIcon title={t('已驳回：{{reason}}', { reason })} />
    case 4:
      return rejectReason && <Alert type="warning" showIcon title={t('已作废：{{reason}}', { reason })} />
    case 9:
      return <Alert type="error" showIcon title={t('结算异常：{{reason}}', { reason: errorReason || NOTHING })} />
    default:
      return null
  }
}
