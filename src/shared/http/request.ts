import * as v from 'valibot'
import type { AnySchema } from '#domain/wire'
import * as wire from '#domain/wire'
import type { Endpoint } from '#shared/endpoint'

// What calls carry, said by their feature in `requests.ts`: the embedded API reads bodies by it, and the OpenAPI
// document and its strict check are made from it.

type Entries = v.ObjectEntries
type SchemaOf<Members> = Members extends AnySchema
  ? Members
  : Members extends Entries
    ? v.ObjectSchema<Members, undefined>
    : never
type NameIn<Members> = keyof v.InferOutput<SchemaOf<Members>> & string

/** The body of a call. */
export type Body<Schema extends AnySchema = AnySchema> = {
  endpoint: Endpoint
  /** Its members, or those of a row where it is a list. */
  schema: Schema
  isList: boolean
  /** The members that are not always sent. */
  optional: readonly string[]
}

/** A call whose path says all: it has no body. */
export type NoBody = { endpoint: Endpoint; schema: null }

/** The filters that a list or a figure takes, beside the arguments that its endpoint names. */
export type Filters = {
  endpoint: Endpoint
  filters: readonly string[]
  /** Those that are always sent. */
  required: readonly string[]
  /** Takes page and size, though its answer is no page. */
  isPaged: boolean
}

/** What one call carries. */
export type Request = Body | NoBody | Filters

/** A body by its schema or its members. All of them are always sent, but those named as optional. */
export function body<const Members extends AnySchema | Entries>(
  endpoint: Endpoint,
  members: Members,
  optional: readonly NameIn<NoInfer<Members>>[] = [],
): Body<SchemaOf<Members>> {
  return { endpoint, schema: schemaOf(members), isList: false, optional }
}

/** A body that is a list of rows. */
export function listBody<const Members extends AnySchema | Entries>(
  endpoint: Endpoint,
  row: Members,
  optional: readonly NameIn<NoInfer<Members>>[] = [],
): Body<SchemaOf<Members>> {
  return { endpoint, schema: schemaOf(row), isList: true, optional }
}

/** A body with a file in a member, or with what names one that was sent in chunks before. */
export function fileBody<More extends Entries = Record<never, never>>(
  endpoint: Endpoint,
  member: string,
  more: More = {} as More,
  optional: readonly string[] = [],
): Body<v.ObjectSchema<More, undefined>> {
  const chunked = { uploadId: wire.text(), uploadField: wire.text(), uploadName: wire.text(), uploadSize: wire.text() }
  const schema = v.object({ [member]: wire.file(), ...chunked, ...more })
  return { endpoint, schema, isList: false, optional: [member, ...Object.keys(chunked), ...optional] }
}

/** A call without a body. */
export function noBody(endpoint: Endpoint): NoBody {
  return { endpoint, schema: null }
}

/** The filters of a reading call. */
export function filters(
  endpoint: Endpoint,
  names: readonly string[],
  { required = [], isPaged = endpoint.answer === 'page' }: Partial<Pick<Filters, 'required' | 'isPaged'>> = {},
): Filters {
  return { endpoint, filters: names, required, isPaged }
}

function schemaOf<Members extends AnySchema | Entries>(members: Members): SchemaOf<Members> {
  const isSchema = typeof members.type === 'string'
  return (isSchema ? members : v.object(members as Entries)) as SchemaOf<Members>
}
