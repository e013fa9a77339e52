/** A request as sent by the page. */
export type Asked = { method: string; path: string; query: URLSearchParams; headers: Headers; body: string }

/** All requests of the current test, in order. */
export const asked: Asked[] = []

/** The requests whose path ends with `end`. */
export function askedAt(end: string): Asked[] {
  return asked.filter(({ path }) => path.endsWith(end))
}

/** Records a request. */
export function record({ request }: { request: Request }) {
  const { pathname, searchParams } = new URL(request.url)
  const call = { method: request.method, path: pathname, query: searchParams, headers: request.headers, body: '' }
  asked.push(call)
  const body = request.clone().text()
  void body.then((text) => Object.assign(call, { body: text }))
}
