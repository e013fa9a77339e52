import type { GridRowData } from './gridTypes'

/** The keys of rows. */
export function keysOf(rows: readonly GridRowData[] | undefined): ReadonlySet<string> {
  return new Set((rows ?? []).map(({ key }) => key))
}

/**
 * The errors to show, by `${row.key}.${field}`: all errors of rows that existed at the last save attempt, and in newer
 * rows only those of cells with text, so that a new line is not red before anything was typed.
 */
export function shownErrors<Row extends GridRowData, Message>(
  errors: Readonly<Record<string, Message>>,
  rows: readonly Row[],
  tried: ReadonlySet<string>,
): Record<string, Message> {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const isShown = (path: string) => {
    const [key = '', name = ''] = path.split('.')
    const row = byKey.get(key)
    if (!row || tried.has(key)) return true
    return String(Reflect.get(row, name) ?? '') !== ''
  }
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isShown(path)))
}
