import { ApiError } from './ApiError'
import { traceOf } from './noteFailure'

/** Kinds of failure that users cannot resolve: the gateway's administrators need the details of the call. */
const TECHNICAL: readonly ApiError['kind'][] = ['system', 'malformed', 'network', 'timeout', 'notFound']

/**
 * What the gateway's team needs of a failure, in one line: call, status, trace id; of an error of our own, its class.
 * '' where the text itself says all.
 */
export function failureLine(error: unknown): string {
  if (error instanceof Error && !(error instanceof ApiError)) return error.name
  if (!(error instanceof ApiError) || !error.failed) return ''
  const isUnsaid = error.kind === 'business' && (error.httpStatus >= 500 || error.code >= 500)
  if (!TECHNICAL.includes(error.kind) && !isUnsaid) return ''
  const { config: { method = 'get', url = '' } = {} } = error.failed
  const status = error.httpStatus > 0 ? `HTTP ${error.httpStatus}` : error.kind
  const code = error.code > 0 && error.code !== error.httpStatus ? `code ${error.code}` : ''
  return [`${method.toUpperCase()} ${url}`, status, code, traceOf(error)].filter(Boolean).join(' · ')
}
