import { plainFigure } from '#domain/money'
import { categoryEndpoints, labelEndpoints, unitEndpoints } from '#features/mall/category/endpoints'
import { ROOT_LABEL, validateLabel } from '#features/mall/category/model'
import { labelRequests } from '#features/mall/category/requests'
import { crudRoutes, listRoute } from '#mocks/kernel/http/crud'
import { type Content, ownedBy, validated } from '#mocks/kernel/http/guards'
import { badInput } from '#mocks/kernel/http/reply'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { type CategoryRow, categoryTables, type LabelRow } from './rows'
import { groupOf, labelCounts, labelGone, parametersOfCategory } from './rules'

const { goodsBrands, goodsCategories, goodsLabels, goodsSpecs, goodsUnits, storeCategories } = categoryTables

const ownLabels = ownedBy(goodsLabels, 'storeId')

const { byId, add, update, drop } = labelEndpoints

const specsOf = ({ params }: Call) => {
  const group = groupOf(params.id ?? '')
  const rows = goodsSpecs.filter(({ categoryId }) => categoryId === group)
  return bare(rows.map(({ id, specName, specValue }) => ({ id, specName, storeId: '0', specValue })))
}

export const categoryRoutes: Route[] = [
  readRoute(labelEndpoints.tree, 'goods', ({ account }) => {
    const count = labelCounts(account.supplierId)
    return labelTree(account.supplierId, ROOT_LABEL, count) ?? []
  }),
  ...crudRoutes({ byId, add, update, remove: drop }, 'goods', ownLabels, {
    view: labelWire,
    read: readLabel,
    removes: ({ id }) => {
      const below = goodsLabels.filter(({ parentId }) => parentId === id).map((row) => row.id)
      for (const one of below) goodsLabels.delete(one)
      labelGone([id, ...below])
    },
  }),
  listRoute(unitEndpoints.page, 'goods', () =>
    goodsUnits.all().map((row) => ({ ...row, updateBy: row.createBy, deleteFlag: false })),
  ),
  readRoute(categoryEndpoints.own, 'goods', ({ account }) => {
    // A newly opened shop may sell in all categories.
    const own = storeCategories.get(account.supplierId)?.goodsManagementCategory
    return categoryTree('0').filter(({ id }) => own?.includes(id) ?? true)
  }),
  // The ancestors' clients ask for everything below a category; '0' is the root.
  readRoute({ method: 'GET', path: '/api/store/goods/category/{id}/all-children' }, 'goods', ({ params }) =>
    categoryTree(params.id ?? '0'),
  ),
  readRoute(categoryEndpoints.brands, 'goods', ({ params }) => {
    const group = groupOf(params.id ?? '')
    const rows = goodsBrands.filter(({ categoryIds }) => categoryIds.includes(group))
    return bare(rows.map(({ id, name }) => ({ id, name })))
  }),
  readRoute(categoryEndpoints.parameters, 'goods', ({ params }) => {
    const rows = parametersOfCategory(params.id ?? '')
    const groups = new Map(rows.map(({ groupId, groupName }) => [groupId, groupName]))
    return bare(
      [...groups].map(([groupId, groupName]) => ({
        groupId,
        groupName,
        params: rows
          .filter((row) => row.groupId === groupId)
          .map(({ isIndex, required, groupName: _, ...row }) => ({
            ...row,
            isIndex: Number(isIndex),
            required: Number(required),
          })),
      })),
    )
  }),
  readRoute(categoryEndpoints.specs, 'goods', specsOf),
  readRoute({ method: 'GET', path: '/api/store/goods/categorySpec/{id}' }, 'goods', specsOf),
]

/** An array without an envelope, as in four responses of this service. */
function bare(rows: readonly object[]): Response {
  return Response.json(rows)
}

/** The level follows from the parent; only a category of the first level can be a parent. */
function readLabel(call: Call, row?: LabelRow): Content<LabelRow> {
  const typed = validated(call, labelRequests.add, validateLabel, badInput)
  const sent = { ...typed, sortOrder: plainFigure(typed.sortOrder) }
  const by = { createBy: row?.createBy ?? call.account.account, updateTime: worldNow() }
  if (sent.parentId === ROOT_LABEL) return { ...sent, ...by, level: 0 }
  const hasChildren = row && goodsLabels.find(({ parentId }) => parentId === row.id)
  if (ownLabels.get(call, sent.parentId).level !== 0 || sent.parentId === row?.id || hasChildren) throw badInput()
  return { ...sent, ...by, level: 1 }
}

function labelWire(row: LabelRow) {
  return { ...row, sortOrder: Number(row.sortOrder), updateBy: row.createBy, deleteFlag: false }
}

/** A first-level category always has a list of children, a leaf below it null; no node contains its parent. */
function labelTree(storeId: string, parentId: string, count: (id: string) => number): object[] | null {
  const rows = goodsLabels
    .filter((row) => row.storeId === storeId && row.parentId === parentId)
    .sort((a, b) => Number(a.sortOrder) - Number(b.sortOrder))
  const nodes = rows.map(({ id, labelName, level, sortOrder }) => ({
    id,
    labelName,
    level,
    sortOrder: Number(sortOrder),
    goodsCount: count(id),
    children: labelTree(storeId, id, count) ?? (level === 0 ? [] : null),
  }))
  return nodes.length > 0 ? nodes : null
}

type CategoryNode = { id: string; children: CategoryNode[] }

function categoryTree(parentId: string): CategoryNode[] {
  return goodsCategories
    .filter((row) => row.parentId === parentId)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((row) => ({ ...categoryWire(row), children: categoryTree(row.id) }))
}

function categoryWire(row: CategoryRow) {
  const parentTitle = goodsCategories.get(row.parentId)?.name ?? '一级分类'
  const rest = { image: '', supportChannel: false, deleteFlag: false, parentTitle, brandList: null }
  return { ...row, ...rest, commissionRate: Number(row.commissionRate) }
}
