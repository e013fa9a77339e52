import type { AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios'
import { Malformed, type Shape } from '#domain/shape'
import { countLosses } from '#domain/wire'
import type { Endpoint } from '#shared/endpoint'
import { ApiError } from './ApiError'
import { client, IMPORT_TIMEOUT_MS } from './client'
import { malformedError, SYSTEM_ERROR } from './envelope'

/** Options of every request. */
export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }
type Params = Record<string, unknown>

/** A file as received. */
export type Download = { blob: Blob; fileName: string; headers: Record<string, unknown> }

/**
 * Sends a call as its endpoint says. Empty arguments of a query and of a POSTed form are left out; those of a PUT form clear
 * what was there. A malformed answer to a write leaves its outcome unknown: the next attempt reuses the idempotency key.
 *
 * @throws ApiError
 */
export function sendBy<T>(
  { method, encoding, isBareList }: Endpoint,
  path: string,
  shape: Shape<T>,
  args: Params | readonly unknown[],
  options?: CallOptions,
): Promise<T> {
  const body = encoding === 'form' ? formOf(method === 'POST' ? dropEmpty(args as Params) : (args as Params)) : args
  const sent =
    encoding === 'query' ? { params: dropEmpty(args as Params) } : { data: hasContent(args) ? body : undefined }
  return send(shape, { method: method.toLowerCase(), url: path, isBareList, ...sent, ...options })
}

/**
 * Sends a call that answers with a file, as its endpoint says.
 *
 * @throws ApiError, also for a JSON answer in place of the file
 */
export function downloadBy(
  { method, encoding }: Endpoint,
  path: string,
  args: Params,
  fileName: string,
  options?: CallOptions,
): Promise<Download> {
  const sent = encoding === 'query' ? { params: args } : { body: args }
  return download({ method: method === 'GET' ? 'get' : 'post', url: path, fileName, ...sent }, options)
}

/**
 * POST of files with fields. Progress runs from 0 to 1. Imports may take a minute.
 *
 * @throws ApiError when the request fails or the payload does not match
 */
export function upload<T>(
  url: string,
  shape: Shape<T>,
  body: FormData,
  options: CallOptions & { onProgress?: (part: number) => void } = {},
): Promise<T> {
  const { onProgress, ...rest } = options
  return send(shape, {
    method: 'post',
    url,
    data: body,
    timeout: IMPORT_TIMEOUT_MS,
    onUploadProgress: (event: AxiosProgressEvent) => onProgress?.(event.total ? event.loaded / event.total : 0),
    ...rest,
  })
}

/**
 * A request that responds with a file.
 *
 * @throws ApiError when the request fails, the file is empty, or JSON comes instead
 */
export async function download(
  config: { method?: 'get' | 'post'; url: string; params?: Params; body?: unknown; fileName: string },
  options?: CallOptions,
): Promise<Download> {
  const response = await client.request<unknown>({
    method: config.method ?? 'get',
    url: config.url,
    params: dropEmpty(config.params),
    data: config.body,
    responseType: 'blob',
    timeout: IMPORT_TIMEOUT_MS,
    ...options,
  })
  const file = fileOf(response, config.fileName)
  // An empty file is a server failure, not a document.
  if (!file || file.blob.size === 0) throw new ApiError('system', SYSTEM_ERROR, { httpStatus: response.status })
  response.config.settleKey?.()
  return file
}

/**
 * POST of files that responds with a payload or, in its place, with a file: a successful import, or its error report.
 *
 * @throws ApiError when the request fails or the payload does not match
 */
export async function uploadForReport<T>(
  url: string,
  shape: Shape<T>,
  body: FormData,
  fileName: string,
  { onProgress, ...options }: CallOptions & { onProgress?: (part: number) => void } = {},
): Promise<{ payload: T; file: null } | { payload: null; file: Download }> {
  const response = await client.request<unknown>({
    method: 'post',
    url,
    data: body,
    responseType: 'blob',
    timeout: IMPORT_TIMEOUT_MS,
    onUploadProgress: (event: AxiosProgressEvent) => onProgress?.(event.total ? event.loaded / event.total : 0),
    ...options,
  })
  const file = fileOf(response, fileName)
  if (!file) return { payload: readAnswer(shape, response), file: null }
  response.config.settleKey?.()
  return { payload: null, file }
}

/** Saves a downloaded file through the browser. */
export function saveFile({ blob, fileName }: Download): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads the URL by the next turn; keeping it longer would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

function fileOf({ data, headers }: AxiosResponse<unknown>, fileName: string): Download | null {
  if (!(data instanceof Blob)) return null
  const sent = headers as Record<string, unknown>
  return { blob: data, fileName: fileNameOf(String(sent['content-disposition'] ?? '')) ?? fileName, headers: sent }
}

async function send<T>(shape: Shape<T>, config: AxiosRequestConfig): Promise<T> {
  return readAnswer(shape, await client.request<unknown>(config))
}

/** Reads a payload by its shape. Dropped parts are logged once in the console, without their content. */
function readAnswer<T>(shape: Shape<T>, { data, config, status }: AxiosResponse<unknown>): T {
  const { method = 'get', url = '' } = config
  try {
    const { value, losses } = countLosses(() => shape.read(data))
    if (losses.rows + losses.leaves > 0) console.warn(`${url}: left out ${losses.rows} rows, ${losses.leaves} values`)
    config.settleKey?.()
    return value
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    console.warn(`${url}: malformed answer (${error.message})`)
    throw malformedError(method, { httpStatus: status, payload: data })
  }
}

/** A call without arguments has no body. */
function hasContent(args: Params | readonly unknown[]): boolean {
  return Array.isArray(args) || Object.keys(args).length > 0
}

function formOf(body: Params): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value ?? ''))
  return form
}

function dropEmpty(params: Params | undefined): Params {
  const entries = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null && value !== ''))
}

function fileNameOf(disposition: string): string | undefined {
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(disposition)?.[1]
  const quoted = /filename\s*=\s*"([^"]+)"/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*([^";]+)/i.exec(disposition)?.[1]
  const name = extended ?? quoted ?? plain
  try {
    return name === undefined ? undefined : decodeURIComponent(name)
  } catch {
    return name
  }
}
