import { plainNumber } from '#domain/cell/parseCell'
import { tidyCode } from '#domain/cell/words'
import { decimal } from '#domain/money'
import { type Text, text } from '#domain/text'
import { goodsStatuses, MAX_FIGURE } from '#features/mall/goods/model'
import { goodsColumns } from './workbookColumns'

// What a row of the workbook of products needs: the dialog asks before the service does.

type GoodsField = (typeof goodsColumns)[number]['field']
/** The cells of a row, by field. */
export type GoodsCells = Record<GoodsField, string>

/** What the shop has of what a row names. */
export type NamedInRow = {
  category: boolean
  template: boolean
  unit: boolean
  /** Whether the freight template charges by weight. */
  isByWeight: boolean
}

/** The state of a new product, in the words of the list. */
export const [ON_SALE, STORED] = [goodsStatuses.UPPER.label, goodsStatuses.DOWN.label]
/** On sale as older templates, and a lilishop, call it. */
export const OLD_ON_SALE = '上架'

const MAX_SN = 30
const LENGTH = { name: [2, 50], sellingPoint: 60 } as const

/** The cells of a row with plain figures and codes: '１,２００ 元' is 1200. */
export function goodsCells(values: Readonly<Record<string, string>>): GoodsCells {
  const cells = Object.fromEntries(goodsColumns.map(({ field }) => [field, values[field] ?? ''])) as GoodsCells
  const [cost, price, quantity] = [cells.cost, cells.price, cells.quantity].map((typed) => plainNumber(typed))
  return {
    ...cells,
    cost,
    price,
    quantity,
    weight: plainNumber(cells.weight, 'kg'),
    sn: tidyCode(cells.sn),
  } as GoodsCells
}

/** The errors of a row, by field in the order of the columns. */
export function goodsRowErrors(cells: GoodsCells, named: NamedInRow): [GoodsField, Text][] {
  const { goodsName, sellingPoint, category, template, unit, release, pictures, quantity, weight, sn } = cells
  const wrong: Partial<Record<GoodsField, Text | false>> = {
    goodsName: (goodsName.length < LENGTH.name[0] || goodsName.length > LENGTH.name[1]) && text('名称应为2-50字符'),
    sellingPoint: sellingPoint.length > LENGTH.sellingPoint && text('商品卖点太长，不能超过60个字符'),
    category: !named.category && text('商品分类不存在：{{name}}', { name: category }),
    template: !named.template && text('运费模板不存在：{{name}}', { name: template }),
    unit: !named.unit && text('计量单位不存在：{{name}}', { name: unit }),
    release:
      ![ON_SALE, OLD_ON_SALE, STORED].includes(release) &&
      text('应为“{{on}}”或“{{off}}”', { on: ON_SALE, off: STORED }),
    pictures: picturesOf(pictures).some((url) => !/^https?:\/\//.test(url)) && text('应为图片地址，多个地址用逗号分开'),
    cost: priceError(cells.cost),
    price: priceError(cells.price),
    quantity: !/^\d{1,9}$/.test(quantity) && text('应为不小于0的整数'),
    weight:
      (!isFrom(weight, 0) && text('应为不小于0的数字')) ||
      (named.isByWeight && !isFrom(weight, 0.001) && text('为0：按重量计费的模板需要填写重量')),
    sn: sn.length > MAX_SN && text('不能超过30个字符'),
  }
  return goodsColumns.flatMap(({ field, required }): [GoodsField, Text][] => {
    const error = cells[field] === '' && required ? text('请填写') : wrong[field]
    return error ? [[field, error]] : []
  })
}

/** The row that a word names: by name, by id or by `id-name`; none where several have the name. */
export function namedRow<Row extends { id: string; name: string }>(
  rows: readonly Row[],
  word: string,
): Row | undefined {
  const [id = '', ...rest] = word.split('-')
  const byName = (name: string) => {
    const [row, another] = rows.filter((one) => one.name === name)
    return another ? undefined : row
  }
  return byName(word) ?? rows.find((one) => one.id === id.trim()) ?? byName(rest.join('-').trim())
}

/** The addresses of the pictures of a row. */
export function picturesOf(cell: string): string[] {
  return cell.split(/[,，;；\s]+/).filter((url) => url !== '')
}

function priceError(typed: string): Text | false {
  if ((decimal(typed)?.toNumber() ?? 0) > MAX_FIGURE) return text('不能大于{{max}}', { max: MAX_FIGURE })
  if (!isFrom(typed, 0.001)) return text('应为大于0的数字')
  return !/^[^.]*(\.\d{0,2}0*)?$/.test(typed) && text('最多两位小数')
}

function isFrom(typed: string, least: number): boolean {
  const figure = decimal(typed)?.toNumber() ?? null
  return figure !== null && figure >= least && figure <= MAX_FIGURE
}
