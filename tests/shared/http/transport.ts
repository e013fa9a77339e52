import { onTestFinished } from 'vitest'

/** Watches the browser's own requests, to read how they were sent and to let them end without waiting. */
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
    // A request is sent some turns of the loop after the call was made.
    while (requests.at(-1)?.readyState !== XMLHttpRequest.OPENED) await new Promise((next) => setImmediate(next))
    return requests.at(-1) as XMLHttpRequest
  }
  return {
    last,
    /** The browser gives the last request up: its time is over. */
    timeOut: async () => {
      const request = await last()
      request.dispatchEvent(new ProgressEvent('timeout'))
    },
    /** The browser drops the last request by itself, as it does when the page goes away. */
    drop: async () => {
      const request = await last()
      request.dispatchEvent(new ProgressEvent('abort'))
    },
  }
}
