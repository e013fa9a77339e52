import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '#domain/field'
import { dateError, dateOrderError } from '#domain/rules'
import { translateMessage } from '#domain/text'
import { parseTime } from '#domain/time'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import styles from './RangeChoice.module.css'

// The date inputs are heavy, and most periods are presets.
const RangeInput = lazyWithRetry(() => import('./DateInputs').then(({ RangeInput }) => ({ default: RangeInput })))

type Props = {
  field: Field
  /** 'from~to', or '' for none. */
  value: string
  onChange: (range: string) => void
  /** Told whether something is typed that is no period yet: what is shown is of the period before. */
  onPartial?: (isPartial: boolean) => void
}

/**
 * A range of days outside a form: told once it is whole, or empty. Until then it keeps what is typed, and says what is
 * wrong.
 */
export function RangeChoice({ field, value, onChange, onPartial }: Props) {
  const { t } = useTranslation()
  // A range of which one end is missing or wrong: no period yet, but typed. Another choice in its place ends it.
  const [partial, setPartial] = useState({ text: '', instead: '' })
  const typed = partial.instead === value ? partial.text : ''
  const [start = '', end = ''] = typed.split('~')
  const error = dateError(start, field) ?? dateError(end, field) ?? dateOrderError(start, end)
  return (
    <div className={styles.range}>
      <Suspense fallback={null}>
        <RangeInput
          field={field}
          aria-label={t(field.label)}
          value={typed || value}
          onChange={(next) => {
            const range = String(next)
            const [from, to] = range.split('~')
            const isWhole = range === '' || (parseTime(from) && parseTime(to) && !dateOrderError(from, to))
            setPartial({ text: isWhole ? '' : range, instead: value })
            onPartial?.(!isWhole)
            if (isWhole) onChange(range)
          }}
        />
      </Suspense>
      {error && (
        <span className={styles.error} role="alert">
          {translateMessage(t, error)}
        </span>
      )}
    </div>
  )
}
