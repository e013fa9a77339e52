import type { JsonSchema } from '@valibot/to-json-schema'
import type { AnySchema } from '#domain/wire'
import { jsonSchemaOf } from './answerSchema'
import { meaningOf } from './meanings'
import { folderOf } from './product'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/features/**/{model,shape}.ts', '../../src/shared/**/model.ts'],
  { eager: true },
)

/** Names of what is called otherwise in the code, which is by its screen. */
const NAMES: Readonly<Record<string, string>> = {
  purchase: 'PurchaseOrder',
  purchaseItem: 'PurchaseOrderLine',
  deliver: 'DeliveryNote',
  deliverDraft: 'DeliveryNoteSource',
  contractMaterial: 'ContractLine',
  goods: 'Product',
  goodsDetail: 'ProductDetail',
  listedGoods: 'ListedProduct',
  orderRow: 'MallOrder',
  orderDetail: 'MallOrderDetail',
  afterSale: 'AfterSaleClaim',
  log: 'RecordLogEntry',
  trail: 'DocumentTrail',
  flow: 'Workflow',
}

/** A schema that the code exports by a name: in the document it is a component. */
type Named = { name: string; area: string; schema: AnySchema }

const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([key, schema]): Named[] => {
    const own = /^(\w+)Schema$/.exec(key)?.[1]
    return own ? [{ name: NAMES[own] ?? pascal(own), area: folderOf(file), schema: schema as AnySchema }] : []
  }),
)
const named = exported.map((one) => ({ ...one, name: uniqueName(one) }))
/** By the schema itself before what it only transforms: the wire carries the same. */
const known = new Map<AnySchema, Named>([
  ...named.map((one) => [sentBy(one.schema), one] as const),
  ...named.map((one) => [one.schema, one] as const),
])

/** The name of a component; null for a schema without one. */
export function componentOf(schema: AnySchema): string | null {
  return (known.get(schema) ?? known.get(sentBy(schema)))?.name ?? null
}

/** The schema of what is sent, under its transformations. */
function sentBy(schema: AnySchema): AnySchema {
  const [first] = (schema as { pipe?: readonly AnySchema[] }).pipe ?? []
  return first && first !== schema && 'entries' in first ? sentBy(first) : schema
}

/** Every component by name, those that nothing refers to aside; what an area says of a member stands beside it. */
export function componentsOf(document: object): Record<string, JsonSchema> {
  const all = new Map(named.map((one) => [one.name, one]))
  const found: Record<string, JsonSchema> = {}
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      const one = all.get(name)
      if (!one || found[name]) continue
      found[name] = withMeanings(jsonSchemaOf(one.schema, { isInline: true }), one.area)
      visit(JSON.stringify(found[name]))
    }
  }
  visit(JSON.stringify(document))
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => a.localeCompare(b)))
}

/** A schema whose members say what they mean in an area. */
export function withMeanings(schema: JsonSchema, area: string): JsonSchema {
  const { properties, anyOf, allOf, items } = schema
  const each = (one: JsonSchema) => withMeanings(one, area)
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, JsonSchema>).map(([name, one]) => [
          name,
          { ...each(withoutDefault(one)), ...meaningOf(name, area) },
        ]),
      ),
    }),
    ...(anyOf && { anyOf: (anyOf as JsonSchema[]).map(each) }),
    ...(allOf && { allOf: (allOf as JsonSchema[]).map(each) }),
    ...(items && !Array.isArray(items) && { items: each(items as JsonSchema) }),
  } as JsonSchema
}

/** Every member may be missing: the product reads it as none, which the schema of its kind says once. */
function withoutDefault({ default: _, ...schema }: JsonSchema): JsonSchema {
  return schema
}

/** Areas may each have a record of one name: then the area is part of it. */
function uniqueName({ name, area }: Named): string {
  const isShared = exported.some((one) => one.name === name && one.area !== area)
  return isShared ? pascal(area.split('/').at(-1) ?? '') + name : name
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
