import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal } from '#domain/money'
import { SendTimesTicked } from '#features/procurement/purchase/sendTimes/SendTimesTicked'
import { FieldValue } from '#shared/fields/FieldValue'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { ListPage } from '#shared/list/ListPage'
import { PageLink } from '#shared/ui/PageLink'
import { purchaseActions } from './actions'
import { purchases } from './api'
import { purchaseFields } from './fields'
import { needsSendTime, type PurchaseOrder } from './model'
import styles from './PurchaseListPage.module.css'
import { RequireTime, SendTime, UNVERIFIED } from './PurchaseTerms'

const PurchasePreview = lazyWithRetry(() => import('./PurchasePreview'))

/** 采购订单: the projects' orders, and how much of each was delivered. */
export default function PurchaseListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('采购订单')}
      query={purchases.page}
      fields={purchaseFields}
      filters={[
        'orderSn',
        'projectName',
        'materialName',
        'contractCode',
        'contractName',
        'materialType',
        'createUserName',
        'createTimeRange',
        'sendTimeVerified',
      ]}
      statusField="status"
      rowKey="orderSn"
      open={(order) => ({ name: 'purchaseDetail', query: { orderSn: order.orderSn } })}
      preview={({ orderSn }) => <PurchasePreview orderSn={orderSn} />}
      columns={[
        { field: 'orderSn', below: 'projectName' },
        { field: 'status', width: 96 },
        { field: 'materialSummary', width: 130 },
        { field: 'quantities', width: 116 },
        {
          field: 'sendTime',
          width: 152,
          render: (order) => <SendTime order={order} />,
          text: (order) =>
            needsSendTime(order) ? t(UNVERIFIED) : order.sendTimeVerified ? order.sendTime.slice(0, 16) : '',
        },
        { field: 'requireTime', render: (order) => <RequireTime order={order} /> },
        'totalAmountTax',
        { field: 'deliveredQuantities', render: (order) => <Delivered order={order} />, width: 210 },
        { field: 'contractCode', below: 'companyName' },
        'createUserName',
        'createTime',
      ]}
      sortable={['createTime', 'requireTime']}
      actions={purchaseActions}
      batch={(selection) => <SendTimesTicked selection={selection} />}
      empty={{
        text: '还没有采购订单。项目部下单并审核后会显示在这里。',
        action: <PageLink name="agreementList">{t('集采合同')}</PageLink>,
      }}
    />
  )
}

/** The delivered quantity of an order and its share as a bar; orders of mixed units have no share. */
function Delivered({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const [total, sent] = [decimal(order.totalQuantity), decimal(order.deliveredQuantity)]
  const quantity = <FieldValue field={purchaseFields.deliveredQuantities} value={order.deliveredQuantities} />
  if (!total?.gt(0) || !sent) return quantity
  const percent = Math.min(100, sent.div(total).times(100).round(0).toNumber())
  return (
    <div className={styles.delivered}>
      {quantity}
      <Progress percent={percent} size="small" aria-label={t('已发数量')} />
    </div>
  )
}
