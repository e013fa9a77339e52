import { WarningFilled } from '@ant-design/icons'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { fieldText } from '#shared/fields/fieldText'
import textStyles from '#shared/ui/text.module.css'
import { purchaseFields } from './fields'
import { isLate, isOverdue, needsSendTime, type PurchaseOrder } from './model'

/** The word for a send time that the supplier has not confirmed. */
export const UNVERIFIED = '未确认发货时间'

/** The send time of an order; it must be confirmed before the first delivery. */
export function SendTime({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  if (!order.sendTimeVerified) return needsSendTime(order) ? <Tag color="warning">{t(UNVERIFIED)}</Tag> : NOTHING
  const mark = isOverdue(order, order.sendTime) ? '已逾期' : isLate(order) ? '晚于要求到货时间' : ''
  return <Term time={order.sendTime} mark={mark} />
}

/** The time by which the site wants an order. */
export function RequireTime({ order }: { order: PurchaseOrder }) {
  return <Term time={order.requireTime} mark={isOverdue(order, order.requireTime) ? '已逾期' : ''} />
}

/** A time by which something is due, with what is wrong about it; '' for nothing. */
function Term({ time, mark }: { time: string; mark: string }) {
  const { t } = useTranslation()
  const shown = fieldText(purchaseFields.requireTime, time)
  if (!time || mark === '') return shown
  return (
    <span className={textStyles.negative} title={t(mark)}>
      <WarningFilled aria-label={t(mark)} /> {shown}
    </span>
  )
}
