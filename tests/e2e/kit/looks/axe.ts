import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import type { default as Axe, AxeResults, RunOptions } from 'axe-core'
import { type Caller, enter, expect, test } from '#tests/e2e/kit/journey'
import { offScreen } from './zoom'

declare global {
  interface Window {
    axe: typeof Axe
  }
}

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The rules about colours, which measure every text on screen: as long as all other rules together. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** What is asked of axe: all rules, only the colours in which the dark theme differs, or all rules but those. */
const LOOKS = {
  light: { theme: 'light', rules: {} },
  dark: { theme: 'dark', rules: { runOnly: { type: 'rule', values: COLOUR_RULES } } },
  names: { theme: 'light', rules: { rules: Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])) } },
} satisfies Record<string, { theme: 'light' | 'dark'; rules: RunOptions }>

/** A screen in a state, and how to open it. */
export type Screen = { name: string; open: (page: Page, ask: Caller) => Promise<void> }

/** Loads axe into each page of a context. */
export function startAxe(context: BrowserContext): Promise<unknown> {
  return context.addInitScript({ path: SOURCE })
}

/**
 * Checks states of screens that only a deed leads to, light and dark, and that nothing is off the screen at 200 %
 * zoom: first those of a signed-out user, then those of the account. In Chinese, since a language changes no finding:
 * the suite of the texts proves that each has an English one. What a screen shows when it opens is checked by
 * `screens/everyScreen.spec.ts`.
 */
export function describeAccessible(what: string, account: string, signedOut: Screen[], signedIn: Screen[]): void {
  const title = `${what} are free of serious findings, light, dark and at 200 % zoom`
  test(title, { tag: '@release' }, async ({ page, context }) => {
    // Limit for a hanging sweep: it grows with its screens, of which a busy machine takes up to six seconds each.
    test.setTimeout(60_000 + 12_000 * (signedOut.length + signedIn.length))
    await startAxe(context)
    const found: string[] = []
    const look = async ({ name, open }: Screen, ask: Caller) => {
      await open(page, ask)
      found.push(...(await findings(page, ['light', 'dark'])).map((finding) => `${name}, ${finding}`))
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

/** What axe finds serious or critical on the page in some looks, one line per element. */
export async function findings(page: Page, looks: readonly (keyof typeof LOOKS)[]): Promise<string[]> {
  const found: string[] = []
  for (const look of looks) {
    const { theme, rules } = LOOKS[look]
    // The theme follows the system, so the page need not be reloaded.
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    found.push(...(await lastingFindings(page, rules)).map((line) => `${look}: ${line}`))
  }
  return found
}

/** Elements still fading in are checked again. */
async function lastingFindings(page: Page, rules: RunOptions): Promise<string[]> {
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
