import type { Category } from '#features/mall/category/model'
import { readPref, writePref } from '#shared/prefs'

/** Key of the preference that holds the paths of recently used categories. */
export const RECENT_PREF = 'goodsCategories'
const MAX_RECENT = 6

/** A category of the third level: its ids joined by commas, and its names. */
type CategoryLeaf = { path: string; names: string[] }

/** The categories of the third level. */
export function leavesOf(tree: readonly Category[]): CategoryLeaf[] {
  return tree.flatMap((root) =>
    root.children.flatMap((group) =>
      group.children.map((leaf) => ({
        path: [root.id, group.id, leaf.id].join(),
        names: [root.name, group.name, leaf.name],
      })),
    ),
  )
}

/** Stores a category as the most recently used one. */
export function rememberCategory(path: string): void {
  const others = readPref<string[]>(RECENT_PREF, []).filter((one) => one !== path)
  writePref(RECENT_PREF, [path, ...others].slice(0, MAX_RECENT))
}
