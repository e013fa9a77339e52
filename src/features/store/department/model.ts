import * as v from 'valibot'
import { decimal } from '#domain/money'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { findPath } from '#domain/tree'
import * as wire from '#domain/wire'
import { isRecord, textItem } from '#domain/wire'

/** The parent of departments at the top. */
export const ROOT = '0'

const departmentTexts = {
  title: wire.text(),
  parentId: wire.text(),
  /** 0 to 1000, decimals too; the smallest comes first. */
  sortOrder: wire.text(),
}

const departmentSchema = v.object({
  id: wire.id(),
  ...departmentTexts,
  sortOrder: wire.decimal(),
  /** Empty when the server does not send them with the tree. */
  roleIds: wire.list(textItem),
  /** People in it, without those below; null where the server does not say. */
  clerkCount: wire.count(),
})

/** A department with those below it. */
export type Department = v.InferOutput<typeof departmentSchema> & { children: Department[] }

/** A department as its editor shows it. */
export const departmentRecord = v.object({ id: wire.id(), ...departmentTexts })

/** The editable fields of a department. */
export const departmentInput = v.object(departmentTexts)
/** The editable fields of a department, as typed. */
export type DepartmentInput = v.InferOutput<typeof departmentInput>

/** A role that everyone in a department has. */
export const departmentRoleSchema = v.object({ roleId: wire.id() })

/** The tree of departments as the server sends it, in its order; nodes without an id are left out. */
export function toDepartments(nodes: readonly unknown[]): Department[] {
  return nodes
    .flatMap((node) => {
      const read = v.safeParse(departmentSchema, node)
      if (!read.success || !isRecord(node)) return []
      return [{ ...read.output, children: Array.isArray(node.children) ? toDepartments(node.children) : [] }]
    })
    .sort((a, b) => orderOf(a) - orderOf(b))
}

/** Path of a department for display, e.g. 物流部 / 调度组; '' when there is none. */
export function departmentPath(tree: readonly Department[], id: string): string {
  return findPath(tree, (one) => one.id === id)
    .map(({ title }) => title)
    .join(' / ')
}

/** The departments whose title contains the text, with their ancestors and all descendants. */
export function searchDepartments(tree: readonly Department[], wanted: string): Department[] {
  const name = wanted.trim().toLowerCase()
  return tree.flatMap((one) => {
    if (one.title.toLowerCase().includes(name)) return [one]
    const children = searchDepartments(one.children, wanted)
    return children.length > 0 ? [{ ...one, children }] : []
  })
}

/** A department's new place: its parent, and its index among the parent's other children; their number means last. */
export type Place = { parentId: string; index: number }

/** A changed place of one department. */
export type Move = { id: string; title: string; parentId: string; sortOrder: string }

/**
 * The changes that move a department: a new order for it between its new neighbours, or, when no figure lies between
 * them, new orders for all siblings.
 */
export function movesTo(tree: readonly Department[], id: string, { parentId, index }: Place): Move[] {
  const moved = findPath(tree, (one) => one.id === id).at(-1)
  if (!moved) return []
  const parent = parentId === ROOT ? null : findPath(tree, (one) => one.id === parentId).at(-1)
  const others = (parent ? parent.children : tree).filter((one) => one.id !== id)
  const [before, after] = [others[index - 1], others[index]]
  const [low, high] = [before ? orderOf(before) : 0, after ? orderOf(after) : (before ? orderOf(before) : 0) + 20]
  const between = Number(((low + high) / 2).toFixed(3))
  const move = (one: Department, sortOrder: number): Move => ({
    id: one.id,
    title: one.title,
    parentId,
    sortOrder: String(sortOrder),
  })
  if (between > low && between < high && between <= MAX_ORDER) return [move(moved, between)]
  const all = [...others.slice(0, index), moved, ...others.slice(index)]
  const step = Math.min(10, MAX_ORDER / all.length)
  return all.map((one, at) => move(one, Number(((at + 1) * step).toFixed(3))))
}

const MAX_ORDER = 1000

/** What is typed: its name, and what it takes. */
export const departmentRules = {
  title: { label: '部门名称', max: 30, required: true },
} satisfies Record<string, TextRule>

/** Errors of a department by field; the server validates the same. */
export function validateDepartment({ title, sortOrder }: DepartmentInput): Errors {
  return onlyErrors({
    title: textError(title, departmentRules.title),
    sortOrder: orderError(sortOrder),
  })
}

function orderError(value: string): Text | null {
  if (value === '') return text('请填写{{label}}', { label: text('排序值') })
  const figure = decimal(value)
  return figure?.gte(0) && figure.lte(MAX_ORDER) ? null : text('排序值应为0–1000的数字')
}

function orderOf({ sortOrder }: Department): number {
  return decimal(sortOrder)?.toNumber() ?? 0
}
