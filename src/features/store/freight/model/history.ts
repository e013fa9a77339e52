import { plain, text } from '#domain/text'
import { columnWords, type FreightTemplate } from '#features/store/freight/model'

type Terms = Pick<FreightTemplate, 'name' | 'pricingMethod' | 'freightTemplateChildList'>

/** The terms of a template by the words its history names them by, in Chinese as servers write it. */
export function freightTerms({ name, pricingMethod, freightTemplateChildList: rows }: Terms): Record<string, string> {
  const words = columnWords(pricingMethod)
  const lines = rows.flatMap(({ area, ...figures }, at) => {
    const named = (label: string) => plain(text('第 {{row}} 行 {{label}}', { row: at + 1, label: text(label) }))
    return [
      [named('运送到'), area.split(',').filter(Boolean).join('、')],
      [named(words.first), figures.firstCompany ?? ''],
      [named('首费（元）'), figures.firstPrice ?? ''],
      [named(words.continued), figures.continuedCompany ?? ''],
      [named('续费（元）'), figures.continuedPrice ?? ''],
    ] as const
  })
  return { name, pricingMethod, ...Object.fromEntries(lines) }
}
