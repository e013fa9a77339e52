import { currentPath } from '#shared/sitePath'
import { currentVariant } from '#shared/variant'
import { readIncident } from './incident'
import { earlierFailureEvents, type FailureEvent, failureEvents } from './ring'
import { scrub } from './scrub'

/**
 * What a colleague or the administrators need to find out what happened, as lines to paste: this page, the browser, and
 * what went wrong, the newest first. `line` is the failure that is looked at, if one is.
 */
export function diagnosis(line = ''): string {
  const { version } = readIncident()
  const facts = [
    ['version', `${version} ${currentVariant().id}`],
    ['page', scrub(currentPath())],
    ['browser', navigator.userAgent],
    [
      'screen',
      `${window.innerWidth}x${window.innerHeight} @${window.devicePixelRatio} ${document.documentElement.lang}`,
    ],
    ['network', navigator.onLine ? 'online' : 'offline'],
  ]
  return [
    ...(line ? [line] : []),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...newestFirst(failureEvents()),
    ...(earlierFailureEvents().length > 0 ? ['before the reload:', ...newestFirst(earlierFailureEvents())] : []),
  ].join('\n')
}

function newestFirst(list: readonly FailureEvent[]): string[] {
  return [...list].reverse().map(textOf)
}

function textOf({ time, screen, what, where, status, trace }: FailureEvent): string {
  return [new Date(time).toISOString(), screen, what, where, status > 0 ? `HTTP ${status}` : '', trace]
    .filter(Boolean)
    .join(' · ')
}
