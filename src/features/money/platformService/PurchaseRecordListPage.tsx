import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { ListPage } from '#shared/list/ListPage'
import { PageLink } from '#shared/ui/PageLink'
import { platformOrderActions } from './actions'
import { platformServices } from './api'
import { platformOrderFields } from './fields'

const FILTERS = ['orderSn', 'featureId', 'payType', 'createTimeRange'] as const

/** 购买记录: the orders of platform services and their payment status. */
export default function PurchaseRecordListPage() {
  const { t } = useTranslation()
  const { data: features } = useQuery({ ...platformServices.features(null), meta: { silent: true } })
  const fields = useMemo(() => {
    const table = Object.fromEntries(
      (features ?? []).map(({ featureId, featureName }) => [featureId, { label: featureName, color: 'default' }]),
    ) satisfies StatusTable
    return { ...platformOrderFields, featureId: field('status', platformOrderFields.featureName.label, { table }) }
  }, [features])
  return (
    <ListPage
      caption={t('购买记录')}
      query={platformServices.page}
      fields={fields}
      filters={FILTERS}
      statusField="payStatus"
      rowKey="id"
      open={(order) => ({ name: 'purchaseRecordDetail', query: { id: order.id } })}
      columns={[
        'orderSn',
        'payStatus',
        'featureName',
        'amount',
        'createTime',
        'payType',
        'duration',
        'quantity',
        'payTime',
        'serviceEnd',
        'createUserName',
      ]}
      sortable={['amount', 'createTime', 'payTime']}
      actions={platformOrderActions}
      empty={{
        text: '还没有购买过平台服务。',
        action: <PageLink name="platformServiceList">{t('查看平台服务')}</PageLink>,
      }}
    />
  )
}
