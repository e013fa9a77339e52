import { type Ref, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Option } from '#domain/dict'
import { decimal, formatQuantity, quantityScale } from '#domain/money'
import { type Text, translateMessage } from '#domain/text'
import {
  cellErrors,
  type DeliveryNoteRow,
  type DeliveryOrigin,
  rowOf,
  toPayloadItem,
  totalsOf,
  withAmount,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import { lineFieldOf, lineFields, lineNamesOf } from '#features/procurement/delivery/model/lineTable'
import { validateItems } from '#features/procurement/delivery/model/payload'
import type { DeliverySource } from '#features/procurement/material/model'
import { useDicts, useUnitWord } from '#shared/fields/useDict'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { shownErrors } from '#shared/grid/shownErrors'
import { serverText } from '#shared/serverText'
import { AddLine } from './AddLine'

/** The dictionaries of the chosen fields. */
const lineDicts = Object.values(lineFields).flatMap(({ dictCode }) => dictCode ?? [])

const NO_ROWS: DeliveryNoteRow[] = []

/** The server's rejections, by cell; shown while the rows are the sent ones. */
export type Refused = { rows: DeliveryNoteRow[] | null; errors: Record<string, string> }

type Props = {
  origin: DeliveryOrigin
  /** The rows at the last save attempt: empty cells of others show no error yet. */
  triedRows: ReadonlySet<string>
  refused: Refused
  /** Set by Form.Item. */
  id?: string
  value?: DeliveryNoteRow[]
  onChange?: (rows: DeliveryNoteRow[]) => void
  ref?: Ref<LineGridHandle>
}

/** The lines of a new note in the grid, with the fields of their material. */
export function DeliveryNoteLines({ origin, triedRows, refused, value = NO_ROWS, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const materialType = origin.sources[0]?.materialType
  const options = useDicts(lineDicts)
  const unitWord = useUnitWord()
  const columns = useMemo(
    () => columnsOf(materialType, options, { unitWord, sources: origin.sources, noLimit: t('不限量') }),
    [materialType, options, unitWord, origin.sources, t],
  )
  // Checks and totals are deferred, so that a keystroke renders only its own cell.
  const rows = useDeferredValue(value)
  const totals = useMemo(() => {
    const { quantity, amount } = totalsOf(rows, unitWord)
    return { quantity, amountTax: amount }
  }, [rows, unitWord])
  const errors = useMemo(() => {
    const found = cellErrors(validateItems(rows.map(toPayloadItem), origin.sources), rows)
    const shown = shownErrors(found, rows, triedRows)
    const all: Record<string, Text | string> = rows === refused.rows ? { ...shown, ...refused.errors } : shown
    const shownText = (error: Text | string) =>
      typeof error === 'string' ? serverText(error) : translateMessage(t, error)
    return Object.fromEntries(Object.entries(all).map(([cell, error]) => [cell, shownText(error)]))
  }, [rows, origin.sources, triedRows, refused, t])
  const choices = useMemo(
    () =>
      origin.sources.map((line) => ({
        value: line.sourceItemId,
        label: t('{{name}} {{spec}}（剩余 {{left}} {{unit}}）', {
          name: line.materialName,
          spec: line.spec,
          left: decimal(line.remainQuantity) === null ? t('不限量') : formatQuantity(line.remainQuantity),
          unit: unitWord(line.unit),
        }),
      })),
    [origin.sources, t, unitWord],
  )
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  const count = value.length
  // Memoised: rendering it on each keystroke is as expensive as rendering the lines.
  const toolbar = useMemo(() => {
    const add = (sourceItemId: string) => {
      const source = origin.sources.find((line) => line.sourceItemId === sourceItemId)
      if (source) latest.current.onChange?.([...latest.current.value, rowOf(source, origin.sourceType)])
    }
    return <AddLine choices={choices} count={count} onAdd={add} />
  }, [origin, choices, count])
  return (
    <LineGrid<DeliveryNoteRow>
      {...rest}
      caption={t('材料明细')}
      columns={columns}
      value={value}
      onChange={onChange}
      errors={errors}
      compute={withAmount}
      allowDelete
      height={420}
      totals={totals}
      emptyText={t('请添加要送货的材料')}
      toolbar={toolbar}
    />
  )
}

function columnsOf(
  materialType: string | undefined,
  options: Record<string, Option[]>,
  {
    unitWord,
    sources,
    noLimit,
  }: { unitWord: (unit: string) => string; sources: readonly DeliverySource[]; noLimit: string },
): GridColumn<DeliveryNoteRow>[] {
  const unit = (row: DeliveryNoteRow) => row.unit
  const texts = lineNamesOf(materialType).map((name): GridColumn<DeliveryNoteRow> => {
    const { field, isHeat, grid } = lineFieldOf(name)
    const { label, kind, dictCode = '', maxLength, isRequired: required } = field
    const column = { field: name, label, maxLength, required, ...grid }
    if (kind === 'dict') return { ...column, kind: 'select', options: options[dictCode] }
    return { ...column, kind: isHeat ? 'code' : 'text' }
  })
  return [
    { field: 'materialName', label: '材料名称', kind: 'readonly', width: 120, pinned: true },
    { field: 'spec', label: '规格型号', kind: 'readonly', width: 120 },
    { field: 'grade', label: '牌号/等级', kind: 'readonly', width: 108 },
    {
      field: 'unit',
      label: '单位',
      kind: 'readonly',
      width: 46,
      align: 'center',
      render: (row) => unitWord(row.unit),
    },
    {
      field: 'sourceItemId',
      label: '剩余数量',
      kind: 'readonly',
      width: 92,
      align: 'right',
      // Of the source, not of the row: other notes change it while the form is open.
      render: ({ sourceItemId }) => {
        const left = sources.find((line) => line.sourceItemId === sourceItemId)?.remainQuantity
        return decimal(left) === null ? noLimit : formatQuantity(left)
      },
    },
    {
      field: 'quantity',
      label: '送货数量',
      kind: 'quantity',
      width: 100,
      required: true,
      unit,
      scale: (row) => quantityScale(row.unit),
      aliases: ['数量', '重量', '方量'],
    },
    { field: 'pieces', label: '件数', kind: 'integer', width: 64, aliases: ['捆数'] },
    // Before the prices: what is typed stays in view on a narrow screen.
    ...texts,
    { field: 'taxUnitPrice', label: '含税单价', kind: 'readonly', width: 106, align: 'right' },
    { field: 'amountTax', label: '含税金额', kind: 'readonly', width: 112, align: 'right' },
  ]
}
