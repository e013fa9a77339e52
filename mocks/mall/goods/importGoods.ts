import { normalizeWord } from '#domain/cell/words'
import { groupBy } from '#domain/groups'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import type { Call } from '#mocks/kernel/http/route'
import type { WorkbookTable } from '#mocks/kernel/server/workbook'
import { write } from '#mocks/kernel/store/store'
import { type GoodsLine, readGoodsRow } from './goodsWorkbook'
import { createGoods } from './publish'
import { goodsTables } from './rows'

/** A row of the workbook, as read. */
type ReadLine = GoodsLine & { at: number }
type BadRow = { row: number; reason: string }

/**
 * Creates physical retail products: rows with one item number are the SKUs of one product. Products with a bad row are
 * left out, and their rows are answered with the reasons.
 *
 * @throws Refusal when no product is left
 */
export function importGoods(call: Call, { lines, leftOut }: WorkbookTable): unknown {
  return write(() => {
    if (lines.length === 0) throw refusal(400, '请将表格内容填写完全！')
    const rows = lines.map(({ at, values, errors }): ReadLine => {
      const read = readGoodsRow(call, values)
      return { ...read, at, errors: [...errors, ...read.errors] }
    })
    const products = [...groupBy(rows, ({ sn, at }) => normalizeWord(sn) || `row ${at}`).values()]
    const taken = numbersOf(call)
    const badRows = products.flatMap((product) => create(call, product, taken))
    const refused = new Set(badRows.map(({ row }) => row))
    if (refused.size === lines.length)
      throw refusal(400, badRows.map(({ row, reason }) => `第${row}行${reason}`).join('；'))
    return { count: lines.length - refused.size, leftOutRows: leftOut.join(), badRows }
  })
}

/**
 * Creates the product of some rows, whose numbers are taken then; without it where a row is bad, and answers all of
 * them.
 */
function create(call: Call, rows: readonly ReadLine[], taken: Map<string, string>): BadRow[] {
  const faults = rows.map((row) => [...row.errors, ...differences(row, rows), ...clash(row, rows, taken)])
  const isBad = faults.some((reasons) => reasons.length > 0)
  const failed = isBad ? null : refusalOf(() => createGoods({ ...call, fields: productOf(rows) }))
  if (!isBad && failed === null) {
    for (const sn of numbersOfRows(rows)) taken.set(normalizeWord(sn), `第${rows[0]?.at}行`)
    return []
  }
  return rows.flatMap(({ at }, index) => {
    const reasons = faults[index]?.length ? faults[index] : [failed ?? '同一商品的其他行有误']
    return reasons.map((reason) => ({ row: at, reason }))
  })
}

function refusalOf(run: () => unknown): string | null {
  try {
    run()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** The fields that rows of one product have in common, by their column. */
const COMMON = {
  goodsName: '商品名称',
  categoryPath: '商品分类',
  templateId: '运费模板',
  goodsUnit: '计量单位',
  release: '发布状态',
} as const

/** What a row says otherwise than the first of its product. */
function differences(row: ReadLine, [first]: readonly ReadLine[]): string[] {
  if (!first || first === row) return []
  const wrong = Object.entries(COMMON).flatMap(([name, label]) =>
    row.fields[name] === first.fields[name] ? [] : `「${label}」与第${first.at}行同一货号的商品不同`,
  )
  return row.spec.name === first.spec.name ? wrong : [...wrong, `「规格项」与第${first.at}行同一货号的商品不同`]
}

/** What another row or product has already: the value of a spec, or the item number. */
function clash(row: ReadLine, rows: readonly ReadLine[], taken: ReadonlyMap<string, string>): string[] {
  const same = rows.find(({ spec }) => normalizeWord(spec.value) === normalizeWord(row.spec.value))
  const other = numbersOfRows(rows).flatMap((sn) => taken.get(normalizeWord(sn)) ?? [])[0]
  return [
    ...(same && same !== row ? [`「规格值」${row.spec.value} 与第${same.at}行重复`] : []),
    ...(other === undefined ? [] : [`「货号」${row.sn} 与${other}重复`]),
  ]
}

/** The item numbers of the SKUs of a product: one has that of its row, several are counted as in the form. */
function numbersOfRows(rows: readonly ReadLine[]): string[] {
  const width = Math.max(2, String(rows.length).length)
  return rows.map(({ sn }, at) => (rows.length === 1 ? sn : `${sn}-${String(at + 1).padStart(width, '0')}`))
}

/** The body of a create request for some rows; a product costs what its cheapest SKU does. */
function productOf(rows: readonly ReadLine[]): Record<string, unknown> {
  const numbers = numbersOfRows(rows)
  const prices = rows.map(({ fields }) => Number(fields.price))
  return {
    ...rows[0]?.fields,
    price: String(Math.min(...prices)),
    skuList: rows.map(({ sku }, at) => ({ ...sku, sn: numbers[at] })),
  }
}

/** The SKU numbers of the shop, each with the product that has it. */
function numbersOf({ account }: Call): Map<string, string> {
  const own = goodsTables.goodsSkus.filter(({ storeId }) => storeId === account.supplierId)
  return new Map(
    own.flatMap(({ sn, goodsId }) => {
      const product = goodsTables.goods.get(goodsId)
      return product && !product.deleteFlag ? [[normalizeWord(sn), `商品“${product.goodsName}”`] as const] : []
    }),
  )
}
