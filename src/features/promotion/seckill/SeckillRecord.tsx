import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import { hasBegun } from '#features/mall/activity/model/history'
import { EffectSection } from '#features/promotion/activity/EffectSection'
import { GoodsTableSection } from '#features/promotion/activity/GoodsTableSection'
import { SampleCartSection } from '#features/promotion/sampleCart/SampleCartSection'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { StatusTag } from '#shared/fields/FieldValue'
import textStyles from '#shared/ui/text.module.css'
import { seckillFields } from './fields'
import { applyStatuses, hourText, type Seckill, type SeckillApply, toInput, unsavedActivity } from './model'

type Props = { seckill: Seckill; applies: readonly SeckillApply[]; head: ReactNode }

/** What the shop applied with to a seckill that can no longer be applied to, and its effect. */
export function SeckillRecord({ seckill, applies, head }: Props) {
  const { t } = useTranslation()
  const rows = [...applies].sort((a, b) => (a.timeLine ?? 0) - (b.timeLine ?? 0))
  return (
    <>
      {head}
      <GoodsTableSection<SeckillApply>
        title="报名商品"
        goods={rows}
        empty="没有报名这场秒杀"
        width={104}
        figures={[
          ['原价（元）', ({ originalPrice }) => formatMoney(originalPrice)],
          ...(rows.some(({ lowestDealPrice }) => lowestDealPrice) ? [LOWEST] : []),
          ['秒杀价（元）', ({ price }) => formatMoney(price)],
          ['剩余活动库存', ({ quantity }) => formatQuantity(quantity)],
          ['已售', ({ salesNum }) => String(salesNum ?? 0)],
        ]}
        first={[
          {
            key: 'timeLine',
            title: t('场次'),
            width: 80,
            render: (_, { timeLine }) => (timeLine === null ? '' : hourText(timeLine)),
          },
        ]}
        last={[
          {
            key: 'status',
            title: t('报名状态'),
            width: 176,
            render: (_, { promotionApplyStatus, failReason }) => (
              <>
                <StatusTag field={{ table: applyStatuses }} value={promotionApplyStatus} />
                {failReason && <span className={textStyles.negative}>{failReason}</span>}
              </>
            ),
          },
        ]}
      />
      {hasBegun(seckill) && applies.length > 0 && <EffectSection promotionType="SECKILL" id={seckill.id} />}
      {applies.length > 0 && <SampleCartSection draft={unsavedActivity(seckill, toInput(applies))} />}
      <HistorySection of={{ kind: 'SECKILL', id: seckill.id }} fields={seckillFields} />
    </>
  )
}

const LOWEST = [
  seckillFields.lowestDealPrice.label,
  ({ lowestDealPrice }: SeckillApply) => formatMoney(lowestDealPrice),
] as const
