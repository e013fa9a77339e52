import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Caller, control, enter } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'
import type { Route } from '#tests/e2e/kit/routes'
import { DEMO_TIME } from './demoTime'

/** The accounts whose screens are pictured, with their sites: the owners, who see everything. */
export const ACCOUNTS = [
  ['yueheng', SITES.supplier],
  ['haichuan', SITES.material],
] as const
type Account = (typeof ACCOUNTS)[number][0]

/** Enters as an account, with the demo as it was at its start and the browser's time standing still. */
export async function enterStill(context: BrowserContext, account: Account): Promise<Caller> {
  await control(context, 'reset')
  await context.clock.setFixedTime(DEMO_TIME)
  return enter(context, account)
}

/** Opens an address and waits for what the shell loads last: its count of unread messages. */
export async function openWhole(page: Page, address: string): Promise<void> {
  const isCount = (url: string) => /\/storeMessage\?.*\bpageSize=1\b/.test(url)
  const counted = page.waitForResponse((answer) => isCount(answer.url()))
  await Promise.all([counted, page.goto(address, { waitUntil: 'domcontentloaded' })])
}

/** The address of a screen and of the record that it shows. */
export async function addressOf(ask: Caller, site: string, { path, query }: Route): Promise<string> {
  return site + path + ((await query?.(ask)) ?? '')
}

/** Expects a screen to show. One that does not is a failure of its own: its picture is taken all the same. */
export async function expectShown(page: Page, { path, shows }: Route): Promise<void> {
  await expect.soft(shows(page), `${path} shows`).toBeVisible()
}
