import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { platformServices } from '#features/money/platformService/api'
import { desktopPayTypes, type PayType, type PlatformOrder, payStatus } from '#features/money/platformService/model'
import textStyles from '#shared/ui/text.module.css'
import styles from './PayAgain.module.css'
import { keepPayType, PayTypeChoice, usualPayType } from './PayTypeChoice'

/** Pays an existing order: a renewal bill, one whose payment failed, or with another pay type. */
export function PayAgain({ order, onDone }: { order: PlatformOrder; onDone: () => void }) {
  const { t } = useTranslation()
  const [payType, setPayType] = useState(() => proposedType(order))
  const isPaying = payStatus.is(order.payStatus, 'paying')
  const pay = useMutation({
    ...platformServices.pay(),
    onSuccess: () => keepPayType(payType),
    // Rejected or unknown outcome: the order may have changed meanwhile.
    onError: onDone,
  })
  return (
    <div className={styles.again}>
      <PayTypeChoice value={payType} onChange={setPayType} disabled={pay.isPending} label={t('支付方式')} />
      <div className={styles.action}>
        <Button
          type={isPaying ? 'default' : 'primary'}
          loading={pay.isPending}
          onClick={() => pay.mutate({ orderId: order.id, payType })}
        >
          {payStatus.is(order.payStatus, 'unpaid') ? t('去支付') : t('重新支付')}
        </Button>
        {isPaying && <span className={textStyles.secondary}>{t('重新支付后，上面的付款入口失效，请勿再用。')}</span>}
      </div>
    </div>
  )
}

/** A different pay type after a failure; else the current one, or this workstation's last one. */
function proposedType(order: PlatformOrder): PayType {
  const { payType } = order
  const usual = usualPayType()
  const other = desktopPayTypes.find((type) => type !== payType) ?? usual
  if (payStatus.is(order.payStatus, 'failed')) return usual === payType ? other : usual
  return desktopPayTypes.find((type) => type === payType) ?? usual
}
