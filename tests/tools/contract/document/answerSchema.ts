import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { Shape } from '#domain/shape'
import type { AnySchema, WireKind } from '#domain/wire'
import { componentOf } from './named'

/** The spellings of a missing value: gateways write an empty object, and -1 for a number. */
const ABSENT: JsonSchema[] = [{ type: 'null' }, { type: 'object', maxProperties: 0 }]

/** What each kind of leaf may hold, for `components.schemas`. */
export const LEAVES: Record<Exclude<WireKind, 'list' | 'record' | 'file'>, JsonSchema> = {
  text: { description: 'Text or a scalar read as text', anyOf: [{ type: ['string', 'number', 'boolean'] }, ...ABSENT] },
  id: { description: 'Opaque id', anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }] },
  number: {
    description: 'Numeric code; -1 is missing',
    anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^([+-]?\\d{1,15})?$' }, ...ABSENT],
  },
  count: {
    description: 'Whole number; -1 is missing',
    anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^([+-]?\\d{1,15})?$' }, ...ABSENT],
  },
  decimal: {
    description: 'Exact decimal, as text or number; the number -1 is missing',
    anyOf: [
      { type: 'number' },
      { type: 'string', pattern: '^([+-]?(\\d[\\d,]*\\.?\\d*|\\.\\d+)(e[+-]?\\d{1,3})?)?$' },
      ...ABSENT,
    ],
  },
  time: {
    description: 'Day or moment in server-local time (Asia/Shanghai), or epoch seconds or milliseconds',
    anyOf: [
      { type: 'integer' },
      { type: 'string', pattern: '^(\\d{4}[-/]\\d{1,2}[-/]\\d{1,2}([ T]\\d{1,2}:\\d{2}.*)?|\\d{10}|\\d{13})?$' },
      ...ABSENT,
    ],
  },
  flag: {
    description: 'Yes or no',
    anyOf: [{ type: 'boolean' }, { enum: [0, 1, -1, '0', '1', 'true', 'false', ''] }, ...ABSENT],
  },
}

/** The JSON Schema of a payload, without its envelope; `{}` for a shape that takes anything. */
export function payloadSchema({ kind, schema, more }: Shape<unknown>): JsonSchema {
  if (!schema) return {}
  const item = jsonSchemaOf(schema)
  if (kind === 'record') return { anyOf: [item, ...ABSENT] }
  if (!kind) return item
  const list: JsonSchema = { type: 'array', items: item }
  const page: JsonSchema = {
    type: 'object',
    properties: {
      records: list,
      total: { $ref: '#/components/schemas/count' },
      ...(more ? jsonSchemaOf(more, { isInline: true }).properties : {}),
    },
    required: ['records', 'total'],
  }
  return kind === 'page' ? { anyOf: [page, list, ...ABSENT] } : { anyOf: [list, page, ...ABSENT] }
}

/**
 * The JSON Schema of a schema of the product, as the wire carries it: a reference, where it is a component.
 *
 * @param isInline whether its own members are wanted in any case
 */
export function jsonSchemaOf(schema: AnySchema, { isInline = false } = {}): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    overrideSchema: ({ valibotSchema }) => {
      const name = isInline && isSame(valibotSchema, schema) ? null : componentOf(valibotSchema as AnySchema)
      return name === null ? undefined : { $ref: `#/components/schemas/${name}` }
    },
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
    // What follows the metadata of a leaf only transforms it.
    overrideAction: ({ valibotAction, jsonSchema }) => leafSchema(valibotAction as PipeStep) ?? jsonSchema,
  })
  return converted
}

/** Whether one schema is the other, or what the other transforms. */
function isSame(one: unknown, schema: AnySchema): boolean {
  return one === schema || ((schema as { pipe?: readonly unknown[] }).pipe ?? []).includes(one)
}

type Leaf = { kind: WireKind; item?: AnySchema }
type PipeStep = { type: string; metadata?: Partial<Leaf> }

/** The leaf that a schema describes in its metadata; null for any other schema. */
export function leafOf(schema: AnySchema): Leaf | null {
  const inner = (schema as { wrapped?: AnySchema }).wrapped ?? schema
  const steps = (inner as { pipe?: readonly PipeStep[] }).pipe ?? []
  return steps.map(leafIn).find((leaf) => leaf !== null) ?? null
}

function leafIn({ type, metadata }: PipeStep): Leaf | null {
  return type === 'metadata' && metadata?.kind ? { kind: metadata.kind, item: metadata.item } : null
}

function leafSchema(step: PipeStep): JsonSchema | null {
  const leaf = leafIn(step)
  if (!leaf) return null
  const { kind, item } = leaf
  if (kind === 'list') return { anyOf: [{ type: 'array', items: item ? jsonSchemaOf(item) : {} }, ...ABSENT] }
  if (kind === 'record') return { anyOf: [item ? jsonSchemaOf(item) : {}, ...ABSENT] }
  if (kind === 'file') return { type: 'string', format: 'binary' }
  return { $ref: `#/components/schemas/${kind}` }
}
