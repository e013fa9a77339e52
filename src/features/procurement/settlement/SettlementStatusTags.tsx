import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '#shared/fields/FieldValue'
import { settlementFields } from './fields'
import type { SettlementBill } from './model'

/** The status of a settlement, and how many disputes the buyer refused: it came back without them. */
export function SettlementStatusTags({ bill }: { bill: SettlementBill }) {
  const { t } = useTranslation()
  const count = bill.refusedDisputeCount ?? 0
  return (
    <>
      <StatusTag field={settlementFields.status} value={bill.status} />
      {count > 0 && <Tag color="error">{t('未采纳 {{count}}', { count })}</Tag>}
    </>
  )
}
