import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayEnd, dayStart, serverNow, serverToday } from '#domain/time'
import { activities } from '#features/mall/activity/api'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { seckills } from '#features/promotion/seckill/api'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { canGo } from '#shared/navigation'
import { IN_PLACE } from '#shared/resource'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import styles from './CalendarPage.module.css'
import { CalendarTable } from './CalendarTable'
import { calendarOf, monthDays, openSeckills, shiftMonth } from './model'

// The figures have a table, a chart and a file, which the calendar does not wait for.
const ResultsSection = lazyWithRetry(() =>
  import('#features/promotion/calendar/results/ResultsSection').then((module) => ({ default: module.ResultsSection })),
)

/** All seckills of a month in one answer. */
const WHOLE = { current: 1, size: 100 }

type Product = { id: string; goodsName: string; goodsId?: string }

/** 活动日历: what runs when, on which products, where two overlap, and which seckills are open for the shop. */
export default function CalendarPage() {
  const { t } = useTranslation()
  const today = serverToday()
  const [asked, setMonth] = useSearchParam('month')
  const [product, setProduct] = useState<Product | null>(null)
  const month = /^\d{4}-\d{2}$/.test(asked) ? asked : today.slice(0, 7)
  const { from, to } = monthDays(month)
  const goodsId = product?.goodsId
  const query = useQuery({
    ...activities.list({ startDate: from, endDate: to, ...(goodsId && { goodsId }) }),
    meta: IN_PLACE,
  })
  const maySeckill = canGo('seckill')
  const open = useQuery({
    ...seckills.page({ startTime: dayStart(from), endTime: dayEnd(to), ...WHOLE }),
    enabled: maySeckill,
    meta: { silent: true },
  })
  const toApply = maySeckill && !product ? openSeckills(open.data?.records ?? [], serverNow()) : []
  const move = (by: number) => setMonth(shiftMonth(month, by))
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Button icon={<LeftOutlined aria-hidden="true" />} aria-label={t('上个月')} onClick={() => move(-1)} />
        <h1 className={styles.month} aria-live="polite">
          {month}
        </h1>
        <Button icon={<RightOutlined aria-hidden="true" />} aria-label={t('下个月')} onClick={() => move(1)} />
        <Button onClick={() => setMonth('')}>{t('本月')}</Button>
        <span className={styles.product}>
          {product && <span>{t('只看 {{name}}', { name: product.goodsName })}</span>}
          {product && <Button onClick={() => setProduct(null)}>{t('看全部商品')}</Button>}
          <SkuPicker
            label={t('只看一个商品')}
            max={1}
            chosen={product ? [product] : []}
            onPick={([sku]) => setProduct(sku ?? null)}
          />
        </span>
      </header>
      {query.isError ? (
        <ErrorState query={query} />
      ) : query.isPending ? (
        <div className={styles.waiting} role="status" aria-label={t('加载中')}>
          <Spin />
        </div>
      ) : query.data.length + toApply.length === 0 ? (
        <EmptyState text={t('这个月没有活动。在满额活动、优惠券、拼团中新增，或报名秒杀。')} />
      ) : (
        <CalendarTable month={month} today={today} groups={calendarOf(query.data, month)} seckills={toApply} />
      )}
      {query.data && (
        <div className={styles.results}>
          <Suspense fallback={null}>
            <ResultsSection
              key={`${month} ${goodsId}`}
              month={month}
              from={from}
              to={to}
              listed={query.data}
              isNarrowed={product !== null}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
