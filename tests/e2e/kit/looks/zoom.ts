import { expect, type Page } from '@playwright/test'

/** What a page of 1440 × 900 has at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 }

/** Texts and controls that cannot be reached at 200 % zoom: beyond the edge, in no part that scrolls. */
export async function offScreen(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize(ZOOMED)
  let found: string[] = []
  const look = async () => {
    found = await page.evaluate(offScreenNow)
    return found
  }
  // The menu folds with a movement, and tables measure the new width.
  await expect
    .poll(look, { timeout: 3000 })
    .toEqual([])
    .catch(() => undefined)
  if (size) await page.setViewportSize(size)
  return found
}

function offScreenNow(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isMeant = (element: Element) =>
    /^(BUTTON|INPUT|SELECT|TEXTAREA|A)$/.test(element.tagName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  /** The edges of what shows an element; null where it is scrolled into view, or is shortened by an ellipsis. */
  const edgesOf = (element: Element) => {
    let [left, right] = [0, window.innerWidth]
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, textOverflow, clipPath, position } = getComputedStyle(box)
      if (clipPath !== 'none' || textOverflow === 'ellipsis') return null
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1) return null
      // Paper that is wider than the window is scrolled with it.
      if (box.matches('.print-job') && document.documentElement.scrollWidth > window.innerWidth) return null
      if (box !== element && /hidden|clip/.test(overflowX)) {
        left = Math.max(left, box.getBoundingClientRect().left)
        right = Math.min(right, box.getBoundingClientRect().right)
      }
      if (position === 'fixed') break
    }
    return { left, right }
  }
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || !isMeant(element) || !isShown(element)) return []
    // The head and the sums of antd's tables follow the body that scrolls between them.
    if (element.closest('svg, [aria-hidden=true], .ant-tabs-nav-list, .ant-table-header, .ant-table-summary')) return []
    const edges = edgesOf(element)
    if (!edges || (left >= edges.left - 2 && right <= edges.right + 2)) return []
    return [`${element.tagName} ${(element.textContent || element.getAttribute('aria-label')) ?? ''}`.slice(0, 60)]
  })
}
