import type { Page } from '@playwright/test'
import { enter, expect, NOTES, test } from '#tests/e2e/kit/journey'

// What the journey makes fail, the browser logs.
test.use({ cutsLine: true })

/** A page built with a reporting address of its own site, whose receiver keeps what it is sent. */
async function receive(page: Page): Promise<string[]> {
  const received: string[] = []
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('//supplier.', '//') })
    const code = await response.text()
    const dsn = `${new URL(route.request().url()).origin.replace('://', '://key@')}/receiver/1`
    await route.fulfill({ response, body: code.replaceAll(/(reportDsn"?:)(""|``)/g, `$1"${dsn}"`) })
  })
  await page.route('**/receiver/**', async (route) => {
    received.push(route.request().postData() ?? '')
    await route.fulfill({ status: 200, json: {} })
  })
  return received
}

test('what failed before and after the first screen is reported without values, timings when the page is left', {
  tag: '@release',
}, async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.addInitScript(() => {
    Math.random = () => 0.01
  })
  const received = await receive(page)
  await page.route(`**${NOTES}*`, (route) => route.abort())
  await page.goto('/supplier/deliver/list?driverName=尤德贵')
  await expect(page.getByText('加载失败').first()).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => received.join('\n'), { timeout: 30_000 }).toContain(`network GET ${NOTES}`)
  await page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('司机 13912345678') })))
  })
  await expect.poll(() => received.join('\n')).toContain('"TypeError"')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => received.join('\n')).toContain('"FCP"')
  expect(received.join('\n')).not.toMatch(/尤德贵|139123|%E5/)
})

test('without an address no code of reporting is loaded', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, 'yueheng')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/supplier/deliver/list')
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('complete')
  expect(loaded.filter((url) => /startReport|sentry/i.test(url))).toEqual([])
})
