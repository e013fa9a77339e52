import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { enter, expect, openMenu, shownPage, signIn, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'
import { noteOf, type Route } from '#tests/e2e/kit/routes'
import { ROUTES, routesOf } from '#tests/e2e/kit/screens'

/** What the frames of a page showed since its document began. */
type Sample = { frames: number; blank: string; texts: string[] }
declare global {
  interface Window {
    sample: Sample
  }
}

test.beforeEach(({ context }) => context.addInitScript(sampleFrames))

test('the tested routes are all routes', () => {
  const contents = readFileSync(new URL('../../../src/app/pages.ts', import.meta.url), 'utf8')
  const paths = [...contents.matchAll(/^\s*(?:(?:page|list|record|form|figures)\('[\w-]+', )?'(\/[\w/-]+)'/gm)].map(
    (match) => match[1],
  )
  expect(ROUTES.map(({ path }) => path).sort()).toEqual(paths.sort())
})

for (const [account, site] of [
  ['yueheng', SITES.supplier],
  ['haichuan', SITES.material],
] as const) {
  test(`${account} reloads every page without a flash of anything else`, async ({ page, context }) => {
    test.setTimeout(ROUTES.length * 6_000)
    const ask = await enter(context, account)
    for (const { path, query, shows, menu } of routesOf(account)) {
      const search = (await query?.(ask)) ?? ''
      await page.goto(site + path + search, { waitUntil: 'domcontentloaded' })
      await page.reload()
      await expect(shows(page)).toBeVisible()
      await expectMenu(page, menu)
      expect(new URL(page.url()).search).toBe(search)
      await expectSteady(page)
    }
  })
}

test('error pages and the print preview survive a reload without a flash', async ({ page, context }) => {
  const ask = await enter(context, 'yueheng')
  const { id, deliverSn } = await noteOf(ask)
  const pages: [path: string, shown: Locator, allowed: string[]][] = [
    ['/supplier/unknown?x=1', page.getByRole('heading', { name: '页面不存在' }), ['页面不存在']],
    ['/403', page.getByRole('heading', { name: '没有权限' }), ['没有权限']],
    ['/500', page.getByRole('heading', { name: '服务器出错' }), []],
    [`/deliverPreview?ids=${id}&paper=A4&showPrice=0`, page.getByText(`No. ${deliverSn}`), []],
  ]
  for (const [path, shown, allowed] of pages) {
    await page.goto(path)
    await expect(shown).toBeVisible()
    await page.reload()
    await expect(shown).toBeVisible()
    await expectSteady(page, allowed)
  }
})

test('signed out, sign-in pages survive a reload and any other page redirects to sign-in', async ({ page }) => {
  for (const path of ['/login', '/loginSupplier', '/supplier/deliver/list?status=0', '/supplier/unknown', '/403']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await expect(page).toHaveURL(path === '/login' ? /\/login$/ : /\/loginSupplier/)
    await expectSteady(page)
  }
})

test('the first page after sign-in comes without a flash too', async ({ page }) => {
  await signIn(page, 'yueheng', '/supplier/deliver/list?status=0')
  await expect(shownPage(page).getByRole('link').first()).toBeVisible()
  await openMenu(page, '合同管理', '集采合同')
  await expect(shownPage(page).getByRole('link').first()).toBeVisible()
  await expectSteady(page)
})

/** Runs in the page from its start: records on every frame anything that must not be shown. */
function sampleFrames() {
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
async function expectSteady(page: Page, allowed: string[] = []): Promise<void> {
  const { frames, blank, texts } = await page.evaluate(async () => {
    // What became visible just now is sampled by the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return window.sample
  })
  expect(frames).toBeGreaterThan(1)
  expect({ path: page.url(), blank, texts }).toEqual({ path: page.url(), blank: '', texts: allowed })
}

async function expectMenu(page: Page, [item, group]: Route['menu']): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.locator('.ant-menu-item-selected')).toHaveText([item])
  await expect(menu.getByRole('menuitem').filter({ hasText: new RegExp(`^${item}$`) })).toBeVisible()
  if (group)
    await expect(menu.getByRole('menuitem', { name: group, exact: true })).toHaveAttribute('aria-expanded', 'true')
}
