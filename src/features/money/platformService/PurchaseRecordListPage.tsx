import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { PageLink } from '#shared/ui/PageLink'
import { platformOrderActs } from './acts'
import { platformServices } from './api'
import { platformOrderFields } from './fields'

/** 购买记录: the orders of platform services and their payment status. */
export default function PurchaseRecordListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('购买记录')}
      query={platformServices.page}
      fields={platformOrderFields}
      filters={['orderSn', 'createTimeRange']}
      statusField="payStatus"
      rowKey="id"
      open={(order) => ({ name: 'purchaseRecordDetail', query: { id: order.id } })}
      columns={[
        'orderSn',
        'payStatus',
        'featureName',
        'duration',
        'quantity',
        'amount',
        'payType',
        'createTime',
        'payTime',
        'serviceEnd',
        'createUserName',
      ]}
      sortable={['amount', 'createTime', 'payTime']}
      acts={platformOrderActs}
      empty={{
        text: '还没有购买过平台服务。',
        action: <PageLink name="platformServiceList">{t('查看平台服务')}</PageLink>,
      }}
    />
  )
}
