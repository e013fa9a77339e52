import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pages } from '#app/pages'
import { db } from '#mocks/areas'
import { switchLanguage } from '#shared/i18n'
import { serverText } from '#shared/serverText'
import { hostOf } from '#tests/kit/host'
import { idle, page, renderPage, runApp, setHost } from '#tests/kit/render'
import { isPlain } from '#tests/kit/suites/everyScreen'

runApp('supplier')

const CHINESE = /[\u3400-\u9fff]/

const areas = import.meta.glob<{ english: readonly string[] }>('../../features/*/*/english.ts', { eager: true })

it.each(Object.values(areas).flatMap(({ english }) => english))(
  'an English screen shows no Chinese text that has a translation: %s',
  async (path) => {
    const screen = pages.find((one) => one.path === path.replace(/\?.*/, ''))
    if (!screen) throw new Error('no screen has this path')
    const account = isPlain(screen) ? 'yueheng' : 'haichuan'
    setHost(hostOf(account))
    await act(() => switchLanguage(2))
    await renderPage({ path, account })
    // Ending on a page whose code still loads would check no text and break the next files.
    await waitFor(() => expect(page().textContent).not.toBe(''))
    await idle()
    expect(untranslated(document.body)).toEqual([])
    // A text that lacks a value.
    expect(document.body.textContent).not.toContain('{{')
    expect(page().textContent).not.toMatch(/等\d+项/)
  },
)

/** Chinese texts and labels that have a translation. Names and addresses have none. */
function untranslated(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    // Thumbnails of pages show content for buyers.
    if (!walker.currentNode.parentElement?.closest('[inert]')) texts.push(walker.currentNode.textContent ?? '')
  }
  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
  const chinese = new Set(texts.map((text) => text.trim()).filter((text) => CHINESE.test(text)))
  // Names of materials, units and shop categories are data, also when a dictionary has the same word.
  const names = new Set([
    ...db.materials.all().map(({ materialName }) => materialName),
    ...db.goodsUnits.all().map(({ name }) => name),
    ...db.goodsLabels.all().map(({ labelName }) => labelName),
    // The links that a new page of the site begins with are content for its buyers.
    ...['秒杀', '优惠券'],
  ])
  return [...chinese].filter((text) => !names.has(text) && serverText(text) !== text)
}
