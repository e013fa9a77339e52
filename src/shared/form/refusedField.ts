import type { ApiError } from '#shared/http/ApiError'

/**
 * The field a rejection concerns, found by keywords in its message; the first matching pattern wins.
 *
 * @returns null when no pattern matches, so the rejection is shown like any other error
 */
export function refusedField(
  error: ApiError,
  patterns: readonly [pattern: RegExp, field: string][],
): Record<string, string> | null {
  if (error.kind !== 'business') return null
  const found = patterns.find(([pattern]) => pattern.test(error.message))
  return found ? { [found[1]]: error.message } : null
}
