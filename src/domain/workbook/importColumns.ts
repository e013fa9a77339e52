import { headerWord } from '#domain/cell/headerDetection'

/**
 * What a column of an import holds. A `code` is a text whose every digit counts. A `quantity` is a number that a merged
 * area has only once, while other merged values apply to each of its rows.
 */
type ColumnKind = 'text' | 'code' | 'number' | 'quantity' | 'date'

/** A column that a table may have: its head, and the other heads that people give it. */
export type ImportColumn = {
  field: string
  label: string
  aliases?: readonly string[]
  kind: ColumnKind
  /** Without this column the table is not read. */
  required?: boolean
  /** Only helps people to fill in the file: its cells are not checked. */
  isInformation?: boolean
}

/** The column of a table, from 0, that a person chose for a field; null for none. */
export type ChosenPlaces = Readonly<Record<string, number | null>>

/** Which columns of a table hold which fields. */
export type ColumnMap<Column> = {
  /** Position of each field in the table. */
  places: ReadonlyMap<string, number>
  /** Required columns without a head. */
  missing: Column[]
  /** Columns that several heads fit equally well; `places` has the first of these. */
  doubtful: Column[]
  /** Heads that fit no column. */
  unused: string[]
}

type Named = Pick<ImportColumn, 'field' | 'label' | 'required'> & { aliases?: readonly string[] }

/** Whether a head, as `headerWord` returns it, names one of the columns. */
export function headMatcher(columns: readonly Pick<Named, 'label' | 'aliases'>[]): (word: string) => boolean {
  const words = new Set(columns.flatMap(({ label, aliases = [] }) => [label, ...aliases].map(headerWord)))
  words.delete('')
  return (word) => words.has(word)
}

/**
 * Finds the columns of a table by its heads: a column's own label first, then its other names among the heads that are
 * no column's label.
 */
export function mapColumns<Column extends Named>(
  heads: readonly string[],
  columns: readonly Column[],
  chosen: ChosenPlaces = {},
): ColumnMap<Column> {
  const words = heads.map(headerWord)
  const places = new Map<string, number>()
  const taken = new Set<number>()
  const doubtful: Column[] = []
  const take = (field: string, at: number) => {
    places.set(field, at)
    taken.add(at)
  }
  for (const [field, at] of Object.entries(chosen)) if (at !== null) take(field, at)
  for (const isOwn of [true, false]) {
    for (const column of columns) {
      const { field, label, aliases = [] } = column
      if (places.has(field) || chosen[field] === null) continue
      const names = new Set((isOwn ? [label] : aliases).map(headerWord))
      const found = words.flatMap((word, at) => (word !== '' && names.has(word) && !taken.has(at) ? [at] : []))
      const [first] = found
      if (first === undefined) continue
      take(field, first)
      if (found.length > 1) doubtful.push(column)
    }
  }
  return {
    places,
    doubtful,
    missing: columns.filter(({ field, required }) => required && !places.has(field)),
    unused: heads.filter((head, at) => head.trim() !== '' && !taken.has(at)),
  }
}
