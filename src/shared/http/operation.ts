import type { Shape } from '#domain/shape'
import { type Args, type Endpoint, fillPath } from '#shared/endpoint'
import { ApiError } from './ApiError'
import { type CallOptions, type Download, downloadBy, sendBy, upload, uploadForReport } from './request'

/** Options of one call. `path` fills arguments of the path that a body has under the same name. */
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
 * @throws ApiError from the call, when the server refuses, fails or answers in another shape
 */
export function operation<Data>(endpoint: Endpoint, shape: Shape<Data>): Operation<Data> {
  operations.push({ endpoint, shape })
  const run = (args: Args | readonly unknown[] | null = null, { path = {}, ...options }: OperationOptions = {}) => {
    const list = isList(args) ? args : null
    const filled = fillPath(endpoint, { ...(list ? {} : args), ...path })
    // An argument given for the path alone also stays in the body.
    const rest = { ...filled.rest, ...shared(args, path) }
    return sendBy(endpoint, filled.path, shape, list ?? rest, options)
  }
  return Object.assign(run, { endpoint })
}

/**
 * Binds an endpoint that answers with a file; `fileName` is used when the server names none.
 *
 * @throws ApiError from the call, also for a JSON answer in place of the file
 */
export function fileOperation(endpoint: Endpoint, fileName: string) {
  operations.push({ endpoint, shape: null })
  return (args: Args = {}, options?: CallOptions): Promise<Download> => {
    const { path, rest } = fillPath(endpoint, args)
    return downloadBy(endpoint, path, rest, fileName, options)
  }
}

/** A file and fields of a multipart body. */
export type FileArgs = Readonly<Record<string, string | Blob>>

/**
 * Binds an endpoint that takes files. Progress runs from 0 to 1; imports may take a minute.
 *
 * @throws ApiError from the call
 */
export function uploadOperation<Data>(endpoint: Endpoint, shape: Shape<Data>) {
  operations.push({ endpoint, shape })
  return (args: FileArgs, options?: CallOptions & { onProgress?: (part: number) => void }): Promise<Data> =>
    upload(endpoint.path, shape, formData(args), options)
}

/**
 * Binds an import that answers with a payload or, in its place, with a workbook of the rejected rows.
 *
 * @throws ApiError from the call
 */
export function importOperation<Data>(endpoint: Endpoint, shape: Shape<Data>, reportName: string) {
  operations.push({ endpoint, shape })
  return (args: FileArgs, options?: CallOptions & { onProgress?: (part: number) => void }) =>
    uploadForReport(endpoint.path, shape, formData(args), reportName, options)
}

/** lilishop's error code for a record that is missing or belongs to somebody else. */
const NOT_OWN = 20005

/**
 * Turns the error for a missing or foreign record into null.
 *
 * @throws every other error of `answer`
 */
export async function orNone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.code === NOT_OWN) return null
    throw error
  }
}

function formData(args: FileArgs): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(args)) form.append(name, value)
  return form
}

function shared(args: Args | readonly unknown[] | null, path: Args): Args {
  if (args === null || isList(args)) return {}
  return Object.fromEntries(Object.keys(path).flatMap((name) => (name in args ? [[name, args[name]]] : [])))
}

function isList(args: Args | readonly unknown[] | null): args is readonly unknown[] {
  return Array.isArray(args)
}
