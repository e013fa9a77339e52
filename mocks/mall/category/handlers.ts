import { plain } from '#domain/text'
import { categoryEndpoints, labelEndpoints, unitEndpoints } from '#features/mall/category/endpoints'
import { type LabelInput, labelInput, ROOT_LABEL, validateLabel } from '#features/mall/category/model'
import { ownedBy, validated } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { pageOf, sorted } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { type CategoryRow, categoryTables, type LabelRow } from './rows'
import { groupOf, labelCounts, labelGone } from './rules'

const { goodsBrands, goodsCategories, goodsLabels, goodsParameters, goodsSpecs, goodsUnits, storeCategories } =
  categoryTables

const ownLabel = ownedBy(goodsLabels, 'storeId', () => refusal(20005, '权限不足'))

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
  readRoute(labelEndpoints.byId, 'goods', (call) => labelWire(ownLabel(call, call.params.id ?? ''))),
  writeRoute(labelEndpoints.add, 'goods', (call) => {
    const { account } = call
    const own = { id: nextId(), storeId: account.supplierId, createBy: account.account, createTime: worldNow() }
    return labelWire(goodsLabels.insert({ ...readLabel(call), ...own, updateTime: worldNow() }))
  }),
  writeRoute(labelEndpoints.update, 'goods', (call) => {
    const { id } = ownLabel(call, textField(call, 'id'))
    return labelWire(goodsLabels.update(id, { ...readLabel(call, id), updateTime: worldNow() }))
  }),
  writeRoute(labelEndpoints.drop, 'goods', (call) => {
    const row = ownLabel(call, call.params.id ?? '')
    const gone = [row, ...goodsLabels.filter(({ parentId }) => parentId === row.id)].map(({ id }) => id)
    for (const id of gone) goodsLabels.delete(id)
    labelGone(gone)
    return null
  }),
  readRoute(unitEndpoints.page, 'goods', (call) =>
    pageOf(
      sorted(
        goodsUnits.all().map((row) => ({ ...row, updateBy: row.createBy, deleteFlag: false })),
        call,
        ['createTime'],
      ),
      call,
    ),
  ),
  readRoute(categoryEndpoints.own, 'goods', ({ account }) => {
    // A newly opened shop may sell in all categories.
    const own = storeCategories.get(account.supplierId)?.goodsManagementCategory
    return categoryTree('0').filter(({ id }) => own?.includes(id) ?? true)
  }),
  readRoute(categoryEndpoints.brands, 'goods', ({ params }) => {
    const group = groupOf(params.id ?? '')
    const rows = goodsBrands.filter(({ categoryIds }) => categoryIds.includes(group))
    return bare(rows.map(({ id, name }) => ({ id, name })))
  }),
  readRoute(categoryEndpoints.parameters, 'goods', ({ params }) => {
    const rows = goodsParameters.filter(({ categoryId }) => categoryId === groupOf(params.id ?? ''))
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
function readLabel(call: Call, id = ''): LabelInput & { level: number } {
  const sent = validated(call, labelInput, validateLabel, (error) => refusal(4002, plain(error)))
  if (sent.parentId === ROOT_LABEL) return { ...sent, level: 0 }
  const hasChildren = id !== '' && goodsLabels.find(({ parentId }) => parentId === id)
  if (ownLabel(call, sent.parentId).level !== 0 || sent.parentId === id || hasChildren) throw refusal(4002, '参数异常')
  return { ...sent, level: 1 }
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
