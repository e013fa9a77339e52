import { Alert, Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineRow } from '#features/procurement/contract/form/contractForm'
import { canCompose, rowsOffParts, withComposedPrices } from '#features/procurement/contract/form/linePrices'

type Props = { rows: readonly LineRow[]; disabled?: boolean; onChange?: (rows: LineRow[]) => void }

/** Names the lines of a floating contract whose price is not base + cost, and offers to compose the prices. */
export function PriceParts({ rows, disabled, onChange }: Props) {
  const { t } = useTranslation()
  // Of a thousand lines, not again on each keystroke.
  const [off, isOffered] = useMemo(() => [rowsOffParts(rows), rows.some(canCompose)], [rows])
  if (!isOffered) return null
  const compose = (
    <Button size="small" disabled={disabled} onClick={() => onChange?.(withComposedPrices(rows))}>
      {t('单价 = 基准价 + 综合费用')}
    </Button>
  )
  if (off.length === 0) return compose
  return (
    <Alert
      type="warning"
      showIcon
      title={t('第 {{rows}} 行的含税单价不等于基准价 + 综合费用。', { rows: off.join('、') })}
      action={compose}
    />
  )
}
