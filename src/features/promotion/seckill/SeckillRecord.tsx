import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import { serverNow } from '#domain/time'
import { EffectSection } from '#features/promotion/activity/EffectSection'
import { SampleCartSection } from '#features/promotion/sampleCart/SampleCartSection'
import { StatusTag } from '#shared/fields/FieldValue'
import { PictureCell } from '#shared/media/PictureCell'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import { seckillFields } from './fields'
import { applyStatuses, draftOf, hourText, type Seckill, type SeckillApply, toInput } from './model'

type Props = { seckill: Seckill; applies: readonly SeckillApply[]; head: ReactNode }

/** What the shop applied with to a seckill that can no longer be applied to, and its effect. */
export function SeckillRecord({ seckill, applies, head }: Props) {
  const { t } = useTranslation()
  const rows = [...applies].sort((a, b) => (a.timeLine ?? 0) - (b.timeLine ?? 0))
  return (
    <>
      {head}
      <Section title={t('报名商品')}>
        <RecordTable<SeckillApply>
          caption={t('报名商品')}
          dataSource={rows}
          pagination={rows.length > 50 && { pageSize: 50, showSizeChanger: false }}
          empty={t('没有报名这场秒杀')}
          columns={[
            {
              key: 'timeLine',
              title: t('场次'),
              width: 80,
              render: (_, { timeLine }) => (timeLine === null ? '' : hourText(timeLine)),
            },
            {
              key: 'goodsName',
              title: t('商品名称'),
              width: 240,
              render: (_, { goodsName, thumbnail }) => <PictureCell name={goodsName} image={thumbnail} />,
            },
            figureColumn(t('原价（元）'), ({ originalPrice }) => formatMoney(originalPrice)),
            ...(rows.some(({ lowestDealPrice }) => lowestDealPrice)
              ? [
                  figureColumn(t(seckillFields.lowestDealPrice.label), ({ lowestDealPrice }) =>
                    formatMoney(lowestDealPrice),
                  ),
                ]
              : []),
            figureColumn(t('秒杀价（元）'), ({ price }) => formatMoney(price)),
            figureColumn(t('剩余活动库存'), ({ quantity }) => formatQuantity(quantity)),
            figureColumn(t('已售'), ({ salesNum }) => String(salesNum ?? 0)),
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
      </Section>
      {seckill.startTime <= serverNow() && applies.length > 0 && (
        <EffectSection promotionType="SECKILL" id={seckill.id} />
      )}
      {applies.length > 0 && <SampleCartSection draft={draftOf(seckill, toInput(applies))} />}
    </>
  )
}

function figureColumn(title: string, render: (row: SeckillApply) => string) {
  return {
    key: title,
    title,
    width: 104,
    align: 'right' as const,
    render: (_: unknown, row: SeckillApply) => render(row),
  }
}
