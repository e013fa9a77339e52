import { EXAMPLE_MARK } from '#domain/cell/importRows'
import { MAX_FIGURE } from '#features/mall/goods/model'
import type { Call } from '#mocks/kernel/http/route'
import { type ExcelCell, workbookReply } from '#mocks/kernel/server/xlsx'
import { type CategoryRow, categoryTables } from '#mocks/mall/category/rows'
import { categoryPath } from '#mocks/mall/category/rules'
import { freightTables } from '#mocks/store/freight/rows'
import { figureOf } from './operationRules'

const HEADS = [
  '商品名称',
  '商品卖点',
  '商品分类',
  '运费模板',
  '计量单位',
  '发布状态',
  '商品图片',
  '成本价',
  '销售价',
  '库存',
  '重量',
  '货号',
  '详情',
  '规格项',
  '规格值',
] as const
type Head = (typeof HEADS)[number]
const OPTIONAL: ReadonlySet<Head> = new Set(['详情'])

/** The columns of the workbook of products. */
export const GOODS_HEADS: readonly string[] = HEADS

/** The workbook to fill in: an example, and worksheets of what the columns of references accept. */
export function goodsTemplate({ account }: Call): Promise<Response> {
  const categories = leavesOf(account.supplierId).map(({ id }) => [id, pathText(id)])
  const units = categoryTables.goodsUnits.all().map(({ id, name }) => [id, name])
  const templates = freightTables.freightTemplates
    .filter(({ supplierId }) => supplierId === account.supplierId)
    .map(({ id, name }) => [id, name])
  const [category = '', template = '', unit = ''] = [categories, templates, units].map(([first]) => first?.[1] ?? '')
  const example: Record<Head, string> = {
    商品名称: `${EXAMPLE_MARK}热轧带肋钢筋`,
    商品卖点: '抗震钢筋，当日发货',
    商品分类: category,
    运费模板: template,
    计量单位: unit,
    发布状态: '仓库中',
    商品图片: 'https://img.example.com/goods/1.jpg',
    成本价: '3600',
    销售价: '3860',
    库存: '100',
    重量: '1000',
    货号: 'HC-DEMO-01',
    详情: '商品详情',
    规格项: '规格',
    规格值: 'Φ12',
  }
  return workbookReply(
    [
      sheetOf(
        '商品',
        HEADS.map((head) => (OPTIONAL.has(head) ? head : `${head}*`)),
        [HEADS.map((head) => example[head])],
      ),
      sheetOf('商品分类', ['编号', '分类（填编号或整条路径）'], categories),
      sheetOf('计量单位', ['编号', '单位（填编号或名称）'], units),
      sheetOf('运费模板', ['编号', '模板（填编号或名称）'], templates),
      sheetOf('发布状态', ['发布状态'], [['上架'], ['仓库中']]),
    ],
    '商品批量导入模板.xlsx',
  )
}

function sheetOf(name: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  const cells = rows.map((row): ExcelCell[] => row.map((value) => ({ value })))
  const widths = heads.map((head, at) => Math.max(12, head.length * 2 + 4, (rows[0]?.[at]?.length ?? 0) * 2))
  return { name, widths, rows: [heads.map((value): ExcelCell => ({ value, isBold: true })), ...cells] }
}

/**
 * A row of the workbook as the body of a create request, and all of its errors, each with its column. Category, freight
 * template and unit are named by id, by `id-name` or by name; a category's name is its path or, where unique, its own.
 */
export function readGoodsRow(
  call: Call,
  cells: readonly string[],
): { sn: string; fields: Record<string, unknown>; errors: string[] } {
  const cell = Object.fromEntries(HEADS.map((head, at) => [head, cells[at] ?? ''])) as Record<Head, string>
  const category = categoryOf(cell.商品分类)
  const template = named(
    freightTables.freightTemplates.filter(({ supplierId }) => supplierId === call.account.supplierId),
    cell.运费模板,
  )
  const unit = named(categoryTables.goodsUnits.all(), cell.计量单位)
  const wrong: Record<Head, string | false> = {
    商品名称: (cell.商品名称.length < 2 || cell.商品名称.length > 50) && '名称应为2-50字符',
    商品卖点: cell.商品卖点.length > 60 && '商品卖点太长，不能超过60个字符',
    商品分类: !category && `商品分类不存在：${cell.商品分类}`,
    运费模板: !template && `运费模板不存在：${cell.运费模板}`,
    计量单位: !unit && `计量单位不存在：${cell.计量单位}`,
    发布状态: !['上架', '仓库中'].includes(cell.发布状态) && '应为“上架”或“仓库中”',
    商品图片: picturesOf(cell.商品图片).some((url) => !/^https?:\/\//.test(url)) && '应为图片地址，多个地址用逗号分开',
    成本价: priceError(cell.成本价),
    销售价: priceError(cell.销售价),
    库存: !/^\d{1,9}$/.test(cell.库存) && '应为不小于0的整数',
    重量: !isAbove(cell.重量, 0) && '应为不小于0的数字',
    货号: cell.货号.length > 30 && '不能超过30个字符',
    详情: false,
    规格项: false,
    规格值: false,
  }
  const errors = HEADS.flatMap((head) => {
    const error = cell[head] === '' && !OPTIONAL.has(head) ? '请填写' : wrong[head]
    return error ? [`「${head}」${error}`] : []
  })
  const { 销售价: price, 成本价: cost, 库存: quantity, 重量: weight, 货号: sn } = cell
  return {
    sn,
    errors,
    fields: {
      goodsName: cell.商品名称,
      sellingPoint: cell.商品卖点,
      price,
      intro: cell.详情,
      mobileIntro: cell.详情,
      categoryPath: categoryPath(category?.id ?? '')
        .map(({ id }) => id)
        .join(),
      templateId: template?.id ?? '',
      goodsUnit: unit?.name ?? '',
      goodsType: 'PHYSICAL_GOODS',
      salesModel: 'RETAIL',
      release: cell.发布状态 === '上架',
      goodsGalleryList: picturesOf(cell.商品图片),
      skuList: [{ sn, price, cost, quantity, weight, [cell.规格项]: cell.规格值 }],
    },
  }
}

const SEPARATOR = ' / '

function pathText(id: string): string {
  return categoryPath(id)
    .map(({ name }) => name)
    .join(SEPARATOR)
}

/** The level-2 categories that a shop may sell in; of a shop without a choice of its own, all. */
function leavesOf(storeId: string): CategoryRow[] {
  const allowed = categoryTables.storeCategories.get(storeId)?.goodsManagementCategory
  const leaves = categoryTables.goodsCategories.filter(({ level }) => level === 2)
  return allowed ? leaves.filter(({ id }) => allowed.includes(categoryPath(id)[0]?.id ?? '')) : leaves
}

function categoryOf(reference: string): CategoryRow | undefined {
  const leaves = categoryTables.goodsCategories.filter(({ level }) => level === 2)
  const wanted = reference.replace(/\s*[/>＞／]\s*/g, SEPARATOR)
  return leaves.find(({ id }) => pathText(id) === wanted) ?? named(leaves, reference)
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
  if (!isAbove(text, 0.001)) return '应为大于0的数字'
  return !/^[^.]*(\.\d{0,2}0*)?$/.test(text) && '最多两位小数'
}

function isAbove(text: string, least: number): boolean {
  const figure = figureOf(text)
  return figure !== null && figure >= least && figure <= MAX_FIGURE
}
