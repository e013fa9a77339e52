import * as v from 'valibot'
import { toHalfWidth } from '#domain/cell/words'
import { decimal, plainFigure } from '#domain/money'
import { priceError, type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import type { Region } from '#domain/tree'
import * as wire from '#domain/wire'

/** By weight in kg, by pieces, or free of charge. */
export type PricingMethod = 'WEIGHT' | 'NUM' | 'FREE'

/** Freight to some cities. `area` are names, `areaId` ids of cities; each ends with a comma. */
const childSchema = v.object({
  area: wire.text(),
  areaId: wire.text(),
  firstCompany: wire.decimal(),
  firstPrice: wire.decimal(),
  continuedCompany: wire.decimal(),
  continuedPrice: wire.decimal(),
})
/** Freight to some cities, as read. */
export type FreightChild = v.InferOutput<typeof childSchema>

/** A freight template of the shop. */
export const templateSchema = v.object({
  id: wire.id(),
  name: wire.text(),
  pricingMethod: wire.code<PricingMethod>(),
  createTime: wire.time(),
  updateTime: wire.time(),
  freightTemplateChildList: wire.list(childSchema),
  /** How many products use it [proposed]; null where the service does not say. */
  goodsNum: wire.count(),
})
/** A freight template as read. */
export type FreightTemplate = v.InferOutput<typeof templateSchema>

const figures = {
  firstCompany: wire.text(),
  firstPrice: wire.text(),
  continuedCompany: wire.text(),
  continuedPrice: wire.text(),
}

/** The body of a save: the editable fields of a template; figures as sent. */
export const templateInput = v.object({
  name: wire.text(),
  pricingMethod: wire.code<PricingMethod>(),
  freightTemplateChildList: wire.list(v.object({ area: wire.text(), areaId: wire.text(), ...figures })),
})

/** The cities of a row, as on the wire. */
export type Regions = Pick<FreightChild, 'area' | 'areaId'>

/** A row as typed. `key`: the cities that it was opened with, by which its cells are compared with a saved one. */
export type RowInput = {
  key?: string
  regions: Regions
  firstCompany: string
  firstPrice: string
  continuedCompany: string
  continuedPrice: string
}

/** A template as typed. */
export type TemplateInput = { name: string; pricingMethod: PricingMethod; rows: RowInput[] }

/** The longest name of a template. */
const MAX_NAME = 10

/** A new row, without regions. */
export function newRow(): RowInput {
  const regions = { area: '', areaId: '' }
  return { regions, firstCompany: '1', firstPrice: '0', continuedCompany: '1', continuedPrice: '0' }
}

/** A template as edited; a copy gets another name, null starts a new one. */
export function toInput(template: FreightTemplate | null, isCopy: boolean): TemplateInput {
  if (!template) return { name: '', pricingMethod: 'WEIGHT', rows: [newRow()] }
  const { name, pricingMethod, freightTemplateChildList: children } = template
  const rows = children.map(({ area, areaId, ...figures }) => ({
    key: areaId,
    regions: { area, areaId },
    firstCompany: figures.firstCompany ?? '',
    firstPrice: figures.firstPrice ?? '',
    continuedCompany: figures.continuedCompany ?? '',
    continuedPrice: figures.continuedPrice ?? '',
  }))
  const copyName = `${name.slice(0, MAX_NAME - 2)}副本`
  return { name: isCopy ? copyName : name, pricingMethod, rows: rows.length > 0 ? rows : [newRow()] }
}

/** The body of a save: figures are numbers, and an existing template includes its id and always a list of rows. */
export function toBody({ name, pricingMethod, rows }: TemplateInput, id: string | undefined) {
  const amount = (typed: string) => Number(pricingMethod === 'WEIGHT' ? kilograms(typed) : typed)
  const children = rows.map(({ regions, key: _key, ...figures }) => ({
    ...regions,
    firstCompany: amount(figures.firstCompany),
    firstPrice: Number(plainFigure(figures.firstPrice)),
    continuedCompany: amount(figures.continuedCompany),
    continuedPrice: Number(plainFigure(figures.continuedPrice)),
  }))
  const base = { name: name.trim(), pricingMethod }
  if (pricingMethod !== 'FREE') return { ...base, ...(id ? { id } : {}), freightTemplateChildList: children }
  return id ? { ...base, id, freightTemplateChildList: [] } : base
}

/** Ids of the cities of a row. */
export function citiesOf({ areaId }: Regions): string[] {
  return areaId.split(',').filter((id) => id !== '')
}

/** Chosen cities on the wire: `area` names a whole province, `areaId` has all its cities; each ends with a comma. */
export function regionsOf(ids: ReadonlySet<string>, provinces: readonly Region[]): Regions {
  const chosen = provinces.flatMap((province) => {
    const cities = province.children ?? []
    const own = cities.filter(({ id }) => ids.has(id))
    const isWhole = own.length > 0 && own.length === cities.length
    return own.length > 0 ? [{ own, names: isWhole ? [province.name] : own.map(({ name }) => name) }] : []
  })
  const ended = (parts: readonly string[]) => parts.map((part) => `${part},`).join('')
  return {
    area: ended(chosen.flatMap(({ names }) => names)),
    areaId: ended(chosen.flatMap(({ own }) => own.map(({ id }) => id))),
  }
}

type ColumnWords = Record<'first' | 'continued', string>

const WORDS: Readonly<Record<string, ColumnWords>> = {
  WEIGHT: { first: '首重（kg）', continued: '续重（kg）' },
  NUM: { first: '首件（件）', continued: '续件（件）' },
}
/** Columns of a pricing method that the product does not know: their unit is unknown too. */
const PLAIN_WORDS: ColumnWords = { first: '首重/首件', continued: '续重/续件' }

/** Labels of the columns of a pricing method. */
export function columnWords(method: string): ColumnWords {
  return (Object.hasOwn(WORDS, method) ? WORDS[method] : undefined) ?? PLAIN_WORDS
}

/** What is typed: its name, and what it takes. */
export const freightRules = {
  name: { label: '模板名称', max: MAX_NAME, required: true },
} satisfies Record<string, TextRule>

/** Errors by path: 'name', 'rows', 'rows[0].regions', 'rows[0].firstPrice'. The server validates the same. */
export function validateTemplate({ name, pricingMethod, rows }: TemplateInput): Errors {
  const named = { name: textError(name, freightRules.name) }
  if (pricingMethod === 'FREE') return onlyErrors(named)
  if (!Object.hasOwn(WORDS, pricingMethod)) return onlyErrors({ ...named, pricingMethod: text('计价方式不能为空') })
  const words = columnWords(pricingMethod)
  const cells = rows.flatMap((row, at) => [
    [`rows[${at}].regions`, regionsError(rows, at)],
    [`rows[${at}].firstCompany`, amountError(row.firstCompany, words.first, pricingMethod)],
    [`rows[${at}].firstPrice`, priceOf(row.firstPrice, '首费（元）')],
    [`rows[${at}].continuedCompany`, amountError(row.continuedCompany, words.continued, pricingMethod)],
    [`rows[${at}].continuedPrice`, priceOf(row.continuedPrice, '续费（元）')],
  ])
  const count = rows.length === 0 ? text('必须保留一个子模板') : null
  return onlyErrors({ ...named, rows: count, ...Object.fromEntries(cells) })
}

function regionsError(rows: readonly RowInput[], at: number): Text | null {
  const own = citiesOf(rows[at]?.regions ?? { area: '', areaId: '' })
  if (own.length === 0) return text('指定地区城市为空或指定错误')
  const other = rows.slice(0, at).findIndex(({ regions }) => citiesOf(regions).some((id) => own.includes(id)))
  return other < 0 ? null : text('有城市与第 {{row}} 行重复', { row: other + 1 })
}

/** A typed weight in kilograms: '2t' and '2 吨' are 2000. Other text stays as typed. */
function kilograms(typed: string): string {
  const [, figure, unit = ''] = /^([\d.]+)\s*([a-z]+|[\u3400-\u9fff]+)?$/i.exec(toHalfWidth(typed).trim()) ?? []
  const tonnes = decimal(figure)
  const factor = Object.hasOwn(KILOGRAMS, unit.toLowerCase()) ? KILOGRAMS[unit.toLowerCase()] : undefined
  return tonnes && factor ? tonnes.times(factor).toFixed() : typed.trim()
}

const KILOGRAMS: Readonly<Record<string, string>> = { '': '1', kg: '1', 千克: '1', 公斤: '1', t: '1000', 吨: '1000' }

function amountError(typed: string, label: string, method: PricingMethod): Text | null {
  const amount = method === 'NUM' ? typed.trim() : kilograms(typed)
  const isAmount = (method === 'NUM' ? /^\d{1,3}$/ : /^\d{1,6}(\.\d)?$/).test(amount) && Number(amount) > 0
  if (isAmount) return null
  return method === 'NUM'
    ? text('{{label}}应为1-999的整数', { label: text(label) })
    : text('{{label}}应大于0且不超过999999，最多1位小数；吨数写作 2t', { label: text(label) })
}

function priceOf(typed: string, label: string): Text | null {
  return priceError(typed, { label, max: '999999', scale: 2 })
}
