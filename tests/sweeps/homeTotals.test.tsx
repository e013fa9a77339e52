import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idle, openPrepared, page, runApp, signIn, visit } from '#tests/kit/render'

// Each account has cards for the screens it may open; the two variants have the same procurement screens.
const ACCOUNTS = [
  ['yueheng', 'supplier'],
  ['haichuan01', 'material'],
] as const

describe.each(ACCOUNTS)('home of %s', (account, variant) => {
  runApp(variant)

  it('shows on each card the total of the list it opens', async () => {
    await signIn(account)
    await openPrepared('/home')
    await idle()
    const shown = cards()
    expect(shown.length).toBeGreaterThan(4)
    for (const { name, to } of shown) {
      await visit(to)
      expect(`${name.replace(/ \d+$/, '')} ${await listTotal()}`).toBe(name)
    }
  })
})

/** The links of the cards: label, number and the list they open. */
function cards() {
  return screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading.parentElement as HTMLElement).queryByRole('link'))
    .filter((link) => link !== null)
    .map((link) => ({ name: link.getAttribute('aria-label') ?? '', to: link.getAttribute('href') ?? '' }))
}

/** The total of the list on screen. */
async function listTotal(): Promise<string> {
  await idle()
  const text = page().textContent ?? ''
  return /共 (\d+) 条/.exec(text)?.[1] ?? /其中即将到期 (\d+) 项/.exec(text)?.[1] ?? `none in: ${text.slice(0, 200)}`
}
