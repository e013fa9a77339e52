import { lazyWithRetry } from '#shared/lazyWithRetry'

/** Resolves once what is rendered now is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
}

/**
 * A component that the rows of a list do without, such as a drawer: its code loads once they are painted. Each needs a
 * `Suspense` of its own: in a common one they would load one after the other.
 */
export function lazyAfterRows<Part>(load: () => Promise<{ default: Part }>): Part {
  return lazyWithRetry(() => painted().then(load))
}
