import { Ajv2020 } from 'ajv/dist/2020'
import type { Endpoint } from '#shared/endpoint'
import type { Asked } from '#tests/kit/render'
import { bodySchema, openApiOf } from './openApi'
import { productOperations } from './product'

const ajv = new Ajv2020({ strict: false, allErrors: true })

/** Bodies of writes that the OpenAPI document does not allow, each with what is wrong. */
export function bodyFaults(asked: readonly Asked[]): string[] {
  const { components } = openApiOf([])
  return asked.flatMap(({ method, path, headers, body }) => {
    const endpoint = endpointOf(method, path)
    const sent = endpoint && bodyOf(endpoint, headers, body)
    if (!endpoint || sent === undefined) return []
    const isRight = ajv.compile({ ...bodySchema(endpoint), components })
    return isRight(sent) ? [] : [`${method} ${path}: ${ajv.errorsText(isRight.errors)}`]
  })
}

function endpointOf(method: string, path: string): Endpoint | undefined {
  const own = productOperations().map(({ endpoint }) => endpoint)
  return own.find((one) => one.method === method && patternOf(one.path).test(path))
}

/** Matches the addresses of a path with arguments. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

function bodyOf({ encoding }: Endpoint, headers: Headers, text: string): unknown {
  if (text === '' || encoding === 'query' || encoding === 'multipart') return undefined
  if (headers.get('content-type')?.includes('json')) return JSON.parse(text)
  return Object.fromEntries(new URLSearchParams(text))
}
