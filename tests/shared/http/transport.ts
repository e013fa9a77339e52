import { onTestFinished } from 'vitest'

/** Watches the browser's own requests, to see how they were sent and to end them without waiting. */
export function watchTransport() {
  const Original = globalThis.XMLHttpRequest
  const requests: XMLHttpRequest[] = []
  const put = (value: typeof XMLHttpRequest) =>
    Object.defineProperty(globalThis, 'XMLHttpRequest', { value, configurable: true })
  put(
    new Proxy(Original, {
      construct(target, args, newTarget) {
        const request = Reflect.construct(target, args, newTarget) as XMLHttpRequest
        requests.push(request)
        return request
      },
    }),
  )
  onTestFinished(() => {
    put(Original)
  })
  const last = async () => {
    // A request is sent some turns of the event loop after the call.
    while (requests.at(-1)?.readyState !== XMLHttpRequest.OPENED) await new Promise((next) => setImmediate(next))
    return requests.at(-1) as XMLHttpRequest
  }
  return {
    last,
    /** The browser times out the last request. */
    timeOut: async () => {
      const request = await last()
      request.dispatchEvent(new ProgressEvent('timeout'))
    },
    /** The browser drops the last request itself, as it does when the page unloads. */
    drop: async () => {
      const request = await last()
      request.dispatchEvent(new ProgressEvent('abort'))
    },
  }
}
