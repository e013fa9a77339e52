import type { ErrorEvent, Exception } from '@sentry/browser'
import { scrub, scrubTrace } from '#shared/diagnosis/scrub'

/** The members of an event that the kit makes itself, of nothing that people typed or servers sent. */
const OWN = ['type', 'event_id', 'timestamp', 'level', 'platform', 'release', 'environment', 'sdk'] as const

/**
 * What of an event is sent: only the members named here, their texts without values. Nothing of the person, the address
 * or what was done before.
 */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { exception, message, tags = {}, contexts } = event
  const { screen, status, trace } = tags
  return {
    ...(Object.fromEntries(OWN.map((name) => [name, event[name]])) as Pick<ErrorEvent, (typeof OWN)[number]>),
    ...(exception?.values ? { exception: { values: exception.values.map(scrubException) } } : {}),
    ...(message ? { message: scrub(message) } : {}),
    tags: {
      screen: scrub(String(screen ?? '')),
      ...(typeof status === 'number' ? { status } : {}),
      ...(trace ? { trace: scrubTrace(String(trace)) } : {}),
    },
    // Timings are figures.
    ...(contexts?.vitals ? { contexts: { vitals: numbersOf(contexts.vitals) } } : {}),
  }
}

function scrubException({ type = '', value = '', stacktrace }: Exception): Exception {
  const frames = stacktrace?.frames?.map(({ filename = '', function: name = '', lineno, colno, in_app }) => ({
    filename: scrub(filename),
    function: scrub(name),
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
    ...(in_app === undefined ? {} : { in_app }),
  }))
  return { type: scrub(type), value: scrub(value), ...(frames ? { stacktrace: { frames } } : {}) }
}

function numbersOf(members: Record<string, unknown>): Record<string, number> {
  const isNumber = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number'
  return Object.fromEntries(Object.entries(members).filter(isNumber))
}
