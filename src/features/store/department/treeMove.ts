import type { TreeDataNode, TreeProps } from 'antd'
import { findPath } from '#domain/tree'
import { type Department, type Place, ROOT } from './model'

type Drop = Parameters<NonNullable<TreeProps['onDrop']>>[0]

/** The departments as nodes of the tree on screen. */
export function toNodes(tree: readonly Department[]): TreeDataNode[] {
  return tree.map(({ id, title, children }) => ({ key: id, title, children: toNodes(children) }))
}

/** Where a drop in the tree puts a department: into the node below it, or before or after that node. */
export function placeOf(
  tree: readonly Department[],
  { node, dragNode, dropToGap, dropPosition }: Pick<Drop, 'node' | 'dragNode' | 'dropToGap' | 'dropPosition'>,
): Place | null {
  const path = findPath(tree, ({ id }) => id === node.key)
  const target = path.at(-1)
  if (!target) return null
  const without = (list: readonly Department[]) => list.filter(({ id }) => id !== dragNode.key)
  if (!dropToGap) return { parentId: target.id, index: without(target.children).length }
  const parent = path.at(-2)
  const at = without(parent ? parent.children : tree).findIndex(({ id }) => id === target.id)
  if (at < 0) return null
  // antd's position is relative to the siblings: lower than the target's own index means before it, else after it.
  const isBefore = dropPosition < Number(node.pos.split('-').at(-1))
  return { parentId: parent?.id ?? ROOT, index: isBefore ? at : at + 1 }
}
