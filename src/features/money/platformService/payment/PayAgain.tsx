import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { platformServices } from '#features/money/platformService/api'
import { desktopPayTypes, type PayType, type PlatformOrder } from '#features/money/platformService/model'
import textStyles from '#shared/ui/text.module.css'
import styles from './PayAgain.module.css'
import { keepPayType, PayTypeChoice, usualPayType } from './PayTypeChoice'

/** Pays an existing order: a renewal bill, one whose payment failed, or with another pay type. */
export function PayAgain({ order, onDone }: { order: PlatformOrder; onDone: () => void }) {
  const { t } = useTranslation()
  const [payType, setPayType] = useState(() => proposedType(order))
  const status = String(order.payStatus)
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
          type={status === '1' ? 'default' : 'primary'}
          loading={pay.isPending}
          onClick={() => pay.mutate({ orderId: order.id, payType })}
        >
          {status === '0' ? t('去支付') : t('重新支付')}
        </Button>
        {status === '1' && (
          <span className={textStyles.secondary}>{t('重新支付后，上面的付款入口失效，请勿再用。')}</span>
        )}
      </div>
    </div>
  )
}

/** A different pay type after a failure; else the current one, or this workstation's last one. */
function proposedType({ payStatus, payType }: PlatformOrder): PayType {
  const usual = usualPayType()
  const other = desktopPayTypes.find((type) => type !== payType) ?? usual
  if (payStatus === 3) return usual === payType ? other : usual
  return desktopPayTypes.find((type) => type === payType) ?? usual
}
