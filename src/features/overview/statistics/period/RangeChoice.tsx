import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '#domain/field'
import { dateOrderError } from '#domain/rules'
import { parseTime } from '#domain/time'
import { lazyPart } from '#shared/lazyPart'
import styles from './PeriodBar.module.css'

// The date inputs are heavy, and most periods are presets.
const RangeInput = lazyPart(() =>
  import('#shared/fields/DateInputs').then(({ RangeInput }) => ({ default: RangeInput })),
)

type Props = { field: Field; value: string; onChange: (range: string) => void }

/** A range of days, 'from~to': told once it is whole, or empty. */
export function RangeChoice({ field, value, onChange }: Props) {
  const { t } = useTranslation()
  // A range of which one end is missing: no period yet, but typed.
  const [partial, setPartial] = useState('')
  return (
    <div className={styles.range}>
      <Suspense fallback={null}>
        <RangeInput
          field={field}
          aria-label={t(field.label)}
          value={partial || value}
          onChange={(typed) => {
            const range = String(typed)
            const [start, end] = range.split('~')
            const isWhole = range === '' || (parseTime(start) && parseTime(end) && !dateOrderError(start, end))
            setPartial(isWhole ? '' : range)
            if (isWhole) onChange(range)
          }}
        />
      </Suspense>
    </div>
  )
}
