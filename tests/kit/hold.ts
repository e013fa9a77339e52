import { HttpResponse, http } from 'msw'
import { type Asked, server } from './render'

// Makes the server slow or broken for the one query that a screen depends on.

/** A read: the end of its path, and if others share the path, query values or names. */
export type Reading = { api: string; query?: Record<string, string>; asks?: readonly string[] }

/** Whether a request is that read. */
export function isReading(
  { api, query = {}, asks = [] }: Reading,
  { path, query: sent }: Pick<Asked, 'path' | 'query'>,
): boolean {
  // A parameter matches one part of the path.
  const pattern = new RegExp(api.replace(/:[^/]+/g, '[^/]+'))
  const hasNames = asks.every((name) => sent.has(name))
  return pattern.test(path) && hasNames && Object.entries(query).every(([name, value]) => sent.get(name) === value)
}

/** Holds the response until the returned function is called; then it proceeds as usual. */
export function hold(reading: Reading): () => void {
  let release = () => undefined as unknown
  const gate = new Promise<void>((resolve) => {
    release = () => resolve()
  })
  server.use(
    http.get(`*${reading.api}`, async ({ request }) => {
      if (isOf(reading, request)) await gate
    }),
  )
  return () => void release()
}

/** Fails the read until `server.resetHandlers()`. */
export function breakDown(reading: Reading) {
  server.use(
    http.get(`*${reading.api}`, ({ request }) =>
      isOf(reading, request) ? HttpResponse.json({ code: 500, success: false }, { status: 500 }) : undefined,
    ),
  )
}

function isOf(reading: Reading, request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  return isReading(reading, { path: pathname, query: searchParams })
}
