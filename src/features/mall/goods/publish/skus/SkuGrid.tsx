import { type Ref, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#domain/money'
import { translateMessage } from '#domain/text'
import type { SkuCheck } from '#features/mall/goods/publish/goodsChecks'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { shownErrors } from '#shared/grid/shownErrors'
import { type SkuRow, totalStock } from './skuMatrix'

const NO_ROWS: SkuRow[] = []

type Props = {
  columns: GridColumn<SkuRow>[]
  check: SkuCheck
  /** Keys of the rows at the last save attempt: empty cells of others show no error yet. */
  triedRows: ReadonlySet<string>
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: SkuRow[]
  onChange?: (rows: SkuRow[]) => void
  ref?: Ref<LineGridHandle>
}

/** The SKUs of a product in the grid, a row for each combination of spec values. */
export function SkuGrid({ columns, check, triedRows, value = NO_ROWS, ...rest }: Props) {
  const { t } = useTranslation()
  // Checks and totals are deferred, so that a keystroke renders only its own cell.
  const rows = useDeferredValue(value)
  const errors = useMemo(() => {
    const shown = shownErrors(check(rows), rows, triedRows)
    return Object.fromEntries(Object.entries(shown).map(([cell, error]) => [cell, translateMessage(t, error)]))
  }, [rows, check, triedRows, t])
  const totals = useMemo(() => ({ quantity: formatQuantity(totalStock(rows)) }), [rows])
  return (
    <LineGrid<SkuRow>
      {...rest}
      caption={t('规格明细')}
      isDerived
      columns={columns}
      value={value}
      errors={errors}
      totals={totals}
      height={value.length > 8 ? 420 : undefined}
    />
  )
}
