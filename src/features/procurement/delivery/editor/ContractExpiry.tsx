import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import { materials } from '#features/procurement/material/api'

/** Warns that an order's contract has expired: its materials are no longer offered, though the order is still open. */
export function ContractExpiry({ origin }: { origin: DeliveryOrigin }) {
  const { t } = useTranslation()
  const { contractId, contractCode, orderSn } = origin
  const query = useQuery({
    ...materials.available({ contractId, current: 1, size: 1, pageNumber: 1, pageSize: 1 }),
    enabled: orderSn !== '' && contractId !== '',
    meta: { silent: true },
  })
  if (query.data?.total !== 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('合同 {{code}} 已到期或已不在履行中，请与采购单位确认后再发货。', { code: contractCode })}
    />
  )
}
