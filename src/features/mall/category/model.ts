import * as v from 'valibot'
import { decimal } from '#domain/money'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { lengthOf } from '#domain/textLength'
import * as wire from '#domain/wire'
import { isRecord } from '#domain/wire'

/** A platform category; the shop sells only in those it was admitted to. */
const categorySchema = v.object({
  id: wire.id(),
  name: wire.text(),
  parentId: wire.text(),
  level: wire.count(),
  /** What the platform charges for a sale of its products, percent of what the buyer paid. */
  commissionRate: wire.decimal(),
})
/** A platform category with its children. */
export type Category = v.InferOutput<typeof categorySchema> & { children: Category[] }

/** Between the names of a category's path, as workbooks show it. */
export const CATEGORY_SEPARATOR = ' / '

/** A path of names with the product's separators, however a person separates them. */
export function separatedPath(path: string): string {
  return path.replace(/\s*[/>＞／]\s*/g, CATEGORY_SEPARATOR)
}

/** A shop category ("店铺分类"), of two levels. */
const labelSchema = v.object({
  id: wire.id(),
  labelName: wire.text(),
  level: wire.count(),
  sortOrder: wire.decimal(),
  /** Goods in it; null where the server does not say. */
  goodsCount: wire.count(),
})
/** A shop category with its children; `goodsCount` is null when the server omits it. */
export type GoodsLabel = v.InferOutput<typeof labelSchema> & { children: GoodsLabel[] }

/** A brand that products of a category can have. */
export const brandSchema = v.object({ id: wire.id(), name: wire.text() })
/** A brand as read. */
export type Brand = v.InferOutput<typeof brandSchema>

/** A unit that products are sold in, managed by the platform. */
export const unitSchema = v.object({
  id: wire.id(),
  name: wire.text(),
  createBy: wire.text(),
  createTime: wire.time(),
  updateTime: wire.time(),
})
/** A unit of measure as read. */
export type GoodsUnit = v.InferOutput<typeof unitSchema>

/** A spec that the platform suggests for a category; its values are joined by commas. */
export const specificationSchema = v.object({ id: wire.id(), specName: wire.text(), specValue: wire.text() })

/** A parameter of a category; its options are joined by commas, none = free text. */
const parameterSchema = v.object({
  id: wire.id(),
  paramName: wire.text(),
  options: wire.text(),
  isIndex: wire.flag(),
  required: wire.flag(),
  sort: wire.count(),
})
/** A group of parameters of a category. */
export const parameterGroupSchema = v.object({
  groupId: wire.text(),
  groupName: wire.text(),
  params: wire.list(parameterSchema),
})
/** Parameters of a category, as the platform groups them. */
export type ParameterGroup = v.InferOutput<typeof parameterGroupSchema>
/** A parameter of a category. */
export type Parameter = ParameterGroup['params'][number]

/** The parameters of groups, in their order. */
export function parametersOf(groups: readonly ParameterGroup[]): Parameter[] {
  return groups.flatMap(({ params }) => params).sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
}

/** The tree of categories as the server sends it; nodes without an id are left out. */
export function toCategories(nodes: readonly unknown[]): Category[] {
  return nodes.flatMap((node) => {
    const read = v.safeParse(categorySchema, node)
    return read.success ? [{ ...read.output, children: toCategories(childrenOf(node)) }] : []
  })
}

/** The tree of shop categories, in the order of the shop. */
export function toLabels(nodes: readonly unknown[]): GoodsLabel[] {
  return nodes
    .flatMap((node) => {
      const read = v.safeParse(labelSchema, node)
      return read.success ? [{ ...read.output, children: toLabels(childrenOf(node)) }] : []
    })
    .sort((a, b) => labelOrder(a) - labelOrder(b))
}

/** Position of a shop category among its siblings. */
function labelOrder({ sortOrder }: Pick<GoodsLabel, 'sortOrder'>): number {
  return decimal(sortOrder)?.toNumber() ?? 0
}

function childrenOf(node: unknown): unknown[] {
  return isRecord(node) && Array.isArray(node.children) ? node.children : []
}

/** The parent of shop categories of the first level. */
export const ROOT_LABEL = '0'
const MAX_LABEL_ORDER = 99_999

const labelTexts = { labelName: wire.text(), parentId: wire.text(), sortOrder: wire.text() }

/** The editable fields of a shop category; its level follows from its parent. */
export const labelInput = v.object(labelTexts)
/** The editable fields of a shop category, as typed. */
export type LabelInput = v.InferOutput<typeof labelInput>

/** A shop category as its editor reads it. */
export const labelRecord = v.object({ id: wire.id(), ...labelTexts })
/** A shop category as its editor reads it. */
export type LabelRecord = v.InferOutput<typeof labelRecord>

/** The `sortOrder` that puts a shop category after all its siblings. */
export function nextOrder(siblings: readonly GoodsLabel[]): string {
  return String(Math.min(MAX_LABEL_ORDER, Math.max(0, ...siblings.map(labelOrder)) + 1))
}

/** Errors of a shop category by field, in the server's words where it has some. */
export function validateLabel({ labelName, parentId, sortOrder }: LabelInput): Errors {
  return onlyErrors({
    labelName: labelName.trim() === '' ? text('店铺商品分类名称不能为空') : nameError(labelName),
    sortOrder: orderError(sortOrder),
    parentId: parentId === '' ? text('父节点不能为空，需设定根节点或者某节点的子节点') : null,
  })
}

/** What is typed: its name, and what it takes. */
export const categoryRules = {
  labelName: { label: '分类名称', max: 20, required: true },
} satisfies Record<string, TextRule>

function nameError(value: string): Text | null {
  if (lengthOf(value.trim()) > categoryRules.labelName.max) return text('店铺商品分类名称太长')
  return textError(value, categoryRules.labelName)
}

function orderError(value: string): Text | null {
  if (value.trim() === '') return text('店铺商品分类排序不能为空')
  const figure = decimal(value)
  if (!figure?.eq(figure.round()) || figure.lt(0)) return text('请输入正整数')
  return figure.gt(MAX_LABEL_ORDER) ? text('排序值太大') : null
}

/** A new order of one shop category. */
export type LabelMove = Pick<GoodsLabel, 'id' | 'labelName' | 'level'> & { parentId: string; sortOrder: string }

/** The changes that put a shop category at another place among its siblings; unchanged ones are left out. */
export function labelMoves(siblings: readonly GoodsLabel[], parentId: string, id: string, index: number): LabelMove[] {
  const moved = siblings.find((one) => one.id === id)
  if (!moved) return []
  const others = siblings.filter((one) => one.id !== id)
  const ordered = [...others.slice(0, index), moved, ...others.slice(index)]
  return ordered.flatMap((one, at) => {
    const sortOrder = at + 1
    const { labelName, level } = one
    return labelOrder(one) === sortOrder
      ? []
      : [{ id: one.id, labelName, level, parentId, sortOrder: String(sortOrder) }]
  })
}
