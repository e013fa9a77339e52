import type { Page } from '@playwright/test'
import { enter, expect, openMenu, shownPage, test } from '#tests/e2e/kit/journey'

// The browser logs each file that failed to load.
test.use({ cutsLine: true })

const EDITOR = '/supplier/agreementCreate'

test('parts of a page that failed to load come on a retry, and the page keeps its state', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await enter(context, 'yueheng')
  const lost = await loseOnce(page, /\/assets\/KeyList-/)
  await page.goto(EDITOR)
  const name = shownPage(page).getByLabel('合同名称')
  await name.fill('云湖国际学校钢筋采购合同')
  await name.blur()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '本屏的快捷键' })).toBeVisible({ timeout: 20_000 })
  expect([...lost].some((url) => url.endsWith('.css'))).toBe(true)
  const styles = page.locator('link[rel="stylesheet"][href*="KeyList-"]')
  await expect
    .poll(() => styles.evaluateAll((links) => links.map((link) => 'sheet' in link && link.sheet !== null)))
    .toEqual([true])
  await expect(name).toHaveValue('云湖国际学校钢筋采购合同')
})

test('a screen that failed to load comes on a retry without a reload', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await enter(context, 'yueheng')
  await page.goto('/supplier/deliver/list')
  await markPage(page)
  const lost = await loseOnce(page, /\/assets\/SettlementListPage-/)
  await openMenu(page, '结算管理', '结算单')
  await expect(shownPage(page).getByRole('table').getByRole('row').nth(2)).toBeVisible({ timeout: 20_000 })
  expect(lost.size).toBeGreaterThan(0)
  expect(await isMarked(page)).toBe(true)
})

test('after a release without that screen, a form with unsaved input stays, and goes on after a reload', {
  tag: '@release',
}, async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto(EDITOR)
  const name = shownPage(page).getByLabel('合同名称')
  await name.fill('云湖国际学校钢筋采购合同')
  await release(page)
  await markPage(page)
  await openMenu(page, '结算管理', '结算单')
  await expect(page.getByText(/系统已更新。填写中的内容已保存为草稿/)).toBeVisible()
  await page.goBack()
  await expect(name).toHaveValue('云湖国际学校钢筋采购合同')
  expect(await isMarked(page)).toBe(true)
  await page.unrouteAll()
  await page.getByRole('button', { name: '刷新', exact: true }).click()
  await expect(shownPage(page).getByText(/^已恢复/)).toBeVisible()
  await expect(name).toHaveValue('云湖国际学校钢筋采购合同')
})

test('after a release without that screen, a page without input goes on in the new version', {
  tag: '@release',
}, async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto('/supplier/deliver/list')
  await release(page)
  await markPage(page)
  await openMenu(page, '结算管理', '结算单')
  // Waits over the reload, where an evaluation would break off.
  await page.waitForFunction(() => !('marked' in window))
  await page.unrouteAll()
  await expect(shownPage(page).getByRole('table').getByRole('row').nth(2)).toBeVisible({ timeout: 20_000 })
})

/** Fails the first request of each file that matches; the set names the lost files. */
async function loseOnce(page: Page, files: RegExp): Promise<Set<string>> {
  const lost = new Set<string>()
  await page.route(files, (route) => {
    const url = route.request().url()
    if (lost.has(url)) return route.continue()
    lost.add(url)
    return route.abort('connectionreset')
  })
  return lost
}

/** Deploys another version: the site's page names another entry, and a screen is gone. */
async function release(page: Page) {
  await page.route(/\/assets\/SettlementListPage-/, (route) => route.abort('failed'))
  await page.route(/^[^/]+\/\/[^/]+\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-other.js"></script>' }),
  )
}

/** Sets a mark that a reload removes. */
function markPage(page: Page) {
  return page.evaluate(() => Object.assign(window, { marked: true }))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}
