import { isRecord, wireText } from '#domain/wire'

type Path = readonly [string, ...(string | number)[]]

/**
 * A value that was saved differently elsewhere since the form opened. `isTouched`: changed in the form too, so the user
 * has to choose. `names` are the fields that go with it.
 */
export type Difference = {
  path: Path
  names: readonly string[]
  mine: unknown
  theirs: unknown
  isTouched: boolean
}

/**
 * What was saved elsewhere since the form opened: by field, by entry of a record of texts, by cell of rows with ids.
 * Fields of a group go together once its first field differs.
 */
export function differencesOf<Values extends object>(
  opened: Values,
  mine: Values,
  theirs: Values,
  groups: readonly (readonly string[])[] = [],
): Difference[] {
  const [o, m, t] = [opened, mine, theirs] as Record<string, unknown>[]
  if (!o || !m || !t) return []
  const bound = groups.filter(([first = '']) => !isSame(o[first], t[first]) || !isSame(o[first], m[first]))
  const taken = new Set(bound.flat())
  const single = Object.keys(t).filter((name) => !taken.has(name))
  const pick = (values: Record<string, unknown>, names: readonly string[]) => names.map((name) => values[name])
  return [
    ...bound.flatMap((names) => {
      const [name = ''] = names
      const [a, b, c] = [pick(o, names), pick(m, names), pick(t, names)]
      if (isSame(a, c) || isSame(b, c)) return []
      return [{ path: [name] as const, names, mine: m[name], theirs: t[name], isTouched: !isSame(a, b) }]
    }),
    ...single.flatMap((name) => compare([name], [o[name], m[name], t[name]])),
  ]
}

/** The values with the given differences as saved elsewhere. */
export function taking<Values extends object>(values: Values, theirs: Values, found: readonly Difference[]): Values {
  const paths: Path[] = found.flatMap(({ path, names }) =>
    names.length > 0 ? names.map((name): Path => [name]) : [path as Path],
  )
  return paths.reduce<unknown>((all, path) => withValue(all, path, valueAt(theirs, path)), values) as Values
}

function compare(path: Path, [opened, mine, theirs]: readonly unknown[]): Difference[] {
  if (isSame(opened, theirs) || isSame(mine, theirs)) return []
  const parts = partsOf(path, [opened, mine, theirs])
  if (parts) {
    return parts.flatMap((part) =>
      compare(
        [...path, part],
        [opened, mine, theirs].map((value) => valueAt(value, [part])),
      ),
    )
  }
  return [{ path, names: [], mine, theirs, isTouched: !isSame(opened, mine) }]
}

/** The parts that are compared one by one, or null where a value is compared whole. */
function partsOf(path: Path, versions: readonly unknown[]): (string | number)[] | null {
  if (versions.every(Array.isArray)) {
    const [first = [], ...others] = versions.map((rows) => (rows as unknown[]).map(idOf))
    const isKnown = first.every((id) => id !== '') && new Set(first).size === first.length
    return isKnown && others.every((ids) => ids.join('\n') === first.join('\n')) ? [...first.keys()] : null
  }
  if (!versions.every(isRecord)) return null
  const isCellsOfRow = typeof path.at(-1) === 'number'
  const isTexts = versions.every((record) => Object.values(record).every((value) => typeof value === 'string'))
  // A region is one choice in two texts.
  const isWhole = !isCellsOfRow && (!isTexts || versions.some((record) => 'namePath' in record))
  return isWhole ? null : [...new Set(versions.flatMap((record) => Object.keys(record)))]
}

function idOf(row: unknown): string {
  return isRecord(row) ? wireText(row.id) || wireText(row.key) || wireText(row.itemId) : ''
}

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => isSame(one, b[at]))
  if (isRecord(a) && isRecord(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
  }
  return tidy(a) === tidy(b)
}

/** Servers trim texts, and inputs clear to undefined. */
function tidy(value: unknown): unknown {
  const plain = typeof value === 'string' ? value.trim() : value
  return plain === undefined || plain === null || (Array.isArray(plain) && plain.length === 0) ? '' : plain
}

function valueAt(value: unknown, [part, ...rest]: readonly (string | number)[]): unknown {
  if (part === undefined) return value
  return valueAt((value as Record<string | number, unknown> | null | undefined)?.[part], rest)
}

function withValue(all: unknown, [part, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (part === undefined) return value
  if (Array.isArray(all)) return all.map((one, at) => (at === part ? withValue(one, rest, value) : one))
  const record = (all ?? {}) as Record<string | number, unknown>
  return { ...record, [part]: withValue(record[part], rest, value) }
}
