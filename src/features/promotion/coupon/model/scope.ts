import { findPath } from '#domain/tree'
import { scopeIds } from '#features/mall/activity/model'
import type { Category } from '#features/mall/category/model'

/**
 * The scope of categories as it is sent: the whole path to each, one after another. A lilishop looks for the path of a
 * product as one text in it; two paths whose common start stands there once would hide the second.
 */
export function pathsOf(scopeId: string, tree: readonly Category[]): string {
  const pathTo = (id: string) => findPath(tree, (category) => category.id === id).map((category) => category.id)
  return scopeIds(scopeId)
    .map((id) => pathTo(id).join() || id)
    .join()
}

/** The categories that were chosen: a scope without those above others of it. */
export function chosenOf(scopeId: string, tree: readonly Category[]): string {
  const ids = new Set(scopeIds(scopeId))
  const above = new Set<string>()
  for (const id of ids)
    for (const category of findPath(tree, (one) => one.id === id).slice(0, -1)) above.add(category.id)
  return [...ids].filter((id) => !above.has(id)).join()
}
