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

/** Opens a screen. One that does not show is a failure of its own; its picture is taken all the same. */
export async function openRoute(page: Page, ask: Caller, site: string, { path, query, shows }: Route): Promise<void> {
  await page.goto(site + path + ((await query?.(ask)) ?? ''), { waitUntil: 'domcontentloaded' })
  await expect.soft(shows(page), `${path} shows`).toBeVisible()
}
