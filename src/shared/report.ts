import { ApiError } from '#shared/http/ApiError'

const isMissing = (error: unknown) => error instanceof ApiError && error.kind === 'notFound'

/**
 * Options of a mutation that reports to the server what the user saw: sent beside the work, tried twice, then its
 * failure is shown. A server without the call keeps no log; this is not reported.
 */
export const REPORT = {
  retry: (count: number, error: unknown) => count < 1 && !isMissing(error),
  retryDelay: 500,
  meta: { takes: isMissing },
}
