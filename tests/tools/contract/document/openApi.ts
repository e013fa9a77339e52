import type { JsonSchema } from '@valibot/to-json-schema'
import type { Capability, Endpoint } from '#shared/endpoint'
import type { Described } from '#shared/http/operation'
import { callOf, nameOf } from '#tests/tools/contract/product'
import { jsonSchemaOf, LEAVES, payloadSchema } from './answerSchema'
import { CAPABILITIES } from './capabilities'
import { componentsOf, withMeanings } from './components'
import type { Examples } from './examples'
import { COMMON, commonOf, SECURITY_SCHEMES, securityOf } from './headers'
import { NOT_NEEDED } from './notNeeded'
import { parametersOf } from './params'
import { bodyOf } from './requests'
import { storedAnswer, storedRequest } from './storedExamples'
import { summaryOf, TAGS } from './tags'

/** An OpenAPI 3.1 document, as far as it is made here. */
export type Document = {
  openapi: '3.1.0'
  info: { title: string; version: string; license: object; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, PathItem>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, object>
    securitySchemes: Record<string, object>
  }
  security: object[]
  /** What each capability brings. */
  'x-proposals': typeof CAPABILITIES
  /** Calls of the specification that the product does not send, and why. */
  'x-not-needed': Record<string, string>
}

type PathItem = {
  operationId: string
  /** The capability that it is part of: a gateway may lack it. */
  'x-proposed'?: Capability
  summary: string
  tags: string[]
  security: object[]
  parameters?: object[]
  requestBody?: object
  responses: Record<string, object>
}

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  query: '',
}

/** The version of the product, and answers to show. */
type Options = { version?: string; examples?: Examples }

/** The OpenAPI document of every operation of the product. Calls of one method and path are one entry. */
export function openApiOf(operations: readonly Described[], { version = '0.0.0', examples }: Options = {}): Document {
  const paths: Document['paths'] = {}
  // Paths that differ in the names of their arguments only are one path, named as the first of them is.
  const named = new Map<string, string>()
  for (const described of operations) {
    const { path: own, method } = described.endpoint
    const pattern = own.replace(/\{\w+\}/g, '{}')
    const path = named.get(pattern) ?? own
    named.set(pattern, path)
    const methods = paths[path] ?? {}
    const item = itemOf(described, path, examples?.get(callOf(described.endpoint)))
    const known = methods[method.toLowerCase()]
    // Some calls of a list read only how many there are: the entry is the one that reads most.
    if (!known || membersIn(item) > membersIn(known)) methods[method.toLowerCase()] = item
    paths[path] = methods
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Supplier back office: the calls it sends',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Generated from the endpoints and schemas of the product. Schemas say what it reads: further members are ignored. ' +
        'Paths with gd- also exist as blade-. Amounts are yuan with two decimals, prices up to four; ids are opaque text, ' +
        'also beyond 2^53; moments are local (Asia/Shanghai) without an offset.',
    },
    servers: [{ url: '/' }],
    tags: TAGS.map(([name, zh, en]) => ({ name, description: `${zh} / ${en}` })),
    paths,
    components: {
      schemas: schemasFor(paths),
      parameters: COMMON,
      securitySchemes: SECURITY_SCHEMES,
    },
    security: [{ bearer: [] }],
    'x-proposals': CAPABILITIES,
    'x-not-needed': Object.fromEntries(NOT_NEEDED.map(([call, zh, en]) => [call, `${zh} / ${en}`])),
  }
}

/** The component schemas that a part of the document refers to, beside those of every answer. */
export function schemasFor(part: object): Record<string, JsonSchema> {
  return { ...LEAVES, ...ENVELOPES, ...componentsOf(part) }
}

