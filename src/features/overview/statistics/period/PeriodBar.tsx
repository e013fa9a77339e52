import { Button, Segmented, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import { serverToday } from '#domain/time'
import { useAnnounced } from '#shared/dialog/useAnnounced'
import { RangeChoice } from '#shared/fields/RangeChoice'
import textStyles from '#shared/ui/text.module.css'
import { useSearchParam } from '#shared/useSearchParam'
import {
  argsOf,
  argsOfDays,
  type Comparison,
  comparedDays,
  isKnownToAll,
  SEARCH_TYPES,
  type SearchType,
  selectableMonths,
} from './model'
import styles from './PeriodBar.module.css'
import { usePeriod, wordsOf } from './usePeriod'

const RANGE = field('dateRange', '自定义日期')
const COMPARED = field('dateRange', '对比的日期')
/** The choice of any days to compare with. */
const ANY = 'ANY'

/**
 * The time bar of a statistics screen: a preset, a month, a year or any range, and what it is compared with. A limited
 * one offers what a service without other days can answer.
 */
export function PeriodBar({ initial, isLimited = false }: { initial?: SearchType; isLimited?: boolean }) {
  const { t } = useTranslation()
  const { period, comparison, shown, before, uneven } = usePeriod(initial, isLimited)
  const [, setPeriod] = useSearchParam('period', 'pick')
  const [, setComparison] = useSearchParam('compare', 'pick')
  const today = serverToday()
  const presets = Object.entries(SEARCH_TYPES)
    .filter(([value]) => !isLimited || isKnownToAll(argsOf(value, today)))
    .map(([value, label]) => ({ value, label: t(label) }))
  const canCompare = (way: Comparison) => {
    const days = comparedDays(period, way, today)
    return !isLimited || (days !== null && isKnownToAll(argsOfDays(days, today)))
  }
  const options = useMemo(() => {
    const months = selectableMonths(today)
    const years = [...new Set(months.map((month) => month.slice(0, 4)))]
    const of = (values: string[]) => values.map((value) => ({ value, label: value }))
    return [{ label: t('月份'), options: of(months) }, ...(isLimited ? [] : [{ label: t('年份'), options: of(years) }])]
  }, [today, isLimited, t])
  const [isChoosing, setChoosing] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const isAnyDays = isComparing || comparison.includes('~')
  const isPreset = period in SEARCH_TYPES
  const isRange = !isPreset && period.includes('~')
  const words = [wordsOf(shown), before && `${t('对比')} ${wordsOf(before.days)}`, uneven].filter(Boolean).join(' ')
  useAnnounced(words)
  return (
    <section className={styles.bar} aria-label={t('统计时间')}>
      <Segmented aria-label={t('快捷时间')} options={presets} value={isPreset ? period : ''} onChange={setPeriod} />
      <Select
        aria-label={isLimited ? t('月份') : t('月份或年份')}
        className={styles.month}
        placeholder={isLimited ? t('月份') : t('月份或年份')}
        showSearch
        allowClear
        options={options}
        value={isPreset || isRange ? undefined : period}
        onChange={(value: string | undefined) => setPeriod(value ?? '')}
      />
      {isLimited ? null : isRange || isChoosing ? (
        <RangeChoice field={RANGE} value={isRange ? period : ''} onChange={setPeriod} />
      ) : (
        <Button onClick={() => setChoosing(true)}>{t('自定义日期')}</Button>
      )}
      <Select
        aria-label={t('对比')}
        className={styles.compare}
        options={[
          { value: '', label: t('不对比') },
          { value: 'BEFORE', label: t('对比上一期'), disabled: !canCompare('BEFORE') },
          { value: 'YEAR', label: t('对比去年同期'), disabled: !canCompare('YEAR') },
          ...(isLimited ? [] : [{ value: ANY, label: t('对比任意时间') }]),
        ]}
        value={isAnyDays ? ANY : comparison}
        onChange={(value) => {
          setComparing(value === ANY)
          if (value !== ANY) setComparison(value)
        }}
      />
      {isAnyDays && (
        <RangeChoice
          field={COMPARED}
          value={comparison.includes('~') ? comparison : ''}
          onChange={(days) => {
            setComparing(days === '')
            setComparison(days)
          }}
        />
      )}
      <span className={textStyles.secondary}>{words}</span>
    </section>
  )
}
