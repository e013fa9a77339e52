import { Button, Segmented, Select } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import { dateOrderError } from '#domain/rules'
import { parseTime, serverToday } from '#domain/time'
import { lazyPart } from '#shared/lazyPart'
import textStyles from '#shared/ui/text.module.css'
import { useSearchParam } from '#shared/useSearchParam'
import { SEARCH_TYPES, type SearchType, selectableMonths } from './model'
import styles from './PeriodBar.module.css'
import { usePeriod, wordsOf } from './usePeriod'

// The date inputs are heavy, and most periods are presets.
const RangeInput = lazyPart(() =>
  import('#shared/fields/DateInputs').then(({ RangeInput }) => ({ default: RangeInput })),
)

const RANGE = field('dateRange', '自定义日期')

/** The time bar of a statistics screen: a preset, a month, a year or any range, and what it is compared with. */
export function PeriodBar({ initial }: { initial?: SearchType }) {
  const { t } = useTranslation()
  const { period, comparison, shown, before } = usePeriod(initial)
  const [, setPeriod] = useSearchParam('period', 'pick')
  const [, setComparison] = useSearchParam('compare')
  const today = serverToday()
  const presets = Object.entries(SEARCH_TYPES).map(([value, label]) => ({ value, label: t(label) }))
  const options = useMemo(() => {
    const months = selectableMonths(today)
    const years = [...new Set(months.map((month) => month.slice(0, 4)))]
    const of = (values: string[]) => values.map((value) => ({ value, label: value }))
    return [
      { label: t('月份'), options: of(months) },
      { label: t('年份'), options: of(years) },
    ]
  }, [today, t])
  const [isChoosing, setChoosing] = useState(false)
  // A range of which one end is missing: no period yet, but typed.
  const [partial, setPartial] = useState('')
  const isPreset = period in SEARCH_TYPES
  const isRange = !isPreset && period.includes('~')
  return (
    <section className={styles.bar} aria-label={t('统计时间')}>
      <Segmented aria-label={t('快捷时间')} options={presets} value={isPreset ? period : ''} onChange={setPeriod} />
      <Select
        aria-label={t('月份或年份')}
        className={styles.month}
        placeholder={t('月份或年份')}
        showSearch
        allowClear
        options={options}
        value={isPreset || isRange ? undefined : period}
        onChange={(value: string | undefined) => setPeriod(value ?? '')}
      />
      {isRange || isChoosing ? (
        <div className={styles.range}>
          <Suspense fallback={null}>
            <RangeInput
              field={RANGE}
              aria-label={t('自定义日期')}
              value={partial || (isRange ? period : '')}
              onChange={(value) => {
                const range = String(value)
                const [start, end] = range.split('~')
                const isWhole = range === '' || (parseTime(start) && parseTime(end) && !dateOrderError(start, end))
                setPartial(isWhole ? '' : range)
                if (isWhole) setPeriod(range)
              }}
            />
          </Suspense>
        </div>
      ) : (
        <Button onClick={() => setChoosing(true)}>{t('自定义日期')}</Button>
      )}
      <Select
        aria-label={t('对比')}
        className={styles.compare}
        options={[
          { value: '', label: t('不对比') },
          { value: 'BEFORE', label: t('对比上一期') },
          { value: 'YEAR', label: t('对比去年同期') },
        ]}
        value={comparison}
        onChange={setComparison}
      />
      <span className={textStyles.secondary}>
        {wordsOf(shown)}
        {before && ` ${t('对比')} ${wordsOf(before.days)}`}
      </span>
    </section>
  )
}
