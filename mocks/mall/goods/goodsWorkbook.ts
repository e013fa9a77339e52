import { EXAMPLE_MARK } from '#domain/cell/importRows'
import { plain } from '#domain/text'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { CATEGORY_SEPARATOR, separatedPath } from '#features/mall/category/model'
import { goodsColumns } from '#features/mall/goods/model/workbookColumns'
import {
  goodsCells,
  goodsRowErrors,
  namedRow,
  ON_SALE,
  picturesOf,
  STORED,
} from '#features/mall/goods/model/workbookRow'
import type { Call } from '#mocks/kernel/http/route'
import { type ExcelCell, textColumns, workbookReply } from '#mocks/kernel/server/xlsx'
import { type CategoryRow, categoryTables } from '#mocks/mall/category/rows'
import { categoryPath } from '#mocks/mall/category/rules'
import { freightTables } from '#mocks/store/freight/rows'
import { chargesByWeight } from './operationRules'

type Field = (typeof goodsColumns)[number]['field']

/** The workbook to fill in: an example, and worksheets of what the columns of references accept. */
export function goodsTemplate({ account }: Call): Promise<Response> {
  const categories = leavesOf(account.supplierId).map(({ id }) => [id, pathText(id)])
  const units = categoryTables.goodsUnits.all().map(({ id, name }) => [id, name])
  const templates = freightTables.freightTemplates
    .filter(({ supplierId }) => supplierId === account.supplierId)
    .map(({ id, name }) => [id, name])
  const [category = '', template = '', unit = ''] = [categories, templates, units].map(([first]) => first?.[1] ?? '')
  const example: Record<Field, string> = {
    goodsName: `${EXAMPLE_MARK}热轧带肋钢筋`,
    sellingPoint: '抗震钢筋，当日发货',
    category,
    template,
    unit,
    release: STORED,
    pictures: 'https://img.example.com/goods/1.jpg',
    cost: '3600',
    price: '3860',
    quantity: '100',
    weight: '1000',
    sn: 'HC-DEMO-01',
    intro: '商品详情',
    specName: '规格',
    specValue: 'Φ12',
  }
  return workbookReply(
    [
      sheetOf(
        '商品',
        goodsColumns.map(({ label, required }) => (required ? `${label}*` : label)),
        [goodsColumns.map(({ field }) => example[field])],
        goodsColumns,
      ),
      sheetOf('商品分类', ['编号', '分类（填编号或整条路径）'], categories),
      sheetOf('计量单位', ['编号', '单位（填编号或名称）'], units),
      sheetOf('运费模板', ['编号', '模板（填编号或名称）'], templates),
      sheetOf('发布状态', ['发布状态'], [[ON_SALE], [STORED]]),
    ],
    '商品批量导入模板.xlsx',
  )
}

function sheetOf(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  columns: readonly ImportColumn[] = [],
) {
  const cells = rows.map((row): ExcelCell[] => row.map((value) => ({ value })))
  const widths = heads.map((head, at) => Math.max(12, head.length * 2 + 4, (rows[0]?.[at]?.length ?? 0) * 2))
  const head = heads.map((value): ExcelCell => ({ value, isBold: true }))
  return { name, widths, rows: textColumns([head, ...cells], columns) }
}

/** A row of the workbook: its product as the body of a create request, its SKU with its spec, and all of its errors. */
export type GoodsLine = {
  sn: string
  spec: { name: string; value: string }
  fields: Record<string, unknown>
  sku: Record<string, unknown>
  errors: string[]
}

/**
 * A row of the workbook as the body of a create request, and all of its errors, each with its column. Category, freight
 * template and unit are named by id, by `id-name` or by name; a category's name is its path or, where unique, its own.
 */
export function readGoodsRow(call: Call, values: Readonly<Record<string, string>>): GoodsLine {
  const cell = goodsCells(values)
  const { price, cost, quantity, weight, sn } = cell
  const category = categoryOf(cell.category)
  const template = namedRow(
    freightTables.freightTemplates.filter(({ supplierId }) => supplierId === call.account.supplierId),
    cell.template,
  )
  const unit = namedRow(categoryTables.goodsUnits.all(), cell.unit)
  const isByWeight = chargesByWeight(template?.id ?? '')
  const labels = new Map<string, string>(goodsColumns.map(({ field, label }) => [field, label]))
  const errors = goodsRowErrors(cell, {
    category: category !== undefined,
    template: template !== undefined,
    unit: unit !== undefined,
    isByWeight,
  }).map(([field, error]) => `「${labels.get(field)}」${plain(error)}`)
  return {
    sn,
    spec: { name: cell.specName, value: cell.specValue },
    errors,
    fields: {
      goodsName: cell.goodsName,
      sellingPoint: cell.sellingPoint,
      price,
      intro: cell.intro,
      mobileIntro: cell.intro,
      categoryPath: categoryPath(category?.id ?? '')
        .map(({ id }) => id)
        .join(),
      templateId: template?.id ?? '',
      goodsUnit: unit?.name ?? '',
      goodsType: 'PHYSICAL_GOODS',
      salesModel: 'RETAIL',
      release: cell.release !== STORED,
      goodsGalleryList: picturesOf(cell.pictures),
    },
    sku: { sn, price, cost, quantity, weight, [cell.specName]: cell.specValue },
  }
}

function pathText(id: string): string {
  return categoryPath(id)
    .map(({ name }) => name)
    .join(CATEGORY_SEPARATOR)
}

/** The level-2 categories that a shop may sell in; of a shop without a choice of its own, all. */
function leavesOf(storeId: string): CategoryRow[] {
  const allowed = categoryTables.storeCategories.get(storeId)?.goodsManagementCategory
  const leaves = categoryTables.goodsCategories.filter(({ level }) => level === 2)
  return allowed ? leaves.filter(({ id }) => allowed.includes(categoryPath(id)[0]?.id ?? '')) : leaves
}

function categoryOf(reference: string): CategoryRow | undefined {
  const leaves = categoryTables.goodsCategories.filter(({ level }) => level === 2)
  return leaves.find(({ id }) => pathText(id) === separatedPath(reference)) ?? namedRow(leaves, reference)
}
