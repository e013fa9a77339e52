import { getResponse, type HttpHandler, http } from 'msw'

/**
 * Combines all handlers into one with a route index. MSW tries its handlers in turn and parses the request for each,
 * which takes milliseconds with hundreds of them; the index tries only handlers whose last fixed path segment occurs in
 * the path.
 */
export function routeIndex(handlers: readonly HttpHandler[]): HttpHandler {
  const byWord = new Map<string, HttpHandler[]>()
  for (const handler of handlers) {
    const word = words(String(handler.info.path)).findLast((one) => !one.startsWith(':')) ?? ''
    byWord.set(word, [...(byWord.get(word) ?? []), handler])
  }
  // From the end, so that a literal path wins over one with a parameter in that place.
  const near = ({ url }: Request) =>
    words(new URL(url).pathname)
      .reverse()
      .flatMap((word) => byWord.get(word) ?? [])
  return http.all(
    async ({ request }) => {
      for (const handler of near(request)) if (await handler.test({ request })) return true
      return false
    },
    ({ request }) => getResponse(near(request), request),
  )
}

/** The segments of a path in lower case, because MSW ignores case. */
function words(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}
