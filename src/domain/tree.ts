import { toList } from './shape'
import { isRecord, wireText } from './wire'

/** A node that may have children of its own kind. */
export type TreeNode<T> = { children?: T[] }

/** The path from the root to the first matching node, both included; [] when there is no match. */
export function findPath<T extends TreeNode<T>>(nodes: readonly T[], matches: (node: T) => boolean): T[] {
  for (const node of nodes) {
    if (matches(node)) return [node]
    const below = findPath(node.children ?? [], matches)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** All nodes, each before its children. */
export function flatten<T extends TreeNode<T>>(nodes: readonly T[]): T[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children ?? [])])
}

/** A region. `id` is its code if it has one; `isLeaf` false without children means that they are fetched on expand. */
export type Region = { id: string; name: string; parentId: string; isLeaf: boolean; children?: Region[] }

/**
 * Regions from any of the servers' node spellings: lazy tree (`title`, `value`, `hasChildren`), whole tree (`name`,
 * `code`, `children`) and the mall's city list (`name`, `id`, `children`).
 */
export function toRegionTree(payload: unknown): Region[] {
  return toList<unknown>(payload)
    .filter(isRecord)
    .map((node) => {
      const children = toRegionTree(node.children)
      const region: Region = {
        id: firstText(node.code, node.value, node.id),
        name: firstText(node.name, node.title),
        parentId: firstText(node.parentCode, node.parentId),
        isLeaf: children.length === 0 && !['true', '1'].includes(wireText(node.hasChildren)),
      }
      return children.length > 0 ? { ...region, children } : region
    })
}

/** A region path for display. A municipality is its own province and city; adjacent equal names are shown once. */
export function regionText(path: readonly { name: string }[], separator = ' / '): string {
  return path
    .map(({ name }) => name)
    .filter((name, index, names) => name !== names[index - 1])
    .join(separator)
}

function firstText(...candidates: unknown[]): string {
  return candidates.map(wireText).find((text) => text !== '') ?? ''
}
