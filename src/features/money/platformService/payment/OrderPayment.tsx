import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { serverNow } from '#domain/time'
import { platformOrderFields } from '#features/money/platformService/fields'
import {
  canPay,
  failReason,
  isAwaited,
  openPayment,
  type PlatformOrder,
  payStatus,
} from '#features/money/platformService/model'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { go } from '#shared/navigation'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordState } from '#shared/record/RecordState'
import { Section } from '#shared/record/Section'
import { useTabTitle } from '#shared/tab'
import textStyles from '#shared/ui/text.module.css'
import { PayAgain } from './PayAgain'
import { PayPanel } from './PayPanel'
import { useOrderPolling } from './useOrderPolling'

/** The payment of an order in any state: how to pay it, its success, or the alternatives. */
export function OrderPayment({ orderId }: { orderId: string }) {
  const query = useOrderPolling(orderId)
  useTabTitle(query.data?.orderSn)
  return (
    <RecordState query={query}>
      {(order) => (
        <OrderState
          order={order}
          answeredAt={query.dataUpdatedAt}
          isUnsure={query.isError}
          ask={() => void query.refetch()}
        />
      )}
    </RecordState>
  )
}

type Props = { order: PlatformOrder; answeredAt: number; isUnsure: boolean; ask: () => void }

function OrderState({ order, answeredAt, isUnsure, ask }: Props) {
  const { t } = useTranslation()
  const isOf = (name: keyof typeof payStatus.code) => payStatus.is(order.payStatus, name)
  const payable = canPay(order, order.serverTime || serverNow())
  return (
    <>
      <RecordHead
        title={<CopyableText text={order.orderSn} />}
        tags={<StatusTag field={platformOrderFields.payStatus} value={order.payStatus} />}
        facts={
          <>
            <span>{order.featureName}</span>
            {order.duration !== null && (
              <span>
                {t('{{count}} 个月', { count: order.duration })} × {order.quantity} {t(order.unit)}
              </span>
            )}
            <span>
              {t('订单金额')} <strong className={textStyles.number}>¥{formatMoney(order.amount)}</strong>
            </span>
            {payable && <span>{t(payStatus.progressOf(order.payStatus))}</span>}
          </>
        }
        actions={<Button onClick={() => go('purchaseRecordDetail', { id: order.id })}>{t('查看购买记录')}</Button>}
      />
      {isUnsure && isAwaited(order) && (
        <Alert type="warning" showIcon title={t('暂时查不到支付结果，正在继续查询。已付款请勿重复支付。')} />
      )}
      {isOf('paid') && <PaidNotice order={order} />}
      {isOf('failed') && (
        <Alert
          type="error"
          showIcon
          title={t('支付失败：{{reason}}', { reason: t(failReason(order) || '支付渠道没有说明原因') })}
          description={t('这次支付没有成功。可以换一种支付方式重新支付同一笔订单。')}
        />
      )}
      {!payable && !isOf('paid') && <EndedNotice order={order} />}
      {isOf('paying') && (
        <Section title={t('付款')}>
          <PayPanel order={order} payment={openPayment(order)} answeredAt={answeredAt} ask={ask} />
        </Section>
      )}
      {payable && (
        <Section title={isOf('paying') ? t('换一种支付方式') : t('选择支付方式')}>
          <PayAgain key={order.payStatus} order={order} onDone={ask} />
        </Section>
      )}
    </>
  )
}

/** Revoked, refunded, closed or expired: it can no longer be paid, only ordered again. */
function EndedNotice({ order }: { order: PlatformOrder }) {
  const { t } = useTranslation()
  return (
    <Alert
      type="info"
      showIcon
      title={t(
        isAwaited(order)
          ? '付款时间已到，没有付款请重新购买；已付款请查询结果，勿重复付款'
          : payStatus.progressOf(order.payStatus),
      )}
      action={
        <Button type="primary" onClick={() => go('platformServicePayment', { featureId: order.featureId })}>
          {t('重新购买')}
        </Button>
      }
    />
  )
}

function PaidNotice({ order }: { order: PlatformOrder }) {
  const { t } = useTranslation()
  return (
    <Alert
      type="success"
      showIcon
      title={t('{{name}} 已开通', { name: order.featureName })}
      description={t('服务期 {{period}}', {
        period: `${order.serviceStart} ~ ${order.serviceEnd}`,
      })}
      action={<Button onClick={() => go('platformServiceList')}>{t('返回平台服务')}</Button>}
    />
  )
}
