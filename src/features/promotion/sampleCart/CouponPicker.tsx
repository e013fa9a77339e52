import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { translateMessage } from '#domain/text'
import type { PricedCart } from '#features/mall/activity/model/cart'
import { activityName, offerText } from '#features/mall/activity/model/kind'
import textStyles from '#shared/ui/text.module.css'

/** In place of an id: the best one, and none at all. */
const BEST = 'best'
const NONE = 'none'

type Props = {
  /** null while it is read. */
  priced: PricedCart | null
  /** Id of a coupon, '' for none at all, undefined for the best one. */
  value: string | undefined
  onChange: (coupon: string | undefined) => void
}

/** The coupon that a buyer uses: the best of those that apply, another of them, or none. */
export function CouponPicker({ priced, value, onChange }: Props) {
  const { t } = useTranslation()
  const verdicts = priced?.verdicts.filter(({ activity }) => activity.promotionType === 'COUPON') ?? []
  const usable = verdicts.filter(({ offered }) => offered !== null)
  const chosen = verdicts.find(({ activity }) => activity.id === value)
  const isRefused = priced !== null && Boolean(value) && !chosen?.isApplied
  return (
    <div style={{ width: '100%' }}>
      <Select
        aria-label={t('优惠券')}
        style={{ width: '100%' }}
        disabled={!priced}
        options={[
          { value: BEST, label: t('自动用最优惠的一张') },
          ...usable.map(({ activity, offered }) => ({
            value: activity.id,
            label: `${activityName(activity)}　${translateMessage(t, offerText(activity))}　-${formatMoney(offered)}`,
          })),
          { value: NONE, label: t('不用优惠券') },
        ]}
        value={value === undefined || isRefused ? BEST : value || NONE}
        onChange={(next) => onChange(next === BEST ? undefined : next === NONE ? '' : next)}
      />
      {isRefused && (
        <span role="status" className={textStyles.warning}>
          {t('选的优惠券用不了，已自动换成最优惠的：{{reason}}', {
            reason: chosen ? translateMessage(t, chosen.reason) : t('这个时间没有这张券'),
          })}
        </span>
      )}
    </div>
  )
}
