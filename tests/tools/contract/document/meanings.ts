import type { Field, Fields } from '#domain/field'

const allFields = import.meta.glob<Record<string, Fields>>('../../../../src/features/**/fields.ts', { eager: true })
const words: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, string>>('../../../../src/**/en.json', { eager: true, import: 'default' }),
  ),
)

/** A Chinese text of the product with its English one: `材料类型 / Material type`. */
function bilingual(text: string): string {
  return `${text} / ${words[text] ?? text}`
}

/** The field of an area that a member is, or the range that it bounds; none where the area shows no such member. */
export function fieldOf(name: string, area: string): Field | undefined {
  const own = Object.entries(allFields)
    .filter(([file]) => file.includes(`/${area}/`))
    .flatMap(([, module]) => Object.values(module))
    // A list of names has a `sort` of its own.
    .filter((fields) => !Array.isArray(fields))
  for (const fields of own) {
    const field = fields[name] ?? Object.values(fields).find(({ range }) => range?.includes(name))
    if (field) return field
  }
  return undefined
}

/** What an area says of a member: its label, the words of its codes, the dictionary that holds them, its unit. */
export function meaningOf(name: string, area: string): object {
  const field = fieldOf(name, area)
  if (!field) return {}
  const { label, kind, table, dictCode } = field
  return {
    description: bilingual(label),
    ...(table && {
      'x-codes': Object.fromEntries(Object.entries(table).map(([code, one]) => [code, bilingual(one.label)])),
    }),
    ...(dictCode && { 'x-dictionary': dictCode }),
    ...(UNITS[kind] && { 'x-unit': UNITS[kind] }),
  }
}

/** The units of kinds that have one; those of quantities stand in the record. */
const UNITS: Readonly<Record<string, string>> = { money: '元', price: '元', percent: '%' }
