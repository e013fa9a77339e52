import { Alert, Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { formatTime } from '#domain/time'
import { type Payment, type PlatformOrder, payTypes } from '#features/money/platformService/model'
import { QrCode } from '#shared/print/code/QrCode'
import textStyles from '#shared/ui/text.module.css'
import { readGatewayForm, submitGatewayForm } from './gatewayForm'
import styles from './PayPanel.module.css'
import { useSecondsLeft } from './useOrderPolling'

type Props = {
  order: PlatformOrder
  payment: Payment | null
  answeredAt: number
  ask: () => void
}

/** The open payment: the code to scan or the link to the gateway, the time left, and a manual check. */
export function PayPanel({ order, payment, answeredAt, ask }: Props) {
  const { t } = useTranslation()
  const left = useSecondsLeft(order, answeredAt)
  const isOver = left === 0
  return (
    <div className={styles.panel}>
      {isOver ? <Alert type="warning" showIcon title={t('付款时间已到')} /> : <Means payment={payment} order={order} />}
      <div className={styles.wait}>
        {left !== null && !isOver && (
          <p>
            {t('剩余付款时间')}{' '}
            <strong className={textStyles.number} role="timer" aria-label={t('剩余付款时间')}>
              {clock(left)}
            </strong>
          </p>
        )}
        <p className={textStyles.secondary}>{t('付款后本页会自动更新，请勿重复付款。')}</p>
        <Button onClick={ask}>{t('已付款，查询结果')}</Button>{' '}
        <span className={`${textStyles.secondary} ${textStyles.number}`}>
          {t('{{time}} 查询：尚未收到付款', { time: formatTime(answeredAt, 'HH:mm:ss') })}
        </span>
      </div>
    </div>
  )
}

function Means({ payment, order }: { payment: Payment | null; order: PlatformOrder }) {
  const { t } = useTranslation()
  const type = payment?.payType || order.payType
  const label = t(payTypes[type as keyof typeof payTypes]?.label ?? type)
  const form = useMemo(() => readGatewayForm(payment?.formHtml), [payment?.formHtml])
  const code = payment?.qrCode ?? ''
  if (code) {
    return (
      <figure className={styles.code}>
        <QrCode value={code} size={50} label={t('{{type}}付款二维码', { type: label })} />
        <figcaption>
          {label} <strong className={textStyles.number}>¥{formatMoney(order.amount)}</strong>
        </figcaption>
      </figure>
    )
  }
  if (form) {
    return (
      <div>
        <Button type="primary" size="large" onClick={() => submitGatewayForm(form)}>
          {t('前往{{type}}付款', { type: label })}
        </Button>
        <p className={textStyles.secondary}>
          {t('将在新窗口打开 {{host}}，付款完成后回到本页。', { host: form.host })}
        </p>
      </div>
    )
  }
  return <Alert type="warning" showIcon title={t('没有取得付款入口，请在下方重新支付或换一种支付方式。')} />
}

/** 14:05, or 27:14:05 beyond one hour. */
function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${two(hours)}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}
