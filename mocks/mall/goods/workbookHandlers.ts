import { EXAMPLE_MARK, otherRow } from '#domain/cell/importRows'
import { goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import type { Call } from '#mocks/kernel/http/route'
import { type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { readWorkbook } from '#mocks/kernel/server/workbook'
import { excelReply } from '#mocks/kernel/server/xlsx'
import { write } from '#mocks/kernel/store/store'
import { categoryTables } from '#mocks/mall/category/rows'
import { categoryPath } from '#mocks/mall/category/rules'
import { freightTables } from '#mocks/store/freight/rows'
import { askedSkus } from './handlers'
import { createGoods } from './publish'
import { goodsTables } from './rows'
import { moveStock } from './rules'

const MAX_STOCK_ROWS = 10_002
const STOCK_HEADS = ['商品编号', 'SKU编号', '修改方向', '修改数量', '商品名称', '规格', '货号', '当前库存', '预警值']
const STOCK_NOTE = '修改方向填“增”或“减”，修改数量填正整数；两格都空的行不修改'
const GOODS_HEADS =
  '商品名称,商品卖点,商品分类,运费模板,计量单位,发布状态,商品图片,成本价,销售价,库存,重量,货号,详情,规格项,规格值'.split(
    ',',
  )
/** Cells that may be empty; category and freight have refusals of their own. */
const OPTIONAL_HEADS = ['商品分类', '运费模板', '详情']

export const workbookRoutes: Route[] = [
  // An exported file can be imported again: only the two empty columns have to be filled in.
  readRoute(skuEndpoints.exportWorkbook, 'goods', (call) => {
    const rows = askedSkus(call).map(({ goodsId, id, goodsName, simpleSpecs, sn, quantity, alertQuantity }) => {
      return [goodsId, id, '', '', goodsName, simpleSpecs.trim(), sn, quantity ?? '', alertQuantity ?? '']
    })
    return excelReply([[STOCK_NOTE], STOCK_HEADS, ...rows], '商品库存.xlsx')
  }),
  writeRoute(skuEndpoints.importWorkbook, 'goods', importStock),
  readRoute(goodsEndpoints.importTemplate, 'goods', (call) =>
    excelReply([GOODS_HEADS, exampleOf(call)], '商品批量导入模板.xlsx'),
  ),
  writeRoute(goodsEndpoints.importWorkbook, 'goods', importGoods),
]

/** The rows below the header, which ends at row `end`; `leftOutRows` are totals and repeated headers by Excel number. */
async function rowsOf(call: Call, heads: readonly string[], end: number) {
  const file = call.files.files ?? call.files.file
  if (!file) throw refusal(1011, '上传文件不能为空')
  if (!/\.xlsx$/i.test(file.name)) throw refusal(1010, '不支持上传的文件类型！')
  const body = (await readWorkbook(file)).rows.filter(({ at }) => at > end)
  const others = body.map(({ cells }) => otherRow(cells, heads))
  return {
    rows: body.filter((_, index) => !others[index]),
    leftOutRows: body.flatMap(({ at }, index) => (others[index] && others[index] !== 'example' ? [at] : [])).join(),
  }
}

/** Imports all rows or none: every invalid row is named by its number in Excel. */
async function importStock(call: Call): Promise<unknown> {
  const { rows, leftOutRows } = await rowsOf(call, STOCK_HEADS, 2)
  return write(() => {
    if (rows.length > MAX_STOCK_ROWS) throw stockRefusal('Excel行数超过10002行')
    const reasons: string[] = []
    let count = 0
    for (const { at, cells } of rows) {
      const [goodsId = '', skuId = '', direction = '', amount = ''] = cells.map((cell) => cell.trim())
      if (direction === '' && amount === '') continue
      count += 1
      const sku = goodsTables.goodsSkus.get(skuId)
      if (sku?.goodsId !== goodsId || sku.storeId !== call.account.supplierId) reasons.push(`第${at}行商品不存在`)
      else if (!['增', '减'].includes(direction)) reasons.push(`第${at}行库存修改方向列数据必须是“增”或“减”`)
      else if (!/^\d+$/.test(amount) || Number(amount) === 0) reasons.push(`第${at}行库存必须是正整数`)
      else {
        const by = Number(amount) * (direction === '增' ? 1 : -1)
        if (Number(sku.quantity) + by < 0) reasons.push(`第${at}行商品库存不足`)
        else moveStock(skuId, by)
      }
    }
    if (reasons.length > 0) throw stockRefusal(reasons.join('；'))
    if (count === 0) throw stockRefusal('没有填写修改方向和数量的行')
    return leftOutRows === '' ? null : { leftOutRows }
  })
}

function stockRefusal(detail: string) {
  return refusal(11018, `导入商品库存失败，请检查表格数据-${detail}`)
}

/** Creates physical retail products with one SKU each; all rows or none. */
async function importGoods(call: Call): Promise<unknown> {
  const { rows, leftOutRows } = await rowsOf(call, GOODS_HEADS, 1)
  return write(() => {
    if (rows.length === 0) throw refusal(400, '请将表格内容填写完全！')
    const reasons = rows.flatMap(({ at, cells }) => {
      try {
        const texts = cells.map((cell) => cell.trim())
        createGoods({ ...call, fields: operationOf(call, texts) })
        return []
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return [`第${at}行${error.message}`]
      }
    })
    if (reasons.length > 0) throw refusal(400, reasons.join('；'))
    return leftOutRows === '' ? null : { leftOutRows }
  })
}

/** A row of the workbook as the body of a create request. References are written as "id-name". */
function operationOf({ account }: Call, cells: readonly string[]): Record<string, unknown> {
  const [goodsName = '', sellingPoint = '', category = '', freight = '', unit = '', release = ''] = cells
  const [images = '', cost = '', price = '', quantity = '', weight = '', sn = '', intro = ''] = cells.slice(6)
  const [specName = '', specValue = ''] = cells.slice(13)
  if (category === '') throw refusal(400, '请选择商品分类')
  const path = categoryPath(idOf(category))
  if (path.length !== 3) throw refusal(400, `商品分类不存在：${category}`)
  if (freight === '') throw refusal(400, '请选择物流模板')
  const template = freightTables.freightTemplates.get(idOf(freight))
  if (template?.supplierId !== account.supplierId) throw refusal(400, `配送模板不存在：${freight}`)
  const isMissing = GOODS_HEADS.some((head, at) => !OPTIONAL_HEADS.includes(head) && !cells[at])
  if (isMissing) throw refusal(400, '请将表格内容填写完全！')
  return {
    goodsName,
    sellingPoint,
    price,
    intro,
    mobileIntro: intro,
    categoryPath: path.map(({ id }) => id).join(),
    templateId: template.id,
    goodsUnit: unit.slice(unit.indexOf('-') + 1),
    goodsType: 'PHYSICAL_GOODS',
    salesModel: 'RETAIL',
    release: release === '上架',
    goodsGalleryList: images.split(/[,，;；\s]+/),
    skuList: [{ sn, price, cost, quantity, weight, [specName]: specValue }],
  }
}

function idOf(reference: string): string {
  return reference.split('-')[0]?.trim() ?? ''
}

/** A complete example row, marked so that an import leaves it out. */
function exampleOf({ account }: Call): string[] {
  const leaf = categoryTables.goodsCategories.find(({ level }) => level === 2)
  const unit = categoryTables.goodsUnits.all()[0]
  const template = freightTables.freightTemplates.find(({ supplierId }) => supplierId === account.supplierId)
  const ids = [
    `${leaf?.id}-${leaf?.name}`,
    `${template?.id ?? ''}-${template?.name ?? ''}`,
    `${unit?.id}-${unit?.name}`,
  ]
  const offer = ['仓库中', 'https://img.example.com/goods/1.jpg', '3600', '3860', '100', '1000', 'HC-DEMO-01']
  return [`${EXAMPLE_MARK}热轧带肋钢筋`, '抗震钢筋，当日发货', ...ids, ...offer, '商品详情', '规格', 'Φ12']
}
