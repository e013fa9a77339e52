import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '#shared/fields/FieldValue'
import { settlementFields } from './fields'
import type { Settlement } from './model'

/** The status of a settlement, and how many disputes the buyer refused: it came back without them. */
export function SettlementStatusTags({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation()
  const count = settlement.refusedDisputeCount ?? 0
  return (
    <>
      <StatusTag field={settlementFields.status} value={settlement.status} />
      {count > 0 && <Tag color="error">{t('未采纳 {{count}}', { count })}</Tag>}
    </>
  )
}
