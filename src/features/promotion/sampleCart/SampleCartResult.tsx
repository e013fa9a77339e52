import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { translateMessage } from '#domain/text'
import { formatTime } from '#domain/time'
import type { Activity } from '#features/mall/activity/model'
import type { PricedCart, Verdict } from '#features/mall/activity/model/cart'
import { activityKinds, activityScreen, activityTitle, offerText } from '#features/mall/activity/model/kind'
import { type AmountRow, giftsOf } from '#features/promotion/sampleCart/quote/model'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { AmountList } from './AmountList'
import styles from './SampleCartResult.module.css'

type Props = {
  priced: PricedCart
  /** What the buyer pays. */
  rows: readonly AmountRow[]
  /** When it is ordered, server-local text. */
  moment: string
  /** An activity among the verdicts that is not saved yet. */
  draft?: Activity | null
  /** Between the amounts and the activities. */
  children?: ReactNode
}

/** What a buyer pays for a cart at a moment, and which activities apply in which order, or why not. */
export function SampleCartResult({ priced, rows, moment, draft = null, children }: Props) {
  const { t } = useTranslation()
  const gifts = giftsOf(priced)
  return (
    <div className={styles.result}>
      <AmountList label={t('{{time}} 下单', { time: formatTime(moment, 'YYYY-MM-DD HH:mm') })} rows={rows} />
      {gifts.length > 0 && (
        <p className={styles.gifts}>
          {t('另赠：{{gifts}}', { gifts: gifts.map((gift) => translateMessage(t, gift)).join('、') })}
        </p>
      )}
      {children}
      <h3 className={styles.title}>{t('按计算顺序')}</h3>
      <ol className={styles.verdicts} aria-label={t('活动是否适用')}>
        {priced.verdicts.map((verdict) => (
          <VerdictLine
            key={`${verdict.activity.promotionType} ${verdict.activity.id}`}
            verdict={verdict}
            draft={draft}
          />
        ))}
      </ol>
      {priced.verdicts.length === 0 && <p className={textStyles.secondary}>{t('这个时间没有活动')}</p>}
    </div>
  )
}

function VerdictLine({ verdict, draft }: { verdict: Verdict; draft: Activity | null }) {
  const { t } = useTranslation()
  const { activity, isApplied, reason, discountPrice } = verdict
  const name = activityTitle(t, activity)
  return (
    <li>
      {isApplied ? (
        <CheckCircleFilled className={styles.yes} aria-hidden="true" />
      ) : (
        <MinusCircleOutlined className={textStyles.secondary} aria-hidden="true" />
      )}
      <span className={styles.words}>
        <span>
          {t(activityKinds[activity.promotionType].label)}{' '}
          {activity === draft ? (
            <strong>{t('{{name}}（本活动）', { name })}</strong>
          ) : (
            <PageLink {...activityScreen(activity)}>{name}</PageLink>
          )}
        </span>
        <span className={textStyles.secondary}>
          {translateMessage(t, offerText(activity))}　{translateMessage(t, reason)}
        </span>
      </span>
      <span className={textStyles.number}>{isApplied && `-${formatMoney(discountPrice)}`}</span>
    </li>
  )
}
