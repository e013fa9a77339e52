import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Fields } from '#domain/field'

type Words<Values> = {
  /** The values where no record is saved yet; without it, a missing one was deleted. */
  none?: Values
  /** Labels and kinds of the values, and of the cells of their rows. */
  fields: Fields
  /** Fields that only make sense together, such as specs and their rows; the first one decides. */
  groups?: readonly (readonly (keyof Values & string)[])[]
  /** How a value is shown where its field is no plain text, such as an id. */
  shows?: { [Name in keyof Values]?: (value: Values[Name]) => ReactNode }
  /** Names a part of a value, such as one entry of a record or one row. */
  partLabel?: (name: string, part: string | number) => string
  /** How the value of such a part is shown, or of the one cell of a row that changes. */
  partShows?: (value: unknown) => ReactNode
}

/** The options of a query of one record. */
export type RecordOptions<Data> = {
  queryKey: readonly unknown[]
  queryFn?: ((context: never) => Data | Promise<Data>) | symbol
}

/** How an editor reads its record again before it saves. */
export type Reread<Values> = Words<Values> & {
  /**
   * Reads the record as the form's values; null when it is gone.
   *
   * @param opened the saved values that the form's own changes started from
   * @throws the error of the query, which has been shown
   */
  read: (client: QueryClient, opened: Values) => Promise<Values | null>
}

/**
 * Reads the record by the query that the editor was opened with. `valuesOf` makes the same values as its `initial`;
 * where rows have keys of their own, those of `opened`.
 */
export function rereadBy<Data, Values>(
  options: RecordOptions<Data>,
  valuesOf: (record: NonNullable<Data>, opened: Values) => Values,
  words: Words<Values>,
): Reread<Values> {
  return {
    ...words,
    read: async (client, opened) => {
      // A key of its own: the answer must not replace what screens show, nor come from their cache.
      const queryKey = [...options.queryKey, 'reread']
      const record = await client.fetchQuery<Data>({
        queryKey,
        queryFn: options.queryFn as never,
        staleTime: 0,
        gcTime: 0,
      })
      return record === null || record === undefined ? (words.none ?? null) : valuesOf(record, opened)
    },
  }
}
