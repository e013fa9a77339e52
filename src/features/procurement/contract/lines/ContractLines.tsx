import { Button, Space } from 'antd'
import { type Ref, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { translateMessage } from '#domain/text'
import {
  type LineCheck,
  type LineRow,
  type RefusedCells,
  rowTotals,
  sentRows,
  withAmounts,
} from '#features/procurement/contract/form/contractForm'
import { MAX_MATERIALS } from '#features/procurement/material/model'
import { totalQuantityLine } from '#shared/fields/quantityLine'
import { useUnitWord } from '#shared/fields/useDict'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { shownErrors } from '#shared/grid/shownErrors'
import { PriceParts } from './PriceParts'

const NO_ROWS: LineRow[] = []

type Props = {
  columns: GridColumn<LineRow>[]
  checkLines: LineCheck
  /** The rows at the last save attempt: empty cells of others show no error yet. */
  triedRows: ReadonlySet<string>
  refused: RefusedCells
  newRow: () => LineRow
  onImport: () => void
  onClear: () => void
  disabled?: boolean
  /** Whether prices follow a quotation: base price + integrated cost. */
  isFloating: boolean
  /** Set by Form.Item. */
  id?: string
  value?: LineRow[]
  onChange?: (rows: LineRow[]) => void
  ref?: Ref<LineGridHandle>
}

/** The lines of a contract in the grid: typed, pasted from Excel or imported; amounts are computed. */
export function ContractLines(props: Props) {
  const {
    columns,
    checkLines,
    triedRows,
    refused,
    newRow,
    onImport,
    onClear,
    disabled,
    isFloating,
    value = NO_ROWS,
    onChange,
    ...rest
  } = props
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  // Checks and totals are deferred, so that a keystroke renders only its own cell.
  const rows = useDeferredValue(value)
  const errors = useMemo(() => {
    const found = checkLines(rows)
    const shown = shownErrors(found, rows, triedRows)
    const all = rows === refused.rows ? { ...shown, ...refused.errors } : shown
    return Object.fromEntries(Object.entries(all).map(([cell, error]) => [cell, translateMessage(t, error)]))
  }, [rows, checkLines, triedRows, refused, t])
  const totals = useMemo(() => {
    const sums = rowTotals(rows)
    return {
      quantity: sums.count > 0 ? totalQuantityLine(sentRows(rows), unitWord) : '',
      taxAmountTotal: formatMoney(sums.totalAmountTax),
      noTaxAmount: formatMoney(sums.totalAmountNoTax),
      taxAmount: formatMoney(sums.taxAmount),
    }
  }, [rows, unitWord])
  const isEmpty = value.length === 0
  // Memoised: rendering it on each keystroke is as expensive as rendering the lines.
  const toolbar = useMemo(
    () => (
      <Space>
        <Button disabled={disabled} onClick={onImport}>
          {t('导入 Excel')}
        </Button>
        <Button danger disabled={disabled || isEmpty} onClick={onClear}>
          {t('清空材料')}
        </Button>
      </Space>
    ),
    [disabled, isEmpty, onImport, onClear, t],
  )
  return (
    <>
      {isFloating && <PriceParts rows={rows} disabled={disabled} onChange={onChange} />}
      <LineGrid<LineRow>
        {...rest}
        disabled={disabled}
        caption={t('合同材料')}
        columns={columns}
        value={value}
        onChange={onChange}
        errors={errors}
        compute={withAmounts}
        allowDelete
        allowAdd={value.length < MAX_MATERIALS ? newRow : undefined}
        height={460}
        totals={totals}
        emptyText={t('可逐行添加，也可从 Excel 粘贴或导入')}
        toolbar={toolbar}
      />
    </>
  )
}
