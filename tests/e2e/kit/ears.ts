import { expect, type Page } from '@playwright/test'

/** What a screen reader says of a page by itself, and of the element with the focus. */
export type Ears = {
  /** Waits until a text was said since the last `forget`. */
  hear: (text: string | RegExp) => Promise<void>
  /** What was said since the last `forget`, in order. */
  all: () => Promise<string[]>
  forget: () => Promise<void>
  /** Waits until the focus is on an element that is read so: role, name, and its description if any. */
  onFocus: (heard: string | RegExp) => Promise<void>
}

/** Listens to the live regions of a page. Call before its first `goto`. */
export async function listen(page: Page): Promise<Ears> {
  await page.addInitScript(recordSaid)
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const all = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  const focused = async () => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (!result.objectId) return ''
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    const [node] = nodes
    const words = [node?.role?.value, node?.name?.value, node?.description?.value]
    return words.filter(Boolean).join(' | ')
  }
  return {
    all,
    hear: async (text) => {
      const isHeard = (said: string) => (typeof text === 'string' ? said.includes(text) : text.test(said))
      await expect(async () => expect((await all()).filter(isHeard), (await all()).join('\n')).not.toEqual([])).toPass()
    },
    forget: () => page.evaluate(() => void (window as unknown as { said: string[] }).said.splice(0)),
    onFocus: async (heard) => {
      if (typeof heard === 'string') await expect.poll(focused).toContain(heard)
      else await expect.poll(focused).toMatch(heard)
    },
  }
}

/**
 * Keeps what screen readers say of the live regions in `window.said`. An alert is said as soon as it is there; a status
 * only where the region was there before its text.
 */
function recordSaid(): void {
  const LIVE = '[role="alert"], [role="status"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'
  const said: string[] = []
  Object.assign(window, { said })
  const known = new WeakSet<Element>()
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const observer = new MutationObserver((changes) => {
    const heard = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const region = elementOf(target)?.closest(LIVE)
      // What is only removed is not said.
      if (region && known.has(region) && region.textContent) heard.add(region)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.matches('[role="alert"]')) heard.add(alert)
      }
    }
    for (const element of document.querySelectorAll(LIVE)) known.add(element)
    for (const region of heard) {
      const text = region.textContent?.replace(/\s+/g, ' ').trim()
      const isShown = region.isConnected && region.checkVisibility() && !region.closest('[aria-hidden="true"]')
      if (text && isShown && region.getAttribute('aria-live') !== 'off') said.push(text)
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}
