import type { CDPSession } from '@playwright/test'

/** A request of a page; times in ms since the page's own request. */
export type Load = {
  /** Path and query on the site. */
  url: string
  start: number
  end: number
  /** Bytes over the wire; 0 from the cache. */
  bytes: number
  isCached: boolean
  /** Whether the HTML names it. */
  isInHtml: boolean
}

/** Records the requests of a page to its own origin; the list grows as they come. */
export function recordLoads(session: CDPSession, origin: string): Load[] {
  const loads: Load[] = []
  const byId = new Map<string, Load>()
  let zero = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, documentURL }) => {
    if (!request.url.startsWith(origin)) return
    zero ||= timestamp
    const load: Load = {
      url: request.url.replace(origin, ''),
      start: (timestamp - zero) * 1000,
      end: Number.POSITIVE_INFINITY,
      bytes: 0,
      isCached: false,
      isInHtml: initiator.type === 'parser' && initiator.url === documentURL,
    }
    loads.push(load)
    byId.set(requestId, load)
  })
  const cached = (requestId: string) => {
    const load = byId.get(requestId)
    if (load) load.isCached = true
  }
  session.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const load = byId.get(requestId)
    if (!load) return
    load.end = (timestamp - zero) * 1000
    if (!load.isCached) load.bytes = encodedDataLength
  })
  return loads
}

export function isScript({ url }: Load): boolean {
  return /^\/assets\/.*\.js$/.test(url)
}
