import type { Shape } from '#domain/shape'
import { type Args, getFile, getValue, postFiles, postForm as postFormTo, post as postJson } from '#shared/endpoint'
import { type Download, fileOperation, uploadOperation } from '#shared/http/files'
import { type CallOptions, operation } from '#shared/http/operation'

// Calls of the http layer by method and path, for suites that look at what becomes of any call.

export function get<T>(path: string, shape: Shape<T>, args: Args = {}, options?: CallOptions): Promise<T> {
  return operation(getValue(path), shape)(args, options)
}

export function post<T>(path: string, shape: Shape<T>, body: Args = {}, options?: CallOptions): Promise<T> {
  return operation(postJson(path), shape)(body, options)
}

export function postForm<T>(path: string, shape: Shape<T>, body: Args, options?: CallOptions): Promise<T> {
  return operation(postFormTo(path), shape)(body, options)
}

type UploadOptions = CallOptions & { onProgress?: (part: number) => void }

export function upload<T>(path: string, shape: Shape<T>, body: FormData, options?: UploadOptions): Promise<T> {
  return uploadOperation(postFiles(path), shape)(Object.fromEntries(body) as Record<string, string | Blob>, options)
}

type File = { url: string; params?: Args; fileName: string; method?: 'get' | 'post' }

export function download({ url, params = {}, fileName, method = 'get' }: File): Promise<Download> {
  return fileOperation(method === 'get' ? getFile(url) : postJson(url, 'file'), fileName)(params)
}
