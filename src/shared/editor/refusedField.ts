import type { ApiError } from '#shared/http/ApiError'

/**
 * The field a refusal concerns, found by the words of its text; the first fitting pattern wins.
 *
 * @returns null when none fits, so that the refusal is shown as any other error
 */
export function refusedField(
  error: ApiError,
  patterns: readonly [pattern: RegExp, field: string][],
): Record<string, string> | null {
  if (error.kind !== 'business') return null
  const found = patterns.find(([pattern]) => pattern.test(error.message))
  return found ? { [found[1]]: error.message } : null
}
