import type { ErrorEvent } from '@sentry/browser'
import { scrub } from '#shared/diagnosis/scrub'

/** What of an event is sent: texts without values, and nothing of the person, the address or what was done before. */
export function scrubEvent({ exception, message, ...event }: ErrorEvent): ErrorEvent {
  const values = exception?.values?.map(({ value = '', ...rest }) => ({ ...rest, value: scrub(value) }))
  return {
    ...event,
    ...(values ? { exception: { values } } : {}),
    ...(message ? { message: scrub(message) } : {}),
    user: undefined,
    request: undefined,
    breadcrumbs: undefined,
    extra: undefined,
  }
}
