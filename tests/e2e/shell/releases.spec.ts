import type { Page } from '@playwright/test'
import { enter, expect, openMenu, shownPage, test } from '#tests/e2e/kit/journey'
import { type NginxServer, startNginx } from '#tests/e2e/kit/nginxServer'
import { installRelease, markOf, rollBack, setLowest } from '#tests/e2e/kit/releases'

const EDITOR = '/supplier/agreementCreate'
const NAME = '云湖国际学校钢筋采购合同'

test.use({ ignoreHTTPSErrors: true })

let nginx: NginxServer
test.beforeEach(async () => {
  nginx = await startNginx({ isEmpty: true })
  installRelease(nginx, '1.0.0')
})
test.afterEach(() => nginx?.stop())

test('released, rolled back and released again in a minute, under an open page with a half-typed form', {
  tag: '@release',
}, async ({ page, context }) => {
  test.setTimeout(120_000)
  const name = await typeHalf(page)
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const isWhole = async (group: string, item: string) => {
    // The code of this screen was not loaded so far.
    await openMenu(page, group, item)
    await expect(shownPage(page).getByRole('table').getByRole('row').nth(2)).toBeVisible()
    await page.goBack()
    await expect(name).toHaveValue(NAME)
    expect(await page.evaluate(() => 'marked' in window)).toBe(true)
  }
  const opens = async (version: string) => {
    const other = await context.newPage()
    await other.goto(`${nginx.origin}/supplier/deliver/list`)
    await expect(shownPage(other).getByRole('table').getByRole('row').nth(2)).toBeVisible()
    expect(await entryOf(other)).toContain(markOf(version))
    await other.close()
  }

  await test.step('released', async () => {
    installRelease(nginx, '1.1.0')
    await isWhole('结算管理', '结算单')
    await opens('1.1.0')
  })
  await test.step('rolled back', async () => {
    rollBack(nginx)
    await isWhole('配送管理', '司机管理')
    await opens('1.0.0')
  })
  await test.step('released again', async () => {
    rollBack(nginx)
    await isWhole('配送管理', '车辆管理')
    await opens('1.1.0')
  })
  await test.step('the page says so, and goes on in the new version', async () => {
    await untilSaid(page, /系统已更新。填写中的内容已保存为草稿/)
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await expect(shownPage(page).getByText(/^已恢复/)).toBeVisible()
    await expect(name).toHaveValue(NAME)
    expect(await entryOf(page)).toContain(markOf('1.1.0'))
  })
  expect(nginx.requests().filter((line) => / 404 /.test(line))).toEqual([])
  expect(nginx.errors()).toEqual([])
})

test('a version out of use saves its drafts, says so and reloads by itself', { tag: '@release' }, async ({ page }) => {
  test.setTimeout(120_000)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  const name = await typeHalf(page)
  installRelease(nginx, '1.1.0')
  setLowest(nginx, '1.1.0')
  await untilSaid(page, /此版本已停用。填写中的内容已保存为草稿/)
  await expect(page.getByText(/停止操作 \d+ 秒后自动刷新/)).toBeVisible()
  await expect(shownPage(page).getByText(/^已恢复/)).toBeVisible({ timeout: 40_000 })
  await expect(name).toHaveValue(NAME)
  expect(await entryOf(page)).toContain(markOf('1.1.0'))
  expect(asked).toEqual([])
})

test('the log of requests has no query and no refresh token, and the log of errors no token', {
  tag: '@release',
}, async ({ context }) => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.secret'
  const path = `/api/store/passport/login/refresh/${token}`
  await context.request.post(nginx.address + path)
  await context.request.get(`${nginx.address}/supplier/driver/list?driverPhone=19900000001`)
  await context.request.get(`${nginx.plainAddress}${path}?again=1`, { maxRedirects: 0 })
  await expect.poll(() => nginx.requests().length).toBe(3)
  const logged = nginx.requests().join('\n')
  expect(logged.match(/"(?:GET|POST) [^"]*"/g)).toEqual([
    '"POST /api/store/passport/login/refresh/-"',
    '"GET /supplier/driver/list"',
    '"GET /api/store/passport/login/refresh/-"',
  ])
  expect(logged).not.toMatch(/secret|199000|again/)

  // Where no gateway answers, nginx logs an error.
  const alone = await startNginx({ gateway: 1 })
  try {
    expect((await context.request.post(alone.address + path)).status()).toBe(502)
    expect((await context.request.post(`${alone.address}/api/other`)).status()).toBe(502)
    await expect.poll(() => alone.errors().length).toBe(1)
    expect(alone.errors().join()).not.toContain('secret')
  } finally {
    await alone.stop()
  }
})

/** Opens a form of the site and types into it; resolves to the input. */
async function typeHalf(page: Page) {
  await enter(page.context(), 'yueheng', nginx.origin)
  await page.goto(nginx.origin + EDITOR)
  const name = shownPage(page).getByLabel('合同名称')
  await name.fill(NAME)
  // The parts of the shell that load after the first rows.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/later-/.test(name)))
  return name
}

/** The user comes back to the page after some minutes, until it says this of a new version. */
async function untilSaid(page: Page, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now.call(Date) + 11 * 60_000
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.getByText(text)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 10_000 })
}

function entryOf(page: Page): Promise<string> {
  return page.locator('script[type="module"][src*="/index-"]').getAttribute('src').then(String)
}
