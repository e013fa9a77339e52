import { Button, Segmented, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal, scaleOf } from '#domain/money'
import { translateMessage } from '#domain/text'
import { FigureInput } from '#shared/fields/FigureInput'
import textStyles from '#shared/ui/text.module.css'
import styles from './CommissionBar.module.css'
import type { CommissionWay } from './commissionRows'
import { commissionLimits, MIN_COMMISSION } from './model'

type Props = { disabled: boolean; onSet: (way: CommissionWay, figure: string) => void }

const WAYS: readonly [way: CommissionWay, label: string, unit: string][] = [
  ['rate', '按比例', '%'],
  ['amount', '按固定金额', '元'],
]

/** Sets the commission of all rows: the same percentage of each price, or the same amount. */
export function CommissionBar({ disabled, onSet }: Props) {
  const { t } = useTranslation()
  const [way, setWay] = useState<CommissionWay>('rate')
  const [figure, setFigure] = useState('')
  const value = decimal(figure)
  const isTooLow = way === 'amount' && value?.lt(MIN_COMMISSION)
  const isWrong =
    figure !== '' && (!value?.gt(0) || scaleOf(value) > 2 || isTooLow || (way === 'rate' && value.gt(100)))
  const apply = () => {
    if (!disabled && value && !isWrong) onSet(way, figure)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a bar of inputs without a legend
    <div role="group" aria-label={t('批量设置佣金')} className={styles.bar}>
      <Segmented<CommissionWay>
        aria-label={t('佣金的算法')}
        disabled={disabled}
        options={WAYS.map(([value, label]) => ({ value, label: t(label) }))}
        value={way}
        onChange={setWay}
      />
      <Space.Compact>
        <FigureInput
          className={styles.figure}
          aria-label={t('批量设置的佣金')}
          disabled={disabled}
          status={isWrong ? 'error' : undefined}
          aria-invalid={isWrong}
          suffix={t(WAYS.find(([key]) => key === way)?.[2] ?? '')}
          value={figure}
          onChange={(next) => setFigure(next.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            apply()
          }}
        />
        <Button disabled={disabled || !value || isWrong} onClick={apply}>
          {t('全部设为')}
        </Button>
      </Space.Compact>
      <span className={isWrong ? textStyles.negative : textStyles.secondary}>
        {translateMessage(t, commissionLimits)}
      </span>
    </div>
  )
}
