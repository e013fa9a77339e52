import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { FigureInput } from '#shared/fields/FigureInput'
import textStyles from '#shared/ui/text.module.css'
import { batchFault, type PriceBatchInput } from './model'
import styles from './PriceBatch.module.css'

const EMPTY: PriceBatchInput = { percent: '', minus: '', stock: '' }

type Props = { hasStock: boolean; onSet: (batch: PriceBatchInput) => void }

/** Prices all rows at once: a percentage of each list price, or an amount below it. */
export function PriceBatch({ hasStock, onSet }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(EMPTY)
  const fault = batchFault(typed)
  const isEmpty = Object.values(typed).every((value) => value.trim() === '')
  const apply = () => {
    if (fault || isEmpty) return
    onSet(typed)
    setTyped(EMPTY)
  }
  const input = (name: keyof PriceBatchInput, label: string, other?: keyof PriceBatchInput) => (
    <FigureInput
      className={styles.figure}
      aria-label={label}
      placeholder={label}
      value={typed[name]}
      onChange={(next) => setTyped({ ...typed, ...(other && { [other]: '' }), [name]: next })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        apply()
      }}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a bar of inputs without a legend
    <div role="group" aria-label={t('批量设置')} className={styles.bar}>
      {input('percent', t('按原价的百分比（%）'), 'minus')}
      {input('minus', t('比原价低（元）'), 'percent')}
      {hasStock && input('stock', t('活动库存'))}
      <Button disabled={isEmpty || fault !== null} onClick={apply}>
        {t('批量设置')}
      </Button>
      {fault && (
        <span role="alert" className={textStyles.negative}>
          {translateMessage(t, fault)}
        </span>
      )}
    </div>
  )
}
