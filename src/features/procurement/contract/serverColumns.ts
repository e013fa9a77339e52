import type { MaterialField } from '#features/procurement/material/model'

/** The columns that the server shows, in its order; one without a place comes last. */
export function shownColumns(columns: readonly MaterialField[]): MaterialField[] {
  // `filter` has made a copy, so sorting in place is safe; `toSorted` is missing in the oldest browsers served.
  return columns.filter(({ visible }) => visible !== false).sort((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ sort }: MaterialField): number {
  return sort ?? Number.MAX_SAFE_INTEGER
}
