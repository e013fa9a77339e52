import 'fake-indexeddb/auto'
import { afterEach } from 'vitest'

// Browser APIs that jsdom lacks; only with a window, since pure rules are tested without one.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) as MediaQueryList
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView ??= () => undefined
  const { awaitDrawing } = await import('./productionReact')
  const { cleanup } = await import('@testing-library/react')
  // Files share a worker and its window: none begins with what another one stored.
  localStorage.clear()
  sessionStorage.clear()
  awaitDrawing()
  await import('@testing-library/jest-dom/vitest')
  afterEach(cleanup)
}
