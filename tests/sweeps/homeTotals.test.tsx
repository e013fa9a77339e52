import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idle, openPrepared, page, runApp, signIn, visit, withoutShell } from '#tests/kit/render'

// Each account has cards for the screens it may open; the two variants have the same procurement screens.
const ACCOUNTS = [
  ['yueheng', 'supplier'],
  ['haichuan01', 'material'],
] as const

/** Accounts that see money, with the number of links to it: only one shop waits for money older than the chart. */
const OWNERS = [
  ['yueheng', 'supplier', 2],
  ['haichuan', 'material', 1],
] as const

describe.each(ACCOUNTS)('home of %s', (account, variant) => {
  runApp(variant)

  // In two parts, because it opens every list.
  it.each([0, 1])('shows on each card the total of the list it opens, part %i', async (part) => {
    await signIn(account)
    withoutShell()
    await openPrepared('/home')
    await idle()
    const shown = cards()
    expect(shown.length).toBeGreaterThan(4)
    for (const { name, to } of shown.filter((_, at) => at % 2 === part)) {
      await visit(to)
      expect(`${name.replace(/ \d+$/, '')} ${await listTotal()}`).toBe(name)
    }
  })
})

describe.each(OWNERS)('the amounts on home of %s', (account, variant, count) => {
  runApp(variant)

  it('open lists that add up to them', async () => {
    await signIn(account)
    withoutShell()
    await openPrepared('/home')
    await idle()
    const year = within(await screen.findByRole('region', { name: '近一年货款' }))
    await idle()
    const links = year.queryAllByRole('link', { name: /元$/ }).map((link) => ({
      amount: link.textContent?.replace(' 元', ''),
      to: link.getAttribute('href') ?? '',
    }))
    const due = screen.getByRole('heading', { level: 3, name: '待收款' }).closest('li') as HTMLElement
    const to = within(due).getAllByRole('link')[0]?.getAttribute('href') ?? ''
    links.push({ amount: /¥([\d,]+\.\d\d)/.exec(due.textContent ?? '')?.[1] ?? '', to })
    expect(links).toHaveLength(count)
    for (const { amount, to } of links) {
      await visit(to)
      await idle()
      expect(page().querySelector('tfoot')).toHaveTextContent(`${amount}`)
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
