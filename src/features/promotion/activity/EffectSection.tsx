import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import { formatMoney, formatPercent } from '#domain/money'
import { wireText } from '#domain/wire'
import { activities } from '#features/mall/activity/api'
import { costShareField, effectFields } from '#features/mall/activity/fields'
import { type Activity, periodText } from '#features/mall/activity/model'
import { costShare, type Effect, type EffectFigures } from '#features/mall/activity/model/effect'
import { WithCapability } from '#shared/capability/WithCapability'
import { FieldValue } from '#shared/fields/FieldValue'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'
import styles from './EffectSection.module.css'
import { allDiscounts } from './model'

const Chart = lazyWithRetry(() => import('#shared/chart/Chart').then((module) => ({ default: module.Chart })))

const { flowPrice, ...BEFORE_PAID } = effectFields
const COLUMNS = { ...BEFORE_PAID, allPrice: field('money', '全部优惠（元）'), flowPrice }
type Figure = keyof typeof COLUMNS
const FIGURES = Object.keys(COLUMNS) as Figure[]
type Line = EffectFigures & { key: string; label: string; time: string; allPrice: string | null }

/** 活动效果: the orders that used an activity, beside all orders with its products then and in as many days before. */
export function EffectSection(props: Pick<Activity, 'promotionType' | 'id'>) {
  return (
    <WithCapability of="activities">
      <ReadEffect {...props} />
    </WithCapability>
  )
}

function ReadEffect({ promotionType, id }: Pick<Activity, 'promotionType' | 'id'>) {
  const { t } = useTranslation()
  const query = useQuery({ ...activities.effect({ promotionType, id }), meta: IN_PLACE })
  return (
    <Section title={t('活动效果')}>
      {query.isPending ? (
        <div className={styles.waiting} aria-busy="true" />
      ) : query.isError && !query.data ? (
        <ErrorState query={query} />
      ) : (
        query.data && <EffectTable effect={query.data} />
      )}
    </Section>
  )
}

function EffectTable({ effect }: { effect: Effect }) {
  const { t } = useTranslation()
  const days = (startTime: string, endTime: string) => periodText({ startTime, endTime }, 'YYYY-MM-DD')
  const { startTime, endTime, beforeStart, beforeEnd, during, before } = effect
  const running = days(startTime, endTime)
  const share = costShare(effect)
  // Of all orders, the discounts of all activities together are sent.
  const all = (figures: EffectFigures) => ({ ...figures, discountPrice: null, allPrice: figures.discountPrice })
  const lines: Line[] = [
    { key: 'own', label: '参与活动的订单', time: running, ...effect, allPrice: allDiscounts(effect) },
    { key: 'during', label: '活动期间，范围内全部', time: running, ...all(during) },
    { key: 'before', label: '之前同样天数，范围内全部', time: days(beforeStart, beforeEnd), ...all(before) },
  ]
  return (
    <>
      <p className={styles.note}>
        {t('已付款的订单，按付款时间；金额只算范围内的商品。活动优惠是这个活动给出的，全部优惠包括所有活动')}
        {share && (
          <span className={styles.share}>
            {t(costShareField.label)} <b>{formatPercent(share)}</b>
          </span>
        )}
      </p>
      <RecordTable
        caption={t('活动效果')}
        empty=""
        rowKey="key"
        dataSource={lines}
        columns={[
          {
            key: 'label',
            title: t('订单范围'),
            width: 200,
            render: (_, { label, time }) => (
              <>
                {t(label)}
                <span className={styles.time}>{time}</span>
              </>
            ),
          },
          ...FIGURES.map((name) => ({
            key: name,
            title: t(COLUMNS[name].label),
            // All are in view at 1200 px.
            width: COLUMNS[name].kind === 'money' ? 118 : 80,
            align: 'right' as const,
            render: (_: unknown, line: Line) => <FieldValue field={COLUMNS[name]} value={line[name]} />,
          })),
        ]}
      />
      <Suspense fallback={<div className={styles.chart} />}>
        <Chart
          className={styles.chart}
          label={t('活动期间与之前的实付金额（元）')}
          kind="bar"
          names={lines.map(({ label }) => t(label))}
          series={[
            { name: t(effectFields.flowPrice.label), values: lines.map(({ flowPrice }) => wireText(flowPrice) || '0') },
          ]}
          format={(value) => formatMoney(value)}
        />
      </Suspense>
    </>
  )
}
