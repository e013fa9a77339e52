import type { Page } from '@playwright/test'
import { pages } from '#app/pages'
import { enter, expect, test } from '#tests/e2e/kit/journey'
import { findings, startAxe } from '#tests/e2e/kit/looks/axe'
import { cutCells } from '#tests/e2e/kit/looks/cutCells'
import { expectSteady, sampleFrames } from '#tests/e2e/kit/looks/frames'
import { offScreen } from '#tests/e2e/kit/looks/zoom'
import { SITES } from '#tests/e2e/kit/port'
import type { Route } from '#tests/e2e/kit/routes'
import { ROUTES, routesOf } from '#tests/e2e/kit/screens'

// Each screen is opened once, and everything that holds for all screens is asked of it there.

/** Screens in one test: enough for a start to cost little, few enough for two workers to end together. */
const GROUP = 14
const ERROR_PAGES = /页面不存在|没有权限|服务器出错|页面出错了/

test.describe.configure({ mode: 'parallel' })

// Playwright hides scroll bars, which take space.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

test('the tested routes are all routes', () => {
  expect(ROUTES.map(({ path }) => path).sort()).toEqual(pages.map(({ path }) => path).sort())
})

for (const [account, site] of [
  ['yueheng', SITES.supplier],
  ['haichuan', SITES.material],
] as const) {
  for (const [at, routes] of groupsOf(routesOf(account)).entries()) {
    test(`${account} opens screens, part ${at + 1}: no flash, nothing cut, nothing inaccessible`, async ({
      page,
      context,
      isThorough,
    }) => {
      test.setTimeout(30_000 + routes.length * 12_000)
      await startAxe(context)
      await context.addInitScript(sampleFrames)
      const ask = await enter(context, account)
      for (const { path, query, shows, menu } of routes) {
        await test.step(path, async () => {
          const search = (await query?.(ask)) ?? ''
          await page.goto(site + path + search, { waitUntil: 'domcontentloaded' })
          // A page whose tabs were stored opens as after F5; the first visit of a tab is another way in.
          if (isThorough) await page.reload()
          await expect(shows(page)).toBeVisible()
          await expectMenu(page, menu)
          await expect(page.getByRole('heading', { level: 1, name: ERROR_PAGES })).toHaveCount(0)
          expect(new URL(page.url()).search).toBe(search)
          await expectSteady(page)
          await expect(
            page.locator('[aria-busy=true], [role=status][aria-label=加载中]').filter({ visible: true }),
          ).toHaveCount(0)
          expect.soft(await findings(page, isThorough ? ['light', 'dark'] : ['names']), path).toEqual([])
          await expectNothingCut(page, path, isThorough ? [1920, 1440, 1200] : [1200])
          if (isThorough) expect.soft(await offScreen(page), `${path} at 200 %`).toEqual([])
        })
      }
    })
  }
}

function groupsOf(routes: Route[]): Route[][] {
  const count = Math.ceil(routes.length / GROUP)
  // Dealt out in turn, since neighbours cost alike.
  return Array.from({ length: count }, (_, at) => routes.filter((_one, index) => index % count === at))
}

async function expectMenu(page: Page, [item, group]: Route['menu']): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.locator('.ant-menu-item-selected')).toHaveText([item])
  await expect(menu.getByRole('menuitem').filter({ hasText: new RegExp(`^${item}$`) })).toBeVisible()
  if (group)
    await expect(menu.getByRole('menuitem', { name: group, exact: true })).toHaveAttribute('aria-expanded', 'true')
}

async function expectNothingCut(page: Page, path: string, widths: readonly number[]): Promise<void> {
  const size = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.soft.poll(() => cutCells(page), { message: `${path} at ${width}`, timeout: 5000 }).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}
