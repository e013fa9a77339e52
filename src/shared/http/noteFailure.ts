import { recordFailure } from '#shared/diagnosis/ring'
import { ApiError, REQUEST_ID } from './ApiError'

/** Records a failed call; one that was given up, and the end of a session, are no failures. */
export function noteFailure(error: unknown): void {
  if (!(error instanceof ApiError) || ['aborted', 'session'].includes(error.kind)) return
  const { kind, failed, httpStatus, code } = error
  const { method = 'get', url = '' } = failed?.config ?? {}
  const where = `${method.toUpperCase()} ${url}`
  recordFailure({ what: kind, where, status: httpStatus || code, trace: traceOf(error) }, error)
}

/** The id or trace that the server gave the request, else the id that was sent; '' for what was no request. */
export function traceOf({ failed }: ApiError): string {
  const given = failed?.headers?.[REQUEST_ID.toLowerCase()] ?? failed?.headers?.traceparent
  return String(given ?? failed?.config?.headers?.get?.(REQUEST_ID) ?? '')
}
