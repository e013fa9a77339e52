import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { go } from '#shared/navigation'
import { PageLink } from '#shared/ui/PageLink'
import { platformServices } from './api'
import { platformOrderFields } from './fields'
import { canPay, type PlatformOrder } from './model'
import { payWord } from './payWord'

/** 购买记录: the orders of platform services and where their payment stands. */
export default function PurchaseRecordListPage() {
  const { t } = useTranslation()
  return (
    <ListPage<PlatformOrder>
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
      actions={(order) => [
        { key: 'view', label: t('查看'), run: () => go('purchaseRecordDetail', { id: order.id }) },
        ...(canPay(order)
          ? [
              {
                key: 'pay',
                label: t(payWord(order)),
                run: () => go('platformServicePayment', { featureId: order.featureId, orderId: order.id }),
              },
            ]
          : []),
      ]}
      empty={{
        text: '还没有购买过平台服务。',
        action: <PageLink name="platformServiceList">{t('查看平台服务')}</PageLink>,
      }}
    />
  )
}
