import { Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { type DecimalInput, decimal, formatMoney, sum } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { statistics } from '#features/overview/statistics/api'
import { FigureList } from '#features/overview/statistics/figures/FigureList'
import { changeText } from '#features/overview/statistics/figures/figureText'
import { changeOf } from '#features/overview/statistics/figures/model'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import type { Overview } from '#features/overview/statistics/model'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { Section } from '#shared/record/Section'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import styles from './OrderOverview.module.css'

type Name = keyof Overview

type Figure = { label: string; isMoney?: true; read: (overview: Overview) => DecimalInput }

const ofName = (name: Name, label: string, isMoney?: true): Figure => ({ label, isMoney, read: (all) => all[name] })

/** Numbers, and their amounts below them; the last two amounts arise from others. */
const FIGURES: readonly Figure[] = [
  ofName('orderNum', '下单笔数'),
  ofName('paymentOrderNum', '付款笔数'),
  ofName('refundOrderNum', '退单笔数'),
  ofName('orderMemberNum', '下单人数'),
  ofName('paymentsNum', '付款人数'),
  ofName('orderAmount', '下单金额（元）', true),
  ofName('paymentAmount', '付款金额（元）', true),
  ofName('refundOrderPrice', '退单金额（元）', true),
  {
    label: '付款减退单（元）',
    isMoney: true,
    read: ({ paymentAmount, refundOrderPrice }) => sum([paymentAmount]).minus(sum([refundOrderPrice])),
  },
  {
    label: '客单价（元）',
    isMoney: true,
    read: ({ paymentAmount, paymentsNum }) => (paymentsNum ? sum([paymentAmount]).div(paymentsNum) : null),
  },
]

/** A rate, and what it is a share of. */
type Rate = { name: Name; part: Name; whole: Name; label: string }

/** From visitors to paid orders: each step, and its rate of the step before. */
const FUNNEL: readonly { count: Name; label: string; rate?: Rate }[] = [
  { count: 'uvNum', label: '访客数（UV）' },
  {
    count: 'orderNum',
    label: '下单笔数',
    rate: { name: 'orderConversionRate', part: 'orderNum', whole: 'uvNum', label: '下单转化率' },
  },
  {
    count: 'paymentOrderNum',
    label: '付款笔数',
    rate: { name: 'paymentsConversionRate', part: 'paymentOrderNum', whole: 'orderNum', label: '付款转化率' },
  },
]
const OVERALL: Rate = { name: 'overallConversionRate', part: 'paymentOrderNum', whole: 'uvNum', label: '全店转化率' }

/** 交易概况: visitors, orders and payments of a period, and how visitors become buyers. */
export function OrderOverview({ time }: { time: PeriodState }) {
  const { t } = useTranslation()
  const { read, compared } = useCompared(time, statistics.overview)
  const now = read.data
  const before = compared?.data
  return (
    <Section title={t('交易概况')}>
      {read.isError && !now ? (
        <ErrorState query={read} />
      ) : !now ? (
        <div className={styles.waiting} role="status" aria-label={t('加载中')}>
          <Spin />
        </div>
      ) : (
        <div className={styles.columns}>
          <Funnel overview={now} before={before ?? null} />
          <FigureList
            label={t('交易概况')}
            figures={FIGURES.map((figure) => ({
              label: t(figure.label),
              text: textOf(figure, now),
              ...(before && { past: pastText(figure, now, before, t) }),
            }))}
          />
        </div>
      )}
    </Section>
  )
}

/** Its bars are to the scale of the visitors. */
function Funnel({ overview, before }: { overview: Overview; before: Overview | null }) {
  const { t } = useTranslation()
  const most = Math.max(1, ...FUNNEL.map(({ count }) => Number(overview[count] ?? 0)))
  return (
    <ol className={styles.funnel} aria-label={t('转化')}>
      {FUNNEL.map(({ count, label, rate }) => (
        <li key={count}>
          <span>{t(label)}</span> <strong className={textStyles.number}>{String(overview[count] ?? NOTHING)}</strong>
          <span className={textStyles.secondary}>
            {rate && `${t(rate.label)} ${rateText(rate, overview)}`}
            {before &&
              ` ${t('对比期')} ${[before[count] ?? NOTHING, ...(rate ? [rateText(rate, before)] : [])].join(' · ')}`}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(Number(overview[count] ?? 0) / most) * 100}%` }} />
          </span>
        </li>
      ))}
      <li>
        <span>{t(OVERALL.label)}</span> <strong className={textStyles.number}>{rateText(OVERALL, overview)}</strong>
        {before && <span className={textStyles.secondary}>{`${t('对比期')} ${rateText(OVERALL, before)}`}</span>}
      </li>
    </ol>
  )
}

/**
 * A share of nothing is none: servers send it as 0.0%. Neither is one of more than there is: a lilishop counts what was
 * paid by lines.
 */
function rateText({ name, part, whole }: Rate, overview: Overview): string {
  const isShare = overview[whole] !== 0 && Number(overview[part] ?? 0) <= Number(overview[whole] ?? 0)
  return isShare ? String(overview[name] || NOTHING) : NOTHING
}

function textOf({ read, isMoney }: Figure, overview: Overview): string {
  const figure = decimal(read(overview))
  if (figure === null) return NOTHING
  return isMoney ? formatMoney(figure) : figure.toFixed()
}

/** The figure of the compared period, and the change from it. */
function pastText(figure: Figure, now: Overview, before: Overview, t: (text: string) => string): string {
  const [value, base] = [now, before].map((overview) => decimal(figure.read(overview))?.toFixed() ?? null)
  const change = changeOf(value ?? null, base ?? null)
  return `${t('对比期')} ${textOf(figure, before)}${change === null ? '' : ` · ${changeText(change)}`}`
}
