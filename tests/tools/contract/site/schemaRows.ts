import type { JsonSchema } from '@valibot/to-json-schema'
import { escaped, tableOf } from './html'

type Schemas = Readonly<Record<string, JsonSchema>>
type Row = { path: string; kind: string; isRequired: boolean; meaning: string }
/** A schema as a document holds it, with what an area says of a member. */
type Said = JsonSchema & {
  'x-codes'?: Record<string, string>
  'x-unit'?: string
  'x-dictionary'?: string
}

/** Names of the kinds of leaves. */
const KINDS: Readonly<Record<string, string>> = {
  text: '文本',
  id: '编号',
  number: '数字',
  count: '整数',
  decimal: '小数',
  time: '时间',
  flag: '是否',
}
const DEPTH = 4

/** The members of a schema as a table, those of its parts below them; '' for one without members. */
export function membersTable(schema: JsonSchema, schemas: Schemas): string {
  const rows = rowsOf(schema, schemas, '', 0)
  if (rows.length === 0) return ''
  return tableOf(
    ['成员', '种类', '必填', '含义'],
    rows.map(({ path, kind, isRequired, meaning }) => [
      `<code>${escaped(path)}</code>`,
      escaped(kind),
      isRequired ? '是' : '',
      meaning,
    ]),
  )
}

function rowsOf(schema: JsonSchema, schemas: Schemas, path: string, depth: number): Row[] {
  const { properties, required = [], items } = resolved(schema, schemas)
  if (items && !properties) return rowsOf(items as JsonSchema, schemas, `${path}[]`, depth)
  return Object.entries((properties ?? {}) as Record<string, Said>).flatMap(([name, member]) => {
    const at = path === '' ? name : `${path}.${name}`
    const own = {
      path: at,
      kind: kindOf(member, schemas),
      isRequired: required.includes(name),
      meaning: meaningOf(member),
    }
    return [own, ...(depth < DEPTH ? rowsOf(member, schemas, at, depth + 1) : [])]
  })
}

/** What a schema refers to, or the one of its forms that has members: a page, a list, a record. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { $ref, anyOf, allOf } = schema
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? ''
    return KINDS[name] || !schemas[name] ? schema : resolved(schemas[name], schemas)
  }
  const parts = ((allOf ?? anyOf ?? []) as JsonSchema[]).map((one) => resolved(one, schemas))
  if (allOf) return { ...schema, properties: Object.assign({}, ...parts.map(({ properties }) => properties)) }
  return parts.find(({ properties, items }) => properties || items) ?? schema
}

function kindOf(schema: JsonSchema, schemas: Schemas): string {
  const name = schema.$ref?.split('/').at(-1) ?? ''
  if (KINDS[name]) return KINDS[name] ?? ''
  const { type, items, properties, enum: values, const: value } = resolved(schema, schemas)
  if (items) return '列表'
  if (properties) return name || '对象'
  if (value !== undefined) return `固定 ${JSON.stringify(value)}`
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ')
  return { string: '文本', integer: '整数', number: '小数', boolean: '是否', array: '列表' }[String(type)] ?? ''
}

function meaningOf({ description = '', ...said }: Said): string {
  const codes = Object.entries(said['x-codes'] ?? {}).map(
    ([code, word]) => `<code>${escaped(code)}</code> ${escaped(word.split(' / ')[0] ?? word)}`,
  )
  return [
    escaped(description),
    said['x-unit'] ? `单位 ${escaped(said['x-unit'])}` : '',
    said['x-dictionary'] ? `字典 <code>${escaped(said['x-dictionary'])}</code>` : '',
    codes.join('，'),
  ]
    .filter(Boolean)
    .join('；')
}
