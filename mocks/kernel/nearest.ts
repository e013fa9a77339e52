import { getResponse, type HttpHandler, http } from 'msw'

/**
 * All handlers as one. MSW asks its handlers in turn and prepares the request anew for each, which takes milliseconds with hundreds;
 * this asks only those of which the request's path has the last fixed word.
 */
export function nearestHandler(handlers: readonly HttpHandler[]): HttpHandler {
  const byWord = new Map<string, HttpHandler[]>()
  for (const handler of handlers) {
    const word = words(String(handler.info.path)).findLast((one) => !one.startsWith(':')) ?? ''
    byWord.set(word, [...(byWord.get(word) ?? []), handler])
  }
  // From the end, so that a path in full is preferred to one with a parameter there.
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

/** The words of a path, as MSW compares them: whatever their case. */
function words(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}
