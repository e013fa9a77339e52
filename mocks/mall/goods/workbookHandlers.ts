import { plainNumber } from '#domain/cell/parseCell'
import { isSameCode, tidyCode } from '#domain/cell/words'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { goodsColumns, STOCK_NOTE, stockColumns } from '#features/mall/goods/model/workbookColumns'
import { refusal } from '#mocks/kernel/http/reply'
import type { Call } from '#mocks/kernel/http/route'
import { type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { readWorkbook, tableOf, type WorkbookTable } from '#mocks/kernel/server/workbook'
import { type ExcelCell, type ExcelTable, textColumns, workbookReply } from '#mocks/kernel/server/xlsx'
import { write } from '#mocks/kernel/store/store'
import { goodsTemplate } from './goodsWorkbook'
import { askedSkus } from './handlers'
import { logged } from './historyRules'
import { importGoods } from './importGoods'
import { goodsTables } from './rows'
import { moveStock } from './rules'

const MAX_STOCK_ROWS = 10_002

export const workbookRoutes: Route[] = [
  // An exported file can be imported again: only the two empty columns have to be filled in.
  readRoute(skuEndpoints.exportWorkbook, 'goods', (call) => {
    const rows = askedSkus(call).map(({ goodsId, id, goodsName, simpleSpecs, sn, quantity, alertQuantity }) => {
      return [goodsId, id, '', '', goodsName, simpleSpecs.trim(), sn, quantity ?? '', alertQuantity ?? '']
    })
    return workbookReply([stockSheet(rows)], '商品库存.xlsx')
  }),
  writeRoute(skuEndpoints.importWorkbook, 'goods', importStock),
  readRoute(goodsEndpoints.importTemplate, 'goods', (call) => goodsTemplate(call)),
  writeRoute(goodsEndpoints.importWorkbook, 'goods', async (call) =>
    importGoods(call, await linesOf(call, goodsColumns)),
  ),
]

/** The stocks under a note, with their codes as texts. */
function stockSheet(rows: readonly (readonly string[])[]): ExcelTable {
  const heads = stockColumns.map(({ label }) => label)
  const cells = [heads, ...rows].map((row, at) => row.map((value): ExcelCell => ({ value, isBold: at === 0 })))
  return {
    name: '商品库存',
    widths: heads.map((head) => Math.max(14, head.length * 2 + 4)),
    rows: [[{ value: STOCK_NOTE }], ...textColumns(cells, stockColumns)],
  }
}

async function linesOf(call: Call, columns: readonly ImportColumn[]): Promise<WorkbookTable> {
  const file = call.files.files ?? call.files.file
  if (!file) throw refusal(1011, '上传文件不能为空')
  if (!/\.xlsx$/i.test(file.name)) throw refusal(1010, '不支持上传的文件类型！')
  return tableOf(await readWorkbook(file), columns)
}

/** Imports all rows or none: every error is named by the number of its row in Excel, and its column. */
async function importStock(call: Call): Promise<unknown> {
  const { lines, leftOut } = await linesOf(call, stockColumns)
  return write(() => {
    if (lines.length > MAX_STOCK_ROWS) throw stockRefusal('Excel行数超过10002行')
    const reasons: string[] = []
    let count = 0
    for (const { at, values, errors } of lines) {
      const { goodsId = '', skuId = '', direction = '', amount: typed = '', sn = '' } = values
      if (direction === '' && typed === '') continue
      count += 1
      const amount = plainNumber(typed, '')
      const sku = skuOf(call, { goodsId: tidyCode(goodsId), skuId: tidyCode(skuId), sn: tidyCode(sn) })
      const by = Number(amount) * (direction === '增' ? 1 : -1)
      const wrong = [
        ...errors,
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
    return { count, leftOutRows: leftOut.join() }
  })
}

type Named = { goodsId: string; skuId: string; sn: string }

/** The SKU that a row names by its ids, or where they are empty by its number if only one SKU has it. */
function skuOf({ account }: Call, { goodsId, skuId, sn }: Named) {
  if (skuId === '' && sn !== '') {
    const [sku, ...others] = goodsTables.goodsSkus.filter(
      (row) => row.storeId === account.supplierId && isSameCode(row.sn, sn),
    )
    return others.length === 0 ? sku : undefined
  }
  const sku = goodsTables.goodsSkus.get(skuId)
  return sku && ['', sku.goodsId].includes(goodsId) && sku.storeId === account.supplierId ? sku : undefined
}

function stockRefusal(detail: string) {
  return refusal(11018, `导入商品库存失败，请检查表格数据-${detail}`)
}
