/** What shows that a screen is there: an element, and a pattern in its text if the element comes before its data. */
export type Content = { selector: string; text?: string }

/** The page's own marks, which also appear in a trace. */
export const MARKS = { commit: 'bench-commit', content: 'bench-content' }

type Watched = typeof window & { longTasks: { start: number; length: number }[]; preloads: string[][] }

/**
 * Runs in the page before its scripts: marks the first commit of React and the frame after the content, and logs the
 * latter to the console, so that waiting for it costs the page nothing.
 */
export function watchStart({ content, marks }: { content: Content; marks: typeof MARKS }): void {
  const watched = window as Watched
  watched.longTasks = []
  watched.preloads = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      watched.longTasks.push({ start: startTime, length: duration })
    }
  }).observe({ type: 'longtask', buffered: true })

  // The files of one or several `import()` at once: their links reach the head together.
  const heads = new MutationObserver((records) => {
    const links = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload')
    if (links.length > 0) watched.preloads.push(links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  })

  // The document is parsed, and no module has run yet.
  document.addEventListener('readystatechange', () => heads.observe(document.head, { childList: true }), { once: true })

  const pattern = new RegExp(content.text ?? '')
  let isCommitted = false
  const look = () => {
    // The HTML holds the frame of the page; the app replaces it.
    const root = document.getElementById('root')
    if (!isCommitted && [...(root?.children ?? [])].some((child) => !child.classList.contains('frame'))) {
      isCommitted = true
      performance.mark(marks.commit)
    }
    const element = document.querySelector(content.selector)
    if (!element || !pattern.test(element.textContent ?? '')) return void requestAnimationFrame(look)
    requestAnimationFrame(() => {
      performance.mark(marks.content)
      console.warn(marks.content)
    })
  }
  requestAnimationFrame(look)
}

/** Figures of a page once its content is there, in ms since its navigation, and the files requested together. */
export type Seen = {
  fcp: number
  commit: number
  content: number
  blocking: number
  html: number
  preloads: string[][]
}

/** Runs in the page `quiet` ms after its content came. */
export function readStart({ marks, quiet }: { marks: typeof MARKS; quiet: number }): Seen {
  const { longTasks, preloads } = window as Watched
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  const content = at(marks.content)
  const blocking = longTasks
    .filter(({ start }) => start < content + quiet)
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return {
    fcp: at('first-contentful-paint'),
    commit: at(marks.commit),
    content,
    blocking,
    html: navigation?.responseEnd ?? Number.NaN,
    preloads,
  }
}
