import { WarningFilled } from '@ant-design/icons'
import { Progress, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal, formatQuantity } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { lazyPart } from '#shared/lazyPart'
import { ListPage } from '#shared/list/ListPage'
import textStyles from '#shared/ui/text.module.css'
import { purchaseActions } from './actions'
import { purchases } from './api'
import { purchaseFields } from './fields'
import { isOverdue, type PurchaseOrder } from './model'
import styles from './PurchaseListPage.module.css'

const UNVERIFIED = '未确认发货时间'

const PurchasePreview = lazyPart(() => import('./PurchasePreview'))

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
        { field: 'materialSummary', width: 160 },
        'totalQuantity',
        {
          field: 'sendTime',
          render: (order) => <SendTime order={order} />,
          text: (order) => (needsSendTime(order) ? t(UNVERIFIED) : order.sendTimeVerified ? order.sendTime : ''),
        },
        { field: 'requireTime', render: (order) => <RequireTime order={order} /> },
        'totalAmountTax',
        { field: 'deliveredQuantity', render: (order) => <Delivered order={order} />, width: 170 },
        { field: 'contractCode', below: 'companyName' },
        'createUserName',
        'createTime',
      ]}
      sortable={['createTime', 'requireTime']}
      actions={purchaseActions}
      empty={{ text: '还没有采购订单。项目部下单并审核后会显示在这里。' }}
    />
  )
}

/** The delivered quantity of an order and its share as a bar; orders of mixed units have no total. */
function Delivered({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const [total, sent] = [decimal(order.totalQuantity), decimal(order.deliveredQuantity)]
  if (!total?.gt(0) || !sent) return NOTHING
  const percent = Math.min(100, sent.div(total).times(100).round(0).toNumber())
  return (
    <div className={styles.delivered}>
      <span className={textStyles.number}>{formatQuantity(order.deliveredQuantity)}</span>
      <Progress percent={percent} size="small" aria-label={t('已发数量')} />
    </div>
  )
}

/** The send time of an order; it must be confirmed before the first delivery. */
function SendTime({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  if (order.sendTimeVerified) return <Term time={order.sendTime} isOverdue={isOverdue(order, order.sendTime)} />
  return needsSendTime(order) ? <Tag color="warning">{t(UNVERIFIED)}</Tag> : NOTHING
}

function RequireTime({ order }: { order: PurchaseOrder }) {
  return <Term time={order.requireTime} isOverdue={isOverdue(order, order.requireTime)} />
}

/** A time by which something is due, marked once it has passed. */
function Term({ time, isOverdue }: { time: string; isOverdue: boolean }) {
  const { t } = useTranslation()
  if (!time) return NOTHING
  return isOverdue ? (
    <span className={textStyles.negative} title={t('已逾期')}>
      <WarningFilled aria-label={t('已逾期')} /> {time}
    </span>
  ) : (
    time
  )
}

function needsSendTime(order: PurchaseOrder): boolean {
  return !order.sendTimeVerified && order.status === 'UNDELIVERED'
}
