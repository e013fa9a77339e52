import { toList } from './shape'
import { isRecord, NOTHING, wireText } from './wire'

/**
 * An option: `value` is the key as text, `label` is Chinese, `alias` the machine constant or ''. Leaves lack
 * `children`.
 */
export type Option = { value: string; label: string; alias: string; children?: Option[] }

/**
 * Options of a dictionary, from a flat list or from a tree whose root is the dictionary itself (key -1, or the
 * requested code with children). Deleted rows are dropped, the rest is sorted by `sort`; rows without `sort` follow in
 * their order.
 */
export function toOptions(payload: unknown, code?: string): Option[] {
  const rows = toList<unknown>(payload).filter(isRecord)
  const root = rows.find((row) => isRoot(row, rows.length === 1, code))
  return optionsOf(root ? childrenOf(root) : rows)
}

/** Label of a key (or of its machine constant), at any depth. An unknown key shows its raw text, a missing one '—'. */
export function labelOf(options: readonly Option[], value: unknown): string {
  const text = wireText(value)
  if (text === '') return NOTHING
  const all = withDescendants(options)
  const found = all.find((option) => option.value === text) ?? all.find((option) => option.alias === text)
  return found?.label ?? text
}

type Row = Record<string, unknown>

function isRoot(row: Row, isOnly: boolean, code: string | undefined): boolean {
  const isAsked = code !== undefined && wireText(row.code) === code
  const hasRootKey = String(row.dictKey) === '-1'
  return isOnly ? hasRootKey || (isAsked && childrenOf(row).length > 0) : hasRootKey && isAsked
}

function optionsOf(rows: readonly Row[]): Option[] {
  // `filter` returns a copy, so sorting in place is safe; `toSorted` is missing in the oldest supported browsers.
  return rows
    .filter((row) => !isDeleted(row))
    .sort((a, b) => compareSort(sortOf(a), sortOf(b)))
    .map((row) => {
      const option: Option = {
        value: wireText(row.dictKey),
        label: wireText(row.dictValue),
        alias: wireText(row.dictAlias),
      }
      const children = optionsOf(childrenOf(row))
      return children.length > 0 ? { ...option, children } : option
    })
}

function childrenOf(row: Row): Row[] {
  return toList<unknown>(row.children).filter(isRecord)
}

function isDeleted(row: Row): boolean {
  return ['1', 'true'].includes(wireText(row.isDeleted))
}

function sortOf(row: Row): number {
  const place = Number(wireText(row.sort) || Number.NaN)
  return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place
}

function compareSort(a: number, b: number): number {
  return a === b ? 0 : a - b
}

function withDescendants(options: readonly Option[]): Option[] {
  return options.flatMap((option) => [option, ...withDescendants(option.children ?? [])])
}
