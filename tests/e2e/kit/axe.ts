import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { default as Axe, AxeResults, RunOptions } from 'axe-core'
import { type Caller, enter, expect, test } from './journey'
import { offScreen } from './zoom'

declare global {
  interface Window {
    axe: typeof Axe
  }
}

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Only the colours differ in the dark theme: the rules of level AA about them. */
const ONLY_COLOUR: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** A screen in a state, and how to open it. */
export type Screen = { name: string; open: (page: Page, ask: Caller) => Promise<void> }

/**
 * Checks screens, light and dark, and that nothing is off the screen at 200 % zoom: first those of a signed-out user, then those of the account. In Chinese, since a language
 * changes no finding: the suite of the texts proves that each has an English one.
 */
export function describeAccessible(what: string, account: string, signedOut: Screen[], signedIn: Screen[]): void {
  test(`${what} are free of serious findings, light, dark and at 200 % zoom`, async ({ page, context }) => {
    // Limit for a hanging sweep: it grows with its screens, of which a busy machine takes up to six seconds each.
    test.setTimeout(60_000 + 12_000 * (signedOut.length + signedIn.length))
    await context.addInitScript({ path: SOURCE })
    const found: string[] = []
    const look = async ({ name, open }: Screen, ask: Caller) => {
      await open(page, ask)
      for (const mode of ['light', 'dark'] as const) {
        // The theme follows the system, so the page need not be reloaded.
        await page.emulateMedia({ colorScheme: mode })
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        const rules = mode === 'dark' ? ONLY_COLOUR : {}
        found.push(...(await findings(page, rules)).map((finding) => `${name}, ${mode}: ${finding}`))
      }
      const hidden = await offScreen(page)
      found.push(...hidden.map((one) => `${name}, 200 %: off the screen: ${one}`))
    }
    for (const screen of signedOut) await look(screen, Object.assign(nobody, { send: nobody }))
    const ask = await enter(context, account)
    for (const screen of signedIn) await look(screen, ask)
    expect(found).toEqual([])
  })
}

function nobody(): Promise<never> {
  return Promise.reject(new Error('nobody is signed in'))
}

/** Opens a path and waits until it shows something. */
export async function at(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator(shown).first()).toBeVisible()
}

/** What axe finds serious or critical on the page, one line per element. Elements still fading in are checked again. */
async function findings(page: Page, rules: RunOptions): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(
      async () => {
        found = await findingsNow(page, rules)
        return found.length
      },
      { timeout: 3000 },
    )
    .toBe(0)
    .catch(() => undefined)
  return found
}

async function findingsNow(page: Page, rules: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults, RunOptions>((options) => window.axe.run(options), {
    resultTypes: ['violations'],
    ...rules,
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => {
        const why = [...any, ...all, ...none][0]?.message ?? ''
        return `${id} ${target.join(' ')} ${html.slice(0, 160)} (${why})`
      }),
    )
}
