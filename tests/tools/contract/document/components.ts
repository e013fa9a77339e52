import type { JsonSchema } from '@valibot/to-json-schema'
import { jsonSchemaOf } from './answerSchema'
import { meaningOf } from './meanings'
import { named } from './named'

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
