import type { Category } from '#features/mall/category/model'
import { readPref, writePref } from '#shared/prefs'

/** The setting with the paths of the categories used last. */
export const RECENT_PREF = 'goodsCategories'
const MAX_RECENT = 6

/** A category of the third level: its ids joined by commas, and its names. */
export type CategoryLeaf = { path: string; names: string[] }

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

/** Remembers a category as the one used last. */
export function rememberCategory(path: string): void {
  const others = readPref<string[]>(RECENT_PREF, []).filter((one) => one !== path)
  writePref(RECENT_PREF, [path, ...others].slice(0, MAX_RECENT))
}
