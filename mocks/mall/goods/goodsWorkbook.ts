import { EXAMPLE_MARK } from '#domain/cell/importRows'
import { plainNumber } from '#domain/cell/parseCell'
import { tidyCode } from '#domain/cell/words'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { CATEGORY_SEPARATOR, separatedPath } from '#features/mall/category/model'
import { goodsStatuses, MAX_FIGURE } from '#features/mall/goods/model'
import { goodsColumns } from '#features/mall/goods/workbook/model'
import type { Call } from '#mocks/kernel/http/route'
import { type ExcelCell, textColumns, workbookReply } from '#mocks/kernel/server/xlsx'
import { type CategoryRow, categoryTables } from '#mocks/mall/category/rows'
import { categoryPath } from '#mocks/mall/category/rules'
import { freightTables } from '#mocks/store/freight/rows'
import { chargesByWeight, figureOf } from './operationRules'

type Field = (typeof goodsColumns)[number]['field']

/** The state of a new product, in the words of the list. */
const [ON_SALE, STORED] = [goodsStatuses.UPPER.label, goodsStatuses.DOWN.label]
/** What older templates called it. */
const OLD_ON_SALE = '上架'

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
  const cell = Object.fromEntries(goodsColumns.map(({ field }) => [field, values[field] ?? ''])) as Record<
    Field,
    string
  >
  const category = categoryOf(cell.category)
  const template = named(
    freightTables.freightTemplates.filter(({ supplierId }) => supplierId === call.account.supplierId),
    cell.template,
  )
  const unit = named(categoryTables.goodsUnits.all(), cell.unit)
  const [price = '', cost = '', quantity = ''] = [cell.price, cell.cost, cell.quantity].map((text) => plainNumber(text))
  const weight = plainNumber(cell.weight, 'kg')
  const sn = tidyCode(cell.sn)
  const wrong: Partial<Record<Field, string | false>> = {
    goodsName: (cell.goodsName.length < 2 || cell.goodsName.length > 50) && '名称应为2-50字符',
    sellingPoint: cell.sellingPoint.length > 60 && '商品卖点太长，不能超过60个字符',
    category: !category && `商品分类不存在：${cell.category}`,
    template: !template && `运费模板不存在：${cell.template}`,
    unit: !unit && `计量单位不存在：${cell.unit}`,
    release: ![ON_SALE, OLD_ON_SALE, STORED].includes(cell.release) && `应为“${ON_SALE}”或“${STORED}”`,
    pictures: picturesOf(cell.pictures).some((url) => !/^https?:\/\//.test(url)) && '应为图片地址，多个地址用逗号分开',
    cost: priceError(cost),
    price: priceError(price),
    quantity: !/^\d{1,9}$/.test(quantity) && '应为不小于0的整数',
    weight:
      (!isAbove(weight, 0) && '应为不小于0的数字') ||
      (chargesByWeight(template?.id ?? '') && !isAbove(weight, 0.001) && '为0：按重量计费的模板需要填写重量'),
    sn: sn.length > 30 && '不能超过30个字符',
  }
  const errors = goodsColumns.flatMap(({ field, label, required }) => {
    const error = cell[field] === '' && required ? '请填写' : wrong[field]
    return error ? [`「${label}」${error}`] : []
  })
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
  return leaves.find(({ id }) => pathText(id) === separatedPath(reference)) ?? named(leaves, reference)
}

/** The row of a reference: by name, by id, or by `id-name`; a name that several rows have is none. */
function named<Row extends { id: string; name: string }>(rows: readonly Row[], reference: string): Row | undefined {
  const [id = '', ...rest] = reference.split('-')
  const byName = (name: string) => {
    const [row, ...others] = rows.filter((one) => one.name === name)
    return others.length === 0 ? row : undefined
  }
  return byName(reference) ?? rows.find((one) => one.id === id.trim()) ?? byName(rest.join('-').trim())
}

function picturesOf(cell: string): string[] {
  return cell.split(/[,，;；\s]+/).filter((url) => url !== '')
}

function priceError(text: string): string | false {
  if ((figureOf(text) ?? 0) > MAX_FIGURE) return `不能大于${MAX_FIGURE}`
  if (!isAbove(text, 0.001)) return '应为大于0的数字'
  return !/^[^.]*(\.\d{0,2}0*)?$/.test(text) && '最多两位小数'
}

function isAbove(text: string, least: number): boolean {
  const figure = figureOf(text)
  return figure !== null && figure >= least && figure <= MAX_FIGURE
}
