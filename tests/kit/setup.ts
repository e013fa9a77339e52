import 'fake-indexeddb/auto'
import { afterEach } from 'vitest'
import '#tests/kit/storage/connections'

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
  Element.prototype.scroll ??= () => undefined
  const { awaitDrawing } = await import('./productionReact')
  const { cleanup, configure } = await import('@testing-library/react')
  // A busy machine answers late: a wait is over when its text is there, not after a second.
  configure({ asyncUtilTimeout: 15_000 })
  // Files share a worker and its window: none starts with the storage of another.
  localStorage.clear()
  sessionStorage.clear()
  awaitDrawing()
  // A dialog unmounted before it opened leaves its Escape listener behind, which would act in the next test.
  const listen = window.addEventListener.bind(window) as (...args: unknown[]) => void
  const keyListeners: unknown[][] = []
  window.addEventListener = (...args: unknown[]) => {
    if (args[0] === 'keydown') keyListeners.push(args)
    listen(...args)
  }
  await import('@testing-library/jest-dom/vitest')
  const { announceErrors } = await import('#shared/dialog/announceErrors')
  afterEach(() => {
    cleanup()
    // What one test has a reader say is not for the next.
    announceErrors(() => [])
    for (const alert of document.querySelectorAll('body > [role="alert"]')) alert.remove()
    for (const args of keyListeners.splice(0)) window.removeEventListener(...(args as [string, EventListener]))
  })
}
