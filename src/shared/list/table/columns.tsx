import type { TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { alignmentOf, type Field, type Fields } from '#domain/field'
import { actionsColumn, type RowAction } from '#shared/action/RowActions'
import { CELL_PADDING, columnWidth, headWidth } from '#shared/fields/columnWidth'
import { CopyableText, FieldValue } from '#shared/fields/FieldValue'
import { fieldText } from '#shared/fields/fieldText'
import type { Preview } from '#shared/list/preview/usePreview'
import type { ScreenLink } from '#shared/navigation'
import { EyeGlyph } from '#shared/ui/glyphs'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './columns.module.css'

/**
 * A column: a field of the row by name, with overrides, or a figure that is derived from the row, by a name of its own.
 */
export type Column<Row, F = Fields> =
  | (keyof Row & keyof F & string)
  | (Overrides<Row, F> & { field: keyof Row & string })
  | (Overrides<Row, F> & { field: Exclude<keyof F, keyof Row> & string; text: (row: Row) => string })

type Overrides<Row, F> = {
  /** The field that supplies the header and kind, when not its own. */
  as?: keyof F & string
  /** A field shown in a second line of the cell; a column of its own in the export. */
  below?: keyof Row & keyof F & string
  render?: (row: Row) => ReactNode
  /** The second line, where it says more than its field. */
  renderBelow?: (row: Row) => ReactNode
  /** The plain text, on screen without a `render` and in the export, where the field's own value is not enough. */
  text?: (row: Row) => string
  /** What the cell shows besides its value: a column of its own in the export. */
  savedBeside?: { as: keyof F & string; text: (row: Row) => string }
  width?: number
  fixed?: 'left' | 'right'
}

type Options<Row> = {
  fields: Fields
  columns: readonly Column<Row>[]
  /** The record behind a row; the first column opens it. */
  open?: (row: Row) => ScreenLink
  /** The side preview, opened beside the first column's value. */
  preview?: Preview<Row>
  actions?: (row: Row) => RowAction[]
  /** The rows on the page: the actions column is as wide as the widest row of actions. */
  rows: readonly Row[]
  sortable?: readonly string[]
  t: (text: string) => string
}

/** The field a column shows: its value, and its key among the columns. */
export function columnField<Row>(column: Column<Row>): string {
  return typeof column === 'string' ? column : column.field
}

/** The field that supplies a column's header and kind. */
export function columnKind<Row>(column: Column<Row>, fields: Fields): Field {
  const name = (typeof column !== 'string' && column.as) || columnField(column)
  const field = fields[name]
  if (!field) throw new Error(`no field named ${name}`)
  return field
}

/** The columns of a list as exported: what a cell shows besides its value becomes a column of its own. */
export function singleColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.flatMap((column): Column<Row>[] => {
    if (typeof column === 'string') return [column]
    const { field, below, savedBeside } = column
    return [
      column,
      ...(savedBeside ? [{ field, ...savedBeside } as Column<Row>] : []),
      ...(below ? [{ field: below } as Column<Row>] : []),
    ]
  })
}

/** Smaller padding, so that ten rows of two lines fit at 1440 × 900. */
const TWO_LINES = { style: { paddingBlock: 'var(--two-lines-block)' } }

/** Width of the button that opens the side preview, px. */
const PREVIEW_WIDTH = 20

/**
 * Columns of a list, in the shape of antd's. Each is at least as wide as its header in the current language; figures
 * align right.
 */
export function tableColumns<Row extends object>(options: Options<Row>): TableColumnType<Row>[] {
  const { fields, columns, open, preview, actions, rows, sortable = [], t } = options
  const made = columns.map((column, index): TableColumnType<Row> => {
    const spec = typeof column === 'string' ? { field: column } : column
    const field = columnKind(column, fields)
    const isFirst = index === 0 && open !== undefined
    const isSortable = sortable.includes(spec.field)
    const below = 'below' in spec ? spec.below : undefined
    const second = below && columnKind<Row>({ field: below }, fields)
    const title = second ? `${t(field.label)} / ${t(second.label)}` : t(field.label)
    const widths = [
      columnWidth(field, { t, isSortable, least: ('width' in spec && spec.width) || field.width }),
      ...(second ? [columnWidth(second, { t, isSortable }), headWidth(title) + CELL_PADDING] : []),
    ]
    const shown = (row: Row): ReactNode => {
      const value = row[spec.field as keyof Row]
      if ('render' in spec && spec.render) return spec.render(row)
      if ('text' in spec && spec.text) return <span title={spec.text(row)}>{spec.text(row)}</span>
      if (isFirst) return <RecordLink field={field} value={value} to={open(row)} row={row} preview={preview} />
      return <Cell field={field} value={value} />
    }
    return {
      key: spec.field,
      dataIndex: spec.field,
      title,
      width: Math.max(...widths) + (index === 0 && preview ? PREVIEW_WIDTH : 0),
      align: alignmentOf(field.kind),
      ...(below ? { onCell: () => TWO_LINES } : {}),
      fixed: isFirst ? 'left' : 'fixed' in spec ? spec.fixed : undefined,
      sorter: isSortable,
      render: (_value, row) => {
        if (!below || !second) return shown(row)
        return (
          <span className={styles.two}>
            <span>{shown(row)}</span>
            <span className={textStyles.secondary}>
              {'renderBelow' in spec && spec.renderBelow ? (
                spec.renderBelow(row)
              ) : (
                <Cell field={second} value={row[below as keyof Row]} />
              )}
            </span>
          </span>
        )
      },
    }
  })
  if (!actions) return made
  const [first] = columns
  const nameOf = (row: Row) => String((first && Reflect.get(row, columnField(first))) ?? '')
  return [...made, actionsColumn(rows, actions, t, nameOf)]
}

/** Sum of the column widths: below it the table scrolls sideways. */
export function totalWidth(columns: readonly Pick<TableColumnType, 'width'>[]): number {
  return columns.reduce((width, column) => width + Number(column.width ?? 0), 0)
}

function Cell({ field, value }: { field: Field; value: unknown }) {
  const isLong = field.kind === 'text'
  return isLong ? (
    <span title={fieldText(field, value)}>
      <FieldValue field={field} value={value} />
    </span>
  ) : (
    <FieldValue field={field} value={value} />
  )
}

type RecordLinkProps<Row> = { field: Field; value: unknown; to: ScreenLink; row: Row; preview?: Preview<Row> }

function RecordLink<Row>({ field, value, to, row, preview }: RecordLinkProps<Row>) {
  const text = fieldText(field, value)
  const page = (
    <PageLink name={to.name} query={to.query}>
      {text}
    </PageLink>
  )
  if (!preview && !field.copy)
    return (
      <span className={styles.name} title={text}>
        {page}
      </span>
    )
  const link = field.copy ? <CopyableText text={text}>{page}</CopyableText> : page
  if (!preview) return link
  return (
    <span className={styles.record} data-record="">
      {link}
      <PreviewButton name={text} isOn={preview.isOn(row)} show={() => preview.show(row)} close={preview.close} />
    </span>
  )
}

type PreviewButtonProps = { name: string; isOn: boolean; show: () => void; close: () => void }

function PreviewButton({ name, isOn, show, close }: PreviewButtonProps) {
  const { t } = useTranslation()
  const label = t('预览 {{name}}', { name })
  return (
    <button
      type="button"
      className={styles.preview}
      data-preview=""
      aria-expanded={isOn}
      aria-label={label}
      title={label}
      onClick={isOn ? close : show}
    >
      <EyeGlyph />
    </button>
  )
}
