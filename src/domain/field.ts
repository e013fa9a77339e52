import type { StatusTable } from './status'

/**
 * The kind of a value. Each kind has four representations: a table cell, an input, plain text for print and export, and
 * a codec for the address. `dateRange` exists only as a filter.
 */
export type FieldKind =
  | 'text'
  | 'dict'
  | 'status'
  | 'money'
  | 'price'
  | 'quantity'
  | 'percent'
  | 'integer'
  | 'date'
  | 'time'
  | 'dateRange'
  | 'bool'
  | 'image'
  | 'phone'
  | 'plate'

/** A field's label and kind, defined once for search, table, detail, editor and print. */
export type Field = {
  /** The Chinese label; it is the translation key. */
  label: string
  kind: FieldKind
  /** Width of its column, px. */
  width: number
  /**
   * `dict`: the server's dictionary that holds its labels. `quantity`: that of its units, where the value is a list of
   * quantities, one per unit.
   */
  dictCode?: string
  /** `status`: its table; `order` is the order of its options. */
  table?: StatusTable
  order?: readonly string[]
  /** `dateRange`: the two parameters it becomes, first and last moment of the selected days. */
  range?: readonly [start: string, end: string]
  /** Maximum length, characters. An input never cuts what is typed: a longer text is an error. */
  maxLength: number
  /** `text`: a short limit, whose counter shows from the first character on. */
  counts?: boolean
  /** Shows a copy button on hover, for numbers that are pasted elsewhere. */
  copy?: boolean
  /** The record that a value names: its screen, and the key by which that opens it. */
  opens?: { screen: string; by: string }
  /** `time`: the end of a period, where 23:59 means the end of the day. */
  isEnd?: boolean
  /** Forms mark it as required. The model enforces the rule. */
  isRequired?: boolean
  /** `text`: composed by the server in Chinese, e.g. '螺纹钢等3项', and translated by its pattern. */
  isPhrase?: boolean
  /** `text`: may have several lines. */
  isMultiline?: boolean
  /** Several lines of text: usual phrases offered to choose; the user's own are saved beside them, by label. */
  phrases?: readonly string[]
  /** `text`: the options in a form. */
  options?: readonly string[]
  /** The capability without which no list is narrowed by it. */
  filterNeeds?: string
  /** The capability without which the rows of a list lack it. */
  columnNeeds?: string
}

/** The fields of an entity by name. */
export type Fields = Readonly<Record<string, Field>>

type Extra = Partial<Omit<Field, 'label' | 'kind'>>

const WIDTHS: Record<FieldKind, number> = {
  text: 160,
  dict: 100,
  status: 96,
  money: 136,
  price: 118,
  quantity: 110,
  percent: 80,
  integer: 80,
  date: 110,
  time: 164,
  dateRange: 240,
  bool: 72,
  image: 80,
  phone: 120,
  plate: 110,
}

/** Whether the value of a field is a list of quantities, one per unit. */
export function isQuantities(
  { kind, dictCode }: Pick<Field, 'kind' | 'dictCode'>,
  value: unknown,
): value is readonly { unit: string; quantity: string | null }[] {
  return kind === 'quantity' && dictCode !== undefined && Array.isArray(value)
}

/** The specification's limit on any typed text, characters. */
export const MAX_INPUT = 140

/** Defines a field of a kind. */
export function field(kind: FieldKind, label: string, extra: Extra = {}): Field {
  return { label, kind, width: WIDTHS[kind], maxLength: MAX_INPUT, ...extra }
}

/**
 * The field of what is typed by a rule of the model, which says its label, its limit and whether it is required;
 * `extra` overrides them where a form asks less or more.
 */
export function typedField(kind: FieldKind, rule: TypedRule, extra: Extra = {}): Field {
  const { label, max = kind === 'phone' ? PHONE_LENGTH : MAX_INPUT, required, multiline } = rule
  return field(kind, label, {
    maxLength: max,
    ...(required && { isRequired: true }),
    ...(multiline && { isMultiline: true }),
    ...extra,
  })
}

type TypedRule = { label: string; max?: number; required?: boolean; multiline?: boolean }

/** A mobile number, without separators. */
const PHONE_LENGTH = 11

const FIGURES: ReadonlySet<FieldKind> = new Set<FieldKind>(['money', 'price', 'quantity', 'percent', 'integer'])

/** Column alignment by kind: figures right, so that they can be compared. */
export function alignmentOf(kind: FieldKind): 'left' | 'right' {
  return FIGURES.has(kind) ? 'right' : 'left'
}
