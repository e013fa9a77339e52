import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { settlementStatus } from '#domain/document/procurementStatus'
import { NOTHING } from '#domain/wire'
import type { Settlement } from './model'

/** Why a settlement was rejected or failed; for a voided one only if a reason was given. */
export function SettlementReason({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation()
  const { reason, reasonText, color } = settlementStatus.entryOf(settlement.status)
  if (!reason || !reasonText) return null
  const why = settlement[reason]
  if (color === 'error') return <Alert type="error" showIcon title={t(reasonText, { reason: why || NOTHING })} />
  return why && <Alert type="warning" showIcon title={t(reasonText, { reason: why })} />
}
