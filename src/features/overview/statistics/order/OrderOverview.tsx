import { useQuery } from '@tanstack/react-query'
import { Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney, sum } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { statistics } from '#features/overview/statistics/api'
import { FigureList } from '#features/overview/statistics/figures/FigureList'
import type { Overview } from '#features/overview/statistics/model'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import styles from './OrderOverview.module.css'

type Name = keyof Overview

const GROUPS: readonly { label: string; figures: readonly [Name, string, isMoney?: true][] }[] = [
  {
    label: '订单',
    figures: [
      ['orderNum', '下单笔数'],
      ['orderMemberNum', '下单人数'],
      ['orderAmount', '下单金额（元）', true],
      ['paymentOrderNum', '付款笔数'],
      ['paymentsNum', '付款人数'],
      ['paymentAmount', '付款金额（元）', true],
    ],
  },
  {
    label: '退单',
    figures: [
      ['refundOrderNum', '退单笔数'],
      ['refundOrderPrice', '退单金额（元）', true],
    ],
  },
]

/** Figures that arise from others. */
const NET: readonly [label: string, read: (overview: Overview) => string][] = [
  [
    '付款减退单（元）',
    ({ paymentAmount, refundOrderPrice }) => formatMoney(sum([paymentAmount]).minus(sum([refundOrderPrice]))),
  ],
  [
    '客单价（元）',
    ({ paymentAmount, paymentsNum }) => (paymentsNum ? formatMoney(sum([paymentAmount]).div(paymentsNum)) : NOTHING),
  ],
]

/** From visitors to paid orders: each step, and its rate of the step before. */
const FUNNEL: readonly [count: Name, label: string, rate: Name | null, rateLabel: string][] = [
  ['uvNum', '访客数（UV）', null, ''],
  ['orderNum', '下单笔数', 'orderConversionRate', '下单转化率'],
  ['paymentOrderNum', '付款笔数', 'paymentsConversionRate', '付款转化率'],
]

/** 交易概况: visitors, orders and payments of a period, and how visitors become buyers. */
export function OrderOverview({ time }: { time: PeriodState }) {
  const { t } = useTranslation()
  const read = useQuery({ ...statistics.overview(time.args), meta: IN_PLACE })
  const compared = useQuery({
    ...statistics.overview(time.before?.args ?? {}),
    enabled: time.before !== null,
    meta: IN_PLACE,
  })
  const now = read.data
  const before = time.before ? compared.data : null
  return (
    <Section title={t('交易概况')}>
      {read.isError && !now ? (
        <ErrorState error={read.error} retry={() => void read.refetch()} />
      ) : !now ? (
        <div className={styles.waiting} role="status" aria-label={t('加载中')}>
          <Spin />
        </div>
      ) : (
        <div className={styles.columns}>
          <Funnel overview={now} before={before ?? null} />
          <div>
            {GROUPS.map(({ label, figures }) => (
              <FigureList
                key={label}
                label={t(label)}
                figures={figures.map(([name, label, isMoney]) => ({
                  label: t(label),
                  text: figureText(now, name, isMoney),
                  ...(before && { past: `${t('对比期')} ${figureText(before, name, isMoney)}` }),
                }))}
              />
            ))}
            <FigureList
              label={t('净额')}
              figures={NET.map(([label, read]) => ({
                label: t(label),
                text: read(now),
                ...(before && { past: `${t('对比期')} ${read(before)}` }),
              }))}
            />
          </div>
        </div>
      )}
    </Section>
  )
}

function Funnel({ overview, before }: { overview: Overview; before: Overview | null }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.funnel} aria-label={t('转化')}>
      {FUNNEL.map(([count, label, rate, rateLabel]) => (
        <li key={count}>
          <span>{t(label)}</span> <strong className={textStyles.number}>{figureText(overview, count)}</strong>
          {rate && (
            <span className={textStyles.secondary}>
              {t(rateLabel)} {String(overview[rate] || NOTHING)}
            </span>
          )}
          {before && (
            <span className={textStyles.secondary}>
              {t('对比期')} {figureText(before, count)} {rate && String(before[rate] || NOTHING)}
            </span>
          )}
        </li>
      ))}
      <li className={styles.whole}>
        {t('全店转化率')} {overview.overallConversionRate || NOTHING}
      </li>
    </ol>
  )
}

function figureText(overview: Overview, name: Name, isMoney = false): string {
  const figure = overview[name]
  if (figure === null || figure === '') return NOTHING
  return isMoney ? formatMoney(figure) : String(figure)
}
