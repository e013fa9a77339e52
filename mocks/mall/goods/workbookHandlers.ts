import { otherRow } from '#domain/cell/importRows'
import { goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import type { Call } from '#mocks/kernel/http/route'
import { type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { readWorkbook } from '#mocks/kernel/server/workbook'
import { excelReply } from '#mocks/kernel/server/xlsx'
import { write } from '#mocks/kernel/store/store'
import { GOODS_HEADS, goodsTemplate, readGoodsRow } from './goodsWorkbook'
import { askedSkus } from './handlers'
import { logged } from './historyRules'
import { createGoods } from './publish'
import { goodsTables } from './rows'
import { moveStock } from './rules'

const MAX_STOCK_ROWS = 10_002
const STOCK_HEADS = ['商品编号', 'SKU编号', '修改方向', '修改数量', '商品名称', '规格', '货号', '当前库存', '预警值']
const STOCK_NOTE = '修改方向填“增”或“减”，修改数量填正整数；两格都空的行不修改'
export const workbookRoutes: Route[] = [
  // An exported file can be imported again: only the two empty columns have to be filled in.
  readRoute(skuEndpoints.exportWorkbook, 'goods', (call) => {
    const rows = askedSkus(call).map(({ goodsId, id, goodsName, simpleSpecs, sn, quantity, alertQuantity }) => {
      return [goodsId, id, '', '', goodsName, simpleSpecs.trim(), sn, quantity ?? '', alertQuantity ?? '']
    })
    return excelReply([[STOCK_NOTE], STOCK_HEADS, ...rows], '商品库存.xlsx')
  }),
  writeRoute(skuEndpoints.importWorkbook, 'goods', importStock),
  readRoute(goodsEndpoints.importTemplate, 'goods', (call) => goodsTemplate(call)),
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

/** Imports all rows or none: every error is named by the number of its row in Excel, and its column. */
async function importStock(call: Call): Promise<unknown> {
  const { rows, leftOutRows } = await rowsOf(call, STOCK_HEADS, 2)
  return write(() => {
    if (rows.length > MAX_STOCK_ROWS) throw stockRefusal('Excel行数超过10002行')
    const reasons: string[] = []
    let count = 0
    for (const { at, cells } of rows) {
      const [goodsId = '', skuId = '', direction = '', amount = '', , , sn = ''] = cells.map((cell) => cell.trim())
      if (direction === '' && amount === '') continue
      count += 1
      const sku = skuOf(call, { goodsId, skuId, sn })
      const by = Number(amount) * (direction === '增' ? 1 : -1)
      const wrong = [
        !sku && '「SKU编号」商品不存在',
        !['增', '减'].includes(direction) && '「修改方向」库存修改方向列数据必须是“增”或“减”',
        (!/^\d+$/.test(amount) || Number(amount) === 0) && '「修改数量」库存必须是正整数',
        sku && Number(sku.quantity) + by < 0 && `「修改数量」商品库存不足，现有 ${sku.quantity}`,
      ].filter((reason) => typeof reason === 'string')
      reasons.push(...wrong.map((reason) => `第${at}行${reason}`))
      if (sku && wrong.length === 0) logged(sku.goodsId, call.account, 'stock', () => moveStock(sku.id, by))
    }
    if (reasons.length > 0) throw stockRefusal(reasons.join('；'))
    if (count === 0) throw stockRefusal('没有填写修改方向和数量的行')
    return { count, leftOutRows }
  })
}

type Named = { goodsId: string; skuId: string; sn: string }

/** The SKU that a row names by its ids, or where they are empty by its number if only one SKU has it. */
function skuOf({ account }: Call, { goodsId, skuId, sn }: Named) {
  if (skuId === '' && sn !== '') {
    const [sku, ...others] = goodsTables.goodsSkus.filter((row) => row.storeId === account.supplierId && row.sn === sn)
    return others.length === 0 ? sku : undefined
  }
  const sku = goodsTables.goodsSkus.get(skuId)
  return sku?.goodsId === goodsId && sku.storeId === account.supplierId ? sku : undefined
}

function stockRefusal(detail: string) {
  return refusal(11018, `导入商品库存失败，请检查表格数据-${detail}`)
}

/** Creates physical retail products with one SKU each; all rows or none. */
async function importGoods(call: Call): Promise<unknown> {
  const { rows, leftOutRows } = await rowsOf(call, GOODS_HEADS, 1)
  return write(() => {
    if (rows.length === 0) throw refusal(400, '请将表格内容填写完全！')
    const takenBy = numbersOf(call)
    const reasons = rows.flatMap(({ at, cells }) => {
      const { sn, fields, errors } = readGoodsRow(
        call,
        cells.map((cell) => cell.trim()),
      )
      const other = takenBy.get(sn)
      if (other) errors.push(`「货号」${sn} 与${other}重复`)
      else if (sn !== '') takenBy.set(sn, `第${at}行`)
      if (errors.length === 0) {
        try {
          createGoods({ ...call, fields })
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          errors.push(error.message)
        }
      }
      return errors.map((error) => `第${at}行${error}`)
    })
    if (reasons.length > 0) throw refusal(400, reasons.join('；'))
    return { count: rows.length, leftOutRows }
  })
}

/** The SKU numbers of the shop, each with the product that has it. */
function numbersOf({ account }: Call): Map<string, string> {
  const own = goodsTables.goodsSkus.filter(({ storeId }) => storeId === account.supplierId)
  return new Map(
    own.flatMap(({ sn, goodsId }) => {
      const product = goodsTables.goods.get(goodsId)
      return product && !product.deleteFlag ? [[sn, `商品“${product.goodsName}”`] as const] : []
    }),
  )
}