/** How much of an answer a call reads: an answer that is a component first, then by its components and its length. */
function membersIn({ responses }: PathItem): number {
  const text = JSON.stringify(responses[200])
  const isComponent = /"(?:data|result)":\{"\$ref":"#\/components\/schemas\/[A-Z]/.test(text)
  const components = text.split(/"\$ref":"#\/components\/schemas\/[A-Z]/).length
  return (isComponent ? 1e6 : 0) + components * 1000 + text.length
}

/** The schema of a whole answer, envelope included; null for a file. */
export function answerSchema({ endpoint, shape }: Described): JsonSchema | null {
  if (!shape) return null
  const payload = withMeanings(payloadSchema(shape), nameOf(endpoint).area)
  const member = isGateway(endpoint.path) ? 'data' : 'result'
  // What the product does not read may be anything.
  const isRead = Object.keys(payload).length > 0
  const answered = isRead ? payload : { description: '不读取，可为 null / Not read; may be null' }
  const envelope: JsonSchema = {
    allOf: [
      { $ref: `#/components/schemas/${isGateway(endpoint.path) ? 'GatewayEnvelope' : 'MallEnvelope'}` },
      { type: 'object', properties: { [member]: answered } },
    ],
  }
  return endpoint.isBareList ? { anyOf: [payload, envelope] } : envelope
}

/** Paths of the gateway's services write `data`, those of the mall and of purchase orders `result`. */
function isGateway(path: string): boolean {
  return /^\/api\/(gd|blade)-/.test(path)
}

/** The answer to a call of which nothing is read. */
function emptyAnswer({ path }: Endpoint): object {
  return isGateway(path)
    ? { code: 200, success: true, data: {}, msg: '操作成功' }
    : { success: true, message: 'success', code: 200, result: null }
}

const SUCCESS = { type: 'boolean' as const, const: true }
const ENVELOPES: Record<string, JsonSchema> = {
  GatewayEnvelope: {
    type: 'object',
    properties: { code: { const: 200 }, success: SUCCESS, data: {}, msg: { type: 'string' } },
    required: ['code', 'data'],
  },
  MallEnvelope: {
    type: 'object',
    properties: { code: { const: 200 }, success: SUCCESS, result: {}, message: { type: ['string', 'null'] } },
    required: ['success', 'result'],
  },
  Refusal: {
    description: 'A refusal, also under HTTP 200: `code` is not 200 and the text says why',
    type: 'object',
    properties: {
      code: { type: 'integer' },
      success: { const: false },
      msg: { type: 'string' },
      message: { type: 'string' },
    },
  },
}

function itemOf(described: Described, path: string, example?: unknown): PathItem {
  const { endpoint } = described
  const { id, area } = nameOf(endpoint)
  const schema = answerSchema(described)
  const shown = example ?? storedAnswer(id) ?? (described.shape?.schema ? undefined : emptyAnswer(endpoint))
  const answer = schema
    ? { 'application/json': { schema, ...(shown !== undefined && { example: shown }) } }
    : { 'application/octet-stream': { schema: { type: 'string' } } }
  const refusal = { description: 'Refused', content: { 'application/json': { schema: ref('Refusal') } } }
  return {
    operationId: id,
    ...(endpoint.capability && { 'x-proposed': endpoint.capability }),
    summary: summaryOf(area, id),
    tags: [area],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint, path),
      ...commonOf(endpoint).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(bodyOf(endpoint)?.schema && { requestBody: requestBodyOf(endpoint) }),
    responses: { 200: { description: 'Success', content: answer }, '4XX': refusal, default: refusal },
  }
}

/** A body as its schema says, with one that a screen really sent. */
function requestBodyOf(endpoint: Endpoint): object {
  const example = storedRequest(nameOf(endpoint).id)
  const content = { schema: bodySchema(endpoint), ...(example !== undefined && { example }) }
  return { required: true, content: { [CONTENT_TYPES[endpoint.encoding]]: content } }
}

/** The schema of a request body: members that its feature does not name are unknown. A call without one has none. */
export function bodySchema(endpoint: Endpoint): JsonSchema {
  const body = bodyOf(endpoint)
  const { properties = {} } = body?.schema ? jsonSchemaOf(body.schema, { isInline: true }) : {}
  const optional: readonly string[] = body?.schema ? body.optional : []
  const item: JsonSchema = {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  }
  const said = withMeanings(item, nameOf(endpoint).area)
  return body?.schema && body.isList ? { type: 'array', items: said } : said
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}
