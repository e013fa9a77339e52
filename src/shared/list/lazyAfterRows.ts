import { lazyWithRetry } from '#shared/lazyWithRetry'

/** The longest wait for a moment without other work, ms. */
const MAX_WAIT_MS = 2_000

/** Resolves once what is rendered now is painted and no other rendering waits, such as that of the rows. */
export function rendered(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS })
        else setTimeout(resolve)
      }),
    )
  })
}

/**
 * A component that the rows of a list do without, such as a drawer: its code loads once they are there. Each needs a
 * `Suspense` of its own: in a common one they would load one after the other.
 */
export function lazyAfterRows<Part>(load: () => Promise<{ default: Part }>): Part {
  return lazyWithRetry(() => rendered().then(load))
}
