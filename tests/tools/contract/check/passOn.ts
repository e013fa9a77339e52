import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a browser must not get of the gateway: where else to go, with what it was given. */
const NOT_PASSED =
  /^(connection|content-encoding|content-length|keep-alive|transfer-encoding|location|access-control-.*)$/i
const HOP_BY_HOP = /^(connection|content-encoding|content-length|keep-alive|transfer-encoding|host)$/i

function sentHeaders({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    HOP_BY_HOP.test(name) || value === undefined ? [] : [[name, [value].flat().join(', ')]],
  )
}

/** Passes a request on to a server. `url` is a path there, with its query. */
export function passOn(target: string, url: string, request: IncomingMessage, body: Buffer): Promise<Response> {
  // A redirect would take the token to another server.
  const init = { method: request.method ?? 'GET', headers: sentHeaders(request), redirect: 'manual' as const }
  return fetch(new URL(url, target), { ...init, body: body.length > 0 ? new Uint8Array(body) : null })
}

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Passes an answer back; returns its body. */
export async function passBack(answer: Response, response: ServerResponse): Promise<Buffer> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  answer.headers.forEach((value, name) => {
    if (!NOT_PASSED.test(name)) response.setHeader(name, value)
  })
  response.end(bytes)
  return bytes
}
