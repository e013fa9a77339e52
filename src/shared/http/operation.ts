import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { Malformed, type Shape } from '#domain/shape'
import { countSkips } from '#domain/wire'
import { hasCapability, markMissing } from '#shared/capability/capabilityStore'
import { type Args, type Endpoint, fillPath } from '#shared/endpoint'
import { ApiError } from './ApiError'
import { client } from './client'
import { malformedError } from './envelope'
import { noteFailure } from './noteFailure'

/** Options of every call. */
export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }

/** Options of one call. With `path` the arguments of the path come from there, and the others are sent unchanged. */
export type OperationOptions = CallOptions & { path?: Args }

/** An endpoint with the shape of its answer: a function that sends it. A list as argument is a JSON body. */
export type Operation<Data> = {
  (args?: Args | readonly unknown[] | null, options?: OperationOptions): Promise<Data>
  endpoint: Endpoint
}

/** An endpoint as the OpenAPI document and the conformance check see it; files have no shape. */
export type Described = { endpoint: Endpoint; shape: Shape<unknown> | null }

/** Every operation of the code that is loaded, in the order of definition. */
export const operations: Described[] = []

/**
 * Binds an endpoint to the shape of its answer.
 *
 * @throws ApiError from the call, when the server refuses, fails or answers in another shape. A call of a feature that
 *   is
 *   off is not sent, and fails as one that the server does not have.
 */
export function operation<Data>(endpoint: Endpoint, shape: Shape<Data>): Operation<Data> {
  operations.push({ endpoint, shape })
  const { capability, key } = endpoint
  const run = (args: Args | readonly unknown[] | null = null, { path, ...options }: OperationOptions = {}) => {
    if (capability && !hasCapability(capability)) return Promise.reject(new ApiError('notFound', ''))
    const named = Array.isArray(args) ? null : (args as Args | null)
    const filled = fillPath(endpoint, path ?? named ?? {})
    const isWhole = path !== undefined || named === null
    const answer = sendBy(endpoint, filled.path, shape, (isWhole && args) || filled.rest, options)
    // A record that is gone answers by 404, too.
    if (capability && !key) answer.catch(({ kind }) => kind === 'notFound' && markMissing(capability))
    return answer
  }
  return Object.assign(run, { endpoint })
}

/**
 * Sends a request and reads its answer by a shape.
 *
 * @throws ApiError
 */
export async function send<T>(shape: Shape<T>, config: AxiosRequestConfig): Promise<T> {
  return readAnswer(shape, await client.request<unknown>(config))
}

/** Reads a payload by its shape. Dropped parts are logged once in the console, without their content. */
export function readAnswer<T>(shape: Shape<T>, response: AxiosResponse<unknown>): T {
  const { data, config, status } = response
  const { method = 'get', url = '' } = config
  try {
    const { value, skips } = countSkips(() => shape.read(data))
    if (skips.rows + skips.values > 0) console.warn(`${url}: left out ${skips.rows} rows, ${skips.values} values`)
    config.settleKey?.()
    return value
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    console.warn(`${url}: malformed answer (${error.message})`)
    const malformed = malformedError(method, { httpStatus: status, payload: data, failed: response })
    noteFailure(malformed)
    throw malformed
  }
}

/** Arguments without those that are empty; texts are trimmed. */
export function dropEmpty(params: Args | undefined): Args {
  const entries = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null && value !== ''))
}

/**
 * Sends a call as its endpoint says. Empty arguments of a query and of a POSTed form are left out; those of a PUT form
 * clear what was there. A malformed answer to a write leaves its outcome unknown: the next attempt reuses the
 * idempotency key.
 */
function sendBy<T>(
  { method, encoding, answer, isBareList }: Endpoint,
  path: string,
  shape: Shape<T>,
  args: Args | readonly unknown[],
  options?: CallOptions,
): Promise<T> {
  const body = encoding === 'form' ? formOf(method === 'POST' ? dropEmpty(args as Args) : (args as Args)) : args
  const sent =
    encoding === 'query'
      ? { params: dropEmpty(answer === 'page' ? inBothWords(args as Args) : (args as Args)) }
      : { data: hasContent(args) ? body : undefined }
  return send(shape, { method: method.toLowerCase(), url: path, isBareList, ...sent, ...options })
}

/** Page and size of a list in the words of both families of services, whichever the caller used. */
function inBothWords(args: Args): Args {
  const { current, size, pageNumber = current, pageSize = size } = args
  return { ...args, pageNumber, pageSize, current: current ?? pageNumber, size: size ?? pageSize }
}

/** A call without arguments has no body. */
function hasContent(args: Args | readonly unknown[]): boolean {
  return Array.isArray(args) || Object.keys(args).length > 0
}

function formOf(body: Args): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value ?? ''))
  return form
}
