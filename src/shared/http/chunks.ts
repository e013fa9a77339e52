import type { AxiosProgressEvent } from 'axios'
import { listOf, nothing } from '#domain/shape'
import { textItem } from '#domain/wire'
import { chunkEndpoints } from '#shared/chunk/endpoints'
import { ApiError } from './ApiError'
import { IMPORT_TIMEOUT_MS } from './client'
import { type CallOptions, operation, operations, send } from './operation'
import { uuid } from './uuid'

// Large files in chunks: after a break only what the server does not have is sent. Loaded with the first large file.

/** Size of a chunk, bytes. */
const CHUNK_SIZE = 512 * 1024
/** Waits between attempts without progress, ms; then the upload fails, and sending the same file again goes on. */
const WAITS_MS = [500, 2000, 4000, 8000, 16_000]

const readKept = operation(chunkEndpoints.kept, listOf(textItem))
operations.push({ endpoint: chunkEndpoints.send, shape: nothing })

/** Ids of uploads under way: the same file, sent again after a failure, goes on where it stopped. */
const ids = new WeakMap<Blob, string>()

type Options = CallOptions & { onProgress?: (part: number) => void }

/**
 * Sends a file in chunks. Resolves to the fields that stand for it in its call; null when the server takes no chunks.
 *
 * @throws ApiError when the server refuses, or the break lasts
 */
export async function sendInChunks(
  field: string,
  file: Blob,
  { onProgress, ...options }: Options,
): Promise<Record<string, string> | null> {
  const uploadId = ids.get(file) ?? uuid()
  ids.set(file, uploadId)
  let failures = 0
  for (;;) {
    try {
      const kept = new Set(await readKept({ uploadId }, options))
      for (let index = 0; index * CHUNK_SIZE < file.size; index++) {
        const start = index * CHUNK_SIZE
        const chunk = file.slice(start, start + CHUNK_SIZE)
        const report = (bytes: number) => onProgress?.(Math.min(1, (start + bytes) / file.size))
        if (!kept.has(String(index))) {
          await sendChunk({ uploadId, index: String(index), file: chunk }, options, report)
          failures = 0
        }
        report(chunk.size)
      }
      const uploadName = file instanceof File ? file.name : 'blob'
      return { uploadId, uploadField: field, uploadName, uploadSize: String(file.size) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A server without the call may also answer with the page of the site.
      if (error.kind === 'notFound' || error.kind === 'malformed') return null
      const wait = WAITS_MS[failures]
      if (!error.isOutcomeUnknown || wait === undefined) throw error
      failures += 1
      await waitForNetwork(wait, options.signal)
    }
  }
}

function sendChunk(fields: Record<string, string | Blob>, options: CallOptions, report: (bytes: number) => void) {
  const { method, path: url } = chunkEndpoints.send
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  const onUploadProgress = ({ loaded }: AxiosProgressEvent) => report(loaded)
  return send(nothing, { method, url, data, timeout: IMPORT_TIMEOUT_MS, onUploadProgress, ...options })
}

/** Ends at once when aborted: the next request then rejects. */
async function waitForNetwork(ms: number, signal?: AbortSignal): Promise<void> {
  const until = (start: (done: () => void) => void) =>
    new Promise<void>((resolve) => {
      start(resolve)
      signal?.addEventListener('abort', () => resolve(), { once: true })
    })
  await until((done) => setTimeout(done, ms))
  if (!navigator.onLine && !signal?.aborted)
    await until((done) => window.addEventListener('online', done, { once: true }))
}
