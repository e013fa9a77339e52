import { Button, Input, Select } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, translateMessage } from '#domain/text'
import type { SpecInput } from '#features/mall/goods/publish/specs/goodsSpecs'
import { FigureInput } from '#shared/fields/FigureInput'
import textStyles from '#shared/ui/text.module.css'
import styles from './SkuBatch.module.css'
import { type SkuBatch as Batch, batchError, SPEC_COLUMNS, type SpecColumn } from './skuMatrix'

type Props = {
  specs: readonly SpecInput[]
  /** The figures that can be set, with their labels. */
  figures: readonly (readonly [name: keyof Batch, label: string])[]
  disabled: boolean
  onSet: (wanted: Partial<Record<SpecColumn, string>>, figures: Batch) => void
}

/** Sets figures in all rows, or in those of chosen spec values. */
export function SkuBatch({ specs, figures, disabled, onSet }: Props) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<Partial<Record<SpecColumn, string>>>({})
  const [typed, setTyped] = useState<Batch>({})
  const [error, setError] = useState<Text | null>(null)
  /** The chosen value of a spec; '' for all, also when the chosen one is gone. */
  const knownOf = ({ values }: SpecInput, at: number): string => {
    const chosen = wanted[SPEC_COLUMNS[at] ?? 'spec0'] ?? ''
    return values.some(({ text }) => text === chosen) ? chosen : ''
  }
  const isEmpty = Object.values(typed).every((value) => value.trim() === '')
  const apply = () => {
    const wrong = batchError(typed)
    setError(wrong)
    if (wrong || isEmpty) return
    onSet(Object.fromEntries(specs.map((spec, at) => [SPEC_COLUMNS[at], knownOf(spec, at)])), typed)
    setTyped({})
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a bar of inputs without a legend
    <div role="group" aria-label={t('批量设置')} className={styles.bar}>
      {specs.map((spec, at) => {
        const { key, name, values } = spec
        const column = SPEC_COLUMNS[at] ?? 'spec0'
        return (
          <Select
            key={key}
            className={styles.spec}
            aria-label={t('批量设置的{{name}}', { name })}
            disabled={disabled}
            value={knownOf(spec, at)}
            options={[
              { value: '', label: t('全部{{name}}', { name }) },
              ...values.map(({ text }) => ({ value: text, label: text })),
            ]}
            onChange={(value) => setWanted((before) => ({ ...before, [column]: value }))}
          />
        )
      })}
      {figures.map(([name, label]) => {
        const set = (next: string) => setTyped((before) => ({ ...before, [name]: next }))
        const input = {
          className: styles.figure,
          'aria-label': t('批量设为{{name}}', { name: t(label) }),
          placeholder: t(label),
          disabled,
          value: typed[name] ?? '',
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            apply()
          },
        }
        // The number of a SKU is a prefix, not a figure.
        if (name === 'sn') return <Input key={name} {...input} onChange={({ target }) => set(target.value)} />
        return <FigureInput key={name} {...input} onChange={set} />
      })}
      <Button disabled={disabled || isEmpty} onClick={apply}>
        {t('批量设置')}
      </Button>
      {error && (
        <span role="alert" className={textStyles.negative}>
          {translateMessage(t, error)}
        </span>
      )}
    </div>
  )
}
