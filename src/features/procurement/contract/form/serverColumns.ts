import type { MaterialField } from '#features/procurement/material/model'

/** The server's visible columns, in its order; those without a position come last. */
export function shownColumns(columns: readonly MaterialField[]): MaterialField[] {
  // `filter` returns a copy, so sorting in place is safe; `toSorted` is missing in the oldest supported browsers.
  return columns.filter(({ visible }) => visible !== false).sort((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ sort }: MaterialField): number {
  return sort ?? Number.MAX_SAFE_INTEGER
}
