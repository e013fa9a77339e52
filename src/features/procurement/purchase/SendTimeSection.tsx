import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useActions } from '#shared/action/useActions'
import { purchaseActions } from './actions'
import { purchases } from './api'
import { needsSendTime } from './model'

/** Says that nothing can be delivered of an order before its send time is confirmed, and offers to confirm it. */
export function SendTimeSection({ orderSn }: { orderSn: string }) {
  const { t } = useTranslation()
  const actionsOf = useActions(purchaseActions)
  const { data: order } = useQuery({ ...purchases.detail(orderSn), enabled: orderSn !== '', meta: { silent: true } })
  if (!order || !needsSendTime(order)) return null
  const confirm = actionsOf(order).find(({ key }) => key === 'verifySendTime')
  return (
    <Alert
      type="warning"
      showIcon
      title={t('订单 {{sn}} 请先确认发货时间，再保存送货单。', { sn: orderSn })}
      action={
        confirm && (
          <Button size="small" loading={confirm.isBusy} onClick={confirm.run}>
            {confirm.label}
          </Button>
        )
      }
    />
  )
}
