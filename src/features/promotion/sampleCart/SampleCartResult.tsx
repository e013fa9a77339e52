import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { Spin } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { say } from '#domain/text'
import { formatTime, serverNow } from '#domain/time'
import { usePeriodActivities } from '#features/mall/activity/api'
import { extraTexts, withCouponNames } from '#features/mall/activity/extra/model'
import { activityKinds, activityScreen, activityTitle, offerText } from '#features/mall/activity/kind/model'
import type { Activity } from '#features/mall/activity/model'
import type { PricedCart, Verdict } from '#features/mall/cart/model'
import { PageLink } from '#shared/ui/PageLink'
import { EmptyState, ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { priceCart } from './model'
import type { SampleLine } from './SampleCartLines'
import styles from './SampleCartResult.module.css'

type Props = {
  /** null while they are read. */
  lines: readonly SampleLine[] | null
  /** When it is ordered, server-local text; '' for now. */
  moment: string
  isGroupBuy: boolean
  /** An activity that is not saved yet, in place of its saved version. */
  draft: Activity | null
}

/** What a buyer pays for a cart at a moment, and which activities apply in which order, or why not. */
export function SampleCartResult({ lines, moment, isGroupBuy, draft: typed }: Props) {
  const { t } = useTranslation()
  const at = moment || serverNow()
  const query = usePeriodActivities(at, at)
  const draft = useMemo(() => withNames(query.data, typed), [query.data, typed])
  const priced = useMemo(
    () => priceCart(lines ?? [], withDraft(query.data, draft), { moment: at, isGroupBuy }),
    [lines, query.data, draft, at, isGroupBuy],
  )
  if (query.isError) return <ErrorState query={query} />
  if (query.isPending || !lines) return <Spin aria-label={t('加载中')} />
  const refusal = lines.find((line) => line.refusal !== null)?.refusal ?? priced.refusal
  if (refusal) return <EmptyState text={t('买不了：{{reason}}', { reason: say(t, refusal) })} />
  return (
    <div className={styles.result}>
      <Amounts priced={priced} at={at} />
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

function Amounts({ priced, at }: { priced: PricedCart; at: string }) {
  const { t } = useTranslation()
  const parts = [
    ['商品金额', priced.goodsPrice, ''],
    ['活动优惠', priced.discountPrice, '-'],
    ['优惠券', priced.couponPrice, '-'],
  ] as const
  const { fullDiscount } = priced
  // Free delivery has a line of its own.
  const gifts = fullDiscount ? extraTexts({ ...fullDiscount, freeFreightFlag: false }) : []
  return (
    <dl className={styles.amounts} aria-label={t('{{time}} 下单', { time: formatTime(at, 'YYYY-MM-DD HH:mm') })}>
      {parts.map(([label, amount, sign]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            {Number(amount) === 0 ? '' : sign}
            {formatMoney(amount)}
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('买家应付（元）')}</dt>
        <dd>{formatMoney(priced.flowPrice)}</dd>
      </div>
      <div>
        <dt>{t('运费')}</dt>
        <dd>{priced.isFreightFree ? t('免邮费') : t('按运费模板另计')}</dd>
      </div>
      {gifts.length > 0 && (
        <div>
          <dt>{t('另赠')}</dt>
          <dd>{gifts.map((gift) => say(t, gift)).join('、')}</dd>
        </div>
      )}
    </dl>
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
          {say(t, offerText(activity))}　{say(t, reason)}
        </span>
      </span>
      <span className={textStyles.number}>{isApplied && `-${formatMoney(discountPrice)}`}</span>
    </li>
  )
}

/** A draft knows the coupons it gives away by their ids. */
function withNames(saved: readonly Activity[] = [], draft: Activity | null): Activity | null {
  const named = ({ promotionType }: Activity) => promotionType === 'COUPON'
  return (
    draft && withCouponNames(draft, (couponId) => saved.filter(named).find(({ id }) => id === couponId)?.couponName)
  )
}

/** The activities with a draft in place of its saved version. */
function withDraft(saved: readonly Activity[] = [], draft: Activity | null): readonly Activity[] {
  if (!draft) return saved
  return [...saved.filter(({ id, promotionType }) => id !== draft.id || promotionType !== draft.promotionType), draft]
}
