import type { BrowserContext, Page } from '@playwright/test'
import { chooseDriver, FORM, fillLines } from '#tests/e2e/kit/deliveryForm'
import { control, enter, expect, shownPage, test } from '#tests/e2e/kit/journey'

test.use({ cutsLine: true })

const REFRESH = '**/passport/login/refresh/**'

/** Transient faults; `null` is a cut connection. */
const FAULTS: (null | { status: number; body: string })[] = [
  { status: 500, body: '{"code":500,"success":false,"msg":"服务器异常"}' },
  { status: 502, body: '<html><h1>502</h1></html>' },
  { status: 503, body: '' },
  { status: 429, body: '{"code":429,"success":false,"msg":"请求过于频繁"}' },
  { status: 200, body: '{}' },
  null,
]

/** Answers the refresh requests with one fault after another, then lets them through. */
async function failRefreshes(context: BrowserContext) {
  const left = [...FAULTS]
  let asked = 0
  await context.route(REFRESH, async (route) => {
    asked++
    const fault = left.shift()
    if (fault === undefined) return route.continue()
    if (fault === null) return route.abort('connectionreset')
    // A long retry delay, which only the button shortens: both tabs are checked in each.
    return route.fulfill({ contentType: 'application/json', headers: { 'Retry-After': '60' }, ...fault })
  })
  return { asked: () => asked }
}

test('transient faults of the token refresh interrupt neither of two browser tabs', async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto(FORM)
  await fillLines(page)
  await chooseDriver(page)
  await page.getByLabel('备注').fill('随车带质保书')
  const list = await context.newPage()
  await list.goto('/supplier/deliver/list')
  await expect(rows(list).first()).toBeVisible()

  // First the faults: a call in the background would renew the token between the two.
  const refreshes = await failRefreshes(context)
  await control(context, 'expire')
  await list.getByRole('radiogroup', { name: '状态' }).getByText('已入库').click()
  await page.bringToFront()
  await page.getByRole('button', { name: '保存送货单' }).click()
  for (let fault = 1; fault <= FAULTS.length; fault++) {
    await expect(page.getByText(`已自动重试 ${fault} 次`)).toBeVisible({ timeout: 20_000 })
    await expect(list.getByText(`已自动重试 ${fault} 次`)).toBeVisible()
    await expect(page.getByLabel('备注')).toHaveValue('随车带质保书')
    expect(refreshes.asked()).toBe(fault)
    await page.getByRole('button', { name: '立即重试' }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })).toBeVisible()
  await expect(shownPage(page).getByText('随车带质保书')).toBeVisible()
  await expect(rows(list).filter({ hasNotText: '已入库' })).toHaveCount(0)
  await expect(page.getByText('已自动重试')).toBeHidden()
  await expect(list.getByText('已自动重试')).toBeHidden()
  expect(refreshes.asked()).toBe(FAULTS.length + 1)
})

function rows(page: Page) {
  return page.getByRole('table', { name: '送货单' }).last().locator('[data-row-key]')
}
