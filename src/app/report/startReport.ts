import { BrowserClient, defaultStackParser, type Event, makeFetchTransport, Scope } from '@sentry/browser'
import { readIncident } from '#shared/diagnosis/incident'
import { type FailureEvent, failureEvents, onFailureEvent } from '#shared/diagnosis/ring'
import { ApiError } from '#shared/http/ApiError'
import { currentPath } from '#shared/sitePath'
import { currentVariant } from '#shared/variant'
import { scrubEvent } from './scrubEvent'
import { watchVitals } from './vitals'

/** Maximum number of events per page, so that a failure in a loop does not flood the project. */
const MOST = 30

/**
 * Sends what goes wrong, before and from now on, and the timings of a part of the pages to a Sentry-compatible project.
 * The kit's own watching of clicks, calls and consoles is off: what is sent is what `recordFailure` records.
 */
export function startReport(dsn: string): void {
  const client = new BrowserClient({
    dsn,
    release: readIncident().version,
    environment: currentVariant().id,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: scrubEvent,
  })
  client.init()
  const scope = new Scope()
  let sent = 0
  const send = (event: FailureEvent, error: unknown) => {
    sent += 1
    if (sent > MOST) return
    const { tags, message } = eventOf(event)
    scope.setTags(tags)
    const isOurs = error instanceof Error && !(error instanceof ApiError)
    if (isOurs) client.captureException(error, undefined, scope)
    else client.captureEvent({ message, level: 'warning' }, undefined, scope)
  }
  for (const event of failureEvents()) send(event, null)
  onFailureEvent(send)
  watchVitals((vitals) => {
    scope.setTags({ screen: currentPath() })
    client.captureEvent({ message: 'web-vitals', level: 'info', contexts: { vitals } }, undefined, scope)
  })
}

function eventOf({ screen, what, where, status, trace }: FailureEvent): {
  message: string
  tags: NonNullable<Event['tags']>
} {
  return { message: [what, where].filter(Boolean).join(' '), tags: { screen, status, trace } }
}
