import { expect, type Page } from '@playwright/test'

/** What the frames of a page showed since its document began. */
type Sample = { frames: number; blank: string; texts: string[] }
declare global {
  interface Window {
    sample: Sample
  }
}

/** Runs in the page from its start: records on every frame anything that must not be shown. */
export function sampleFrames() {
  const sample: Sample = { frames: 0, blank: '', texts: [] }
  window.sample = sample
  const isVisible = (element: Element) => element.getClientRects().length > 0
  let wasDrawn = false
  const look = () => {
    sample.frames += 1
    const content = document.getElementById('main-content') ?? document.getElementById('root')
    // biome-ignore lint/performance/useDomNodeTextContent: only what is on screen counts, not the hidden tabs
    const text = content?.innerText.trim() ?? ''
    const isDrawn =
      text !== '' ||
      [...(content?.querySelectorAll('[role="status"][aria-label="加载中"], .ant-skeleton') ?? [])].some(isVisible)
    if (wasDrawn && !isDrawn) sample.blank ||= `${location.pathname} ${content?.outerHTML.slice(0, 300)}`
    wasDrawn ||= isDrawn
    for (const error of ['页面不存在', '没有权限', '页面出错了']) {
      if (text.includes(error) && !sample.texts.includes(error)) sample.texts.push(error)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Once something was painted, no frame was empty, and none showed an error that is not `allowed`. */
export async function expectSteady(page: Page, allowed: string[] = []): Promise<void> {
  const { frames, blank, texts } = await page.evaluate(async () => {
    // What became visible just now is sampled by the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return window.sample
  })
  expect(frames).toBeGreaterThan(1)
  expect({ path: page.url(), blank, texts }).toEqual({ path: page.url(), blank: '', texts: allowed })
}
