import type { AxiosResponse } from 'axios'
import type { ApiError } from './ApiError'

/** The header that numbers a request; a gateway that writes logs by it finds the failed one. */
export const REQUEST_ID = 'X-Request-Id'

/** Says which call an error comes from; a replayed call keeps what its last attempt said. */
export function failedBy({ config, headers }: Pick<AxiosResponse, 'config'> & Partial<AxiosResponse>, error: ApiError) {
  const given = headers?.[REQUEST_ID.toLowerCase()] ?? traceOf(headers?.traceparent)
  error.failed ??= {
    call: `${(config.method ?? 'get').toUpperCase()} ${(config.url ?? '').replace(/[?#].*$/, '')}`,
    traceId: String(given || config.headers?.get?.(REQUEST_ID) || ''),
  }
  return error
}

/** The trace of a W3C `traceparent`: version-trace-span-flags. */
function traceOf(value: unknown): string {
  return typeof value === 'string' ? (value.split('-')[1] ?? '') : ''
}
