import type { AxiosProgressEvent, AxiosResponse } from 'axios'
import type { Shape } from '#domain/shape'
import { type Args, type Endpoint, fillPath } from '#shared/endpoint'
import { importWithRetry } from '#shared/lazyWithRetry'
import { ApiError } from './ApiError'
import { client, IMPORT_TIMEOUT_MS } from './client'
import { SYSTEM_ERROR } from './envelope'
import { type CallOptions, dropEmpty, operations, readAnswer, send } from './operation'

// Calls that send or receive files: apart from the others, because the sign-in page has none.

/** Files above this size are sent in chunks, bytes. */
const CHUNKED_ABOVE = 1024 * 1024

/** A file as received. */
export type Download = { blob: Blob; fileName: string; headers: Record<string, unknown> }

/** The file and fields of a multipart body. */
export type FileArgs = Readonly<Record<string, string | Blob>>

/** Options of an upload. Progress runs from 0 to 1. */
export type UploadOptions = CallOptions & { onProgress?: (part: number) => void }

/**
 * Binds an endpoint that answers with a file; `fileName` is used when the server names none.
 *
 * @throws ApiError from the call, when the file is empty, or JSON comes in its place
 */
export function fileOperation(endpoint: Endpoint, fileName: string) {
  operations.push({ endpoint, shape: null })
  return async (args: Args = {}, options?: CallOptions): Promise<Download> => {
    const { path, rest } = fillPath(endpoint, args)
    const sent = endpoint.encoding === 'query' ? { params: dropEmpty(rest) } : { data: rest }
    const response = await client.request<unknown>({
      method: endpoint.method,
      url: path,
      responseType: 'blob',
      timeout: IMPORT_TIMEOUT_MS,
      ...sent,
      ...options,
    })
    const file = fileOf(response, fileName)
    // An empty file is a server failure, not a document.
    if (!file || file.blob.size === 0) throw new ApiError('system', SYSTEM_ERROR, { httpStatus: response.status })
    response.config.settleKey?.()
    return file
  }
}

/**
 * Binds an endpoint that takes files. Imports may take a minute.
 *
 * @throws ApiError from the call
 */
export function uploadOperation<Data>(endpoint: Endpoint, shape: Shape<Data>) {
  operations.push({ endpoint, shape })
  return async (args: FileArgs, options?: UploadOptions): Promise<Data> =>
    send(shape, await uploading(endpoint, args, options))
}

/**
 * Binds an import that answers with a payload or, in its place, with a workbook of the rejected rows.
 *
 * @throws ApiError from the call
 */
export function importOperation<Data>(endpoint: Endpoint, shape: Shape<Data>, reportName: string) {
  operations.push({ endpoint, shape })
  return async (
    args: FileArgs,
    options?: UploadOptions,
  ): Promise<{ payload: Data; file: null } | { payload: null; file: Download }> => {
    const request = { ...(await uploading(endpoint, args, options)), responseType: 'blob' as const }
    const response = await client.request<unknown>(request)
    const file = fileOf(response, reportName)
    if (!file) return { payload: readAnswer(shape, response), file: null }
    response.config.settleKey?.()
    return { payload: null, file }
  }
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

/** The request of an upload; a large file is sent in chunks before it, where the server takes them. */
async function uploading({ method, path }: Endpoint, args: FileArgs, options: UploadOptions = {}) {
  const { onProgress, ...rest } = options
  const data = new FormData()
  let isChunked = false
  for (const [name, value] of Object.entries(args)) {
    const fields = value instanceof Blob && value.size > CHUNKED_ABOVE ? await inChunks(name, value, options) : null
    if (fields) isChunked = true
    for (const [field, part] of Object.entries(fields ?? { [name]: value })) data.append(field, part)
  }
  return {
    method,
    url: path,
    data,
    timeout: IMPORT_TIMEOUT_MS,
    onUploadProgress: (event: AxiosProgressEvent) => {
      if (!isChunked) onProgress?.(event.total ? event.loaded / event.total : 0)
    },
    ...rest,
  }
}

async function inChunks(field: string, file: Blob, options: UploadOptions) {
  const { sendInChunks } = await importWithRetry(() => import('./chunks'))
  return sendInChunks(field, file, options)
}

function fileOf({ data, headers }: AxiosResponse<unknown>, fileName: string): Download | null {
  if (!(data instanceof Blob)) return null
  const sent = headers as Record<string, unknown>
  return { blob: data, fileName: fileNameOf(String(sent['content-disposition'] ?? '')) ?? fileName, headers: sent }
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
