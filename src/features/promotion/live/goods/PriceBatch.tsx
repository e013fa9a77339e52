import { Button, Select, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fixed, realDecimal } from '#domain/money'
import { priceTypes } from '#features/promotion/live/model'
import { FigureInput } from '#shared/fields/FigureInput'
import { type LiveRow, withType } from './liveRows'

type Props = { rows: readonly LiveRow[]; disabled: boolean; onSet: (rows: LiveRow[]) => void }

/** Sets the price type of all lines; a discount as a percentage of the shop's price. */
export function PriceBatch({ rows, disabled, onSet }: Props) {
  const { t } = useTranslation()
  const [priceType, setPriceType] = useState('3')
  const [percent, setPercent] = useState('')
  const rate = realDecimal(percent)
  const isDiscount = priceType === '3'
  const isWrong = percent !== '' && !(rate?.gt(0) && rate.lt(100))
  const apply = () =>
    onSet(
      rows.map((row) => {
        const price = realDecimal(row.skuPrice)
        if (!isDiscount || !rate || !price) return withType(row, priceType)
        return { ...row, priceType, price: row.skuPrice, price2: fixed(price.times(rate).div(100), 2) }
      }),
    )
  return (
    <Space.Compact>
      <Select
        aria-label={t('批量设置价格类型')}
        disabled={disabled}
        value={priceType}
        options={Object.entries(priceTypes).map(([value, { label }]) => ({ value, label: t(label) }))}
        onChange={setPriceType}
      />
      {isDiscount && (
        <FigureInput
          aria-label={t('现价是商城价的百分之几')}
          placeholder={t('商城价的')}
          suffix="%"
          disabled={disabled}
          status={isWrong ? 'error' : undefined}
          value={percent}
          onChange={(next) => setPercent(next.trim())}
        />
      )}
      <Button disabled={disabled || rows.length === 0 || isWrong} onClick={apply}>
        {t('批量设置')}
      </Button>
    </Space.Compact>
  )
}
