import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIResponse, BrowserContext, Page, Response } from '@playwright/test'
import { fileInput, writeContract } from '#tests/e2e/kit/contractForm'
import { chooseDriver, FORM, fillLines, saveNote } from '#tests/e2e/kit/deliveryForm'
import { enter, expect, openMenu, shownPage, signIn, test } from '#tests/e2e/kit/journey'
import { DIST, type NginxServer, startNginx } from '#tests/e2e/kit/nginxServer'
import { printPage } from '#tests/e2e/kit/pdf'
import { PORT } from '#tests/e2e/kit/port'
import { workbook } from '#tests/e2e/kit/workbook'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SECURITY = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy']

type Headers = Record<string, string>

test.use({ ignoreHTTPSErrors: true })

let nginx: NginxServer
test.beforeAll(async () => {
  nginx = await startNginx()
})
test.afterAll(() => nginx?.stop())

test(
  'the nginx of the guide serves a day’s work: sign-in, reload, delivery, print, import',
  { tag: '@release' },
  async ({ page, context }, info) => {
    test.setTimeout(120_000)
    const caller = await enter(context, 'yueheng')
    const contractId = await writeContract(caller, 'JC-202411-0801', { attachments: [], materials: [] })
    const expected = await siteHeaders(context)
    const responses: Response[] = []
    context.on('response', (response) => {
      if (response.url().startsWith(nginx.origin)) responses.push(response)
    })

    await test.step('sign-in', () => signIn(page, 'yueheng', `${nginx.origin}/`))
    await test.step('a deep page reloads by F5', async () => {
      const search = '?id=1768900000000000007'
      await page.goto(`${nginx.origin}/supplier/agreementDetail${search}`)
      const title = page.getByRole('heading', { level: 1, name: '滨江一号地块钢筋集中采购合同' })
      await expect(title).toBeVisible()
      await page.reload()
      await expect(title).toBeVisible()
      expect(new URL(page.url()).search).toBe(search)
      expect(await protocolsOf(page)).toEqual(['h2'])
    })
    const deliverSn = await test.step('a delivery note', async () => {
      await page.goto(nginx.origin + FORM)
      await fillLines(page)
      await chooseDriver(page)
      return saveNote(page)
    })
    await test.step('its print', async () => {
      await openMenu(page, '订单管理', '送货单')
      await page
        .getByRole('row', { name: new RegExp(deliverSn) })
        .getByRole('checkbox')
        .check()
      const [preview] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: /批量打印/ }).click(),
      ])
      await expect(preview.getByText(`No. ${deliverSn}`)).toBeVisible()
      await expect(preview.getByText('第 1 页 / 共 1 页')).toBeVisible()
      const { texts } = await printPage(preview, info, 'note')
      expect(texts).toEqual([expect.stringContaining(deliverSn)])
      await preview.close()
    })
    await test.step('an import, and an attachment above nginx’s default size', async () => {
      await page.goto(`${nginx.origin}/agreementEdit?id=${contractId}&import=1`)
      await importLines(page)
      const name = '盖章合同.pdf'
      const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(6_000_000, 'x')])
      await fileInput(shownPage(page), '合同附件').setInputFiles({ name, mimeType: 'application/pdf', buffer })
      await expect(shownPage(page).getByRole('list', { name: '合同附件' }).getByRole('link', { name })).toBeVisible()
    })

    for (const response of responses) expectHeaders(response, expected)
    const paths = responses.map((response) => new URL(response.url()).pathname)
    for (const kind of [/^\/supplier\//, /^\/assets\/.*\.js$/, /^\/assets\/.*\.css$/, /^\/api\//, /^\/favicon\.svg$/]) {
      expect(paths.filter((path) => kind.test(path))).not.toEqual([])
    }
    expect(nginx.errors()).toEqual([])
  },
)

test('the nginx of the guide answers 404 for missing, 304 for unchanged files, and redirects http to TLS', {
  tag: '@release',
}, async ({ context }) => {
  const expected = await siteHeaders(context)
  const ask = (path: string, headers: Headers = {}) => context.request.get(nginx.address + path, { headers })

  const index = await ask('/supplier/no/such/page')
  expect(index.status()).toBe(200)
  expect(index.headers()).toMatchObject({ ...expected, 'cache-control': 'no-cache', 'content-encoding': 'gzip' })
  const asset = /\/assets\/index-[\w-]+\.js/.exec(await index.text())?.[0] ?? ''
  for (const [path, caching] of [
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    [asset, IMMUTABLE],
  ] as const) {
    const first = await ask(path)
    expect(first.status(), path).toBe(200)
    expect(first.headers(), path).toMatchObject({ ...expected, 'cache-control': caching, vary: 'Accept-Encoding' })
    const again = await ask(path, { 'If-None-Match': first.headers().etag ?? '' })
    expect(again.status(), path).toBe(304)
    expect(again.headers(), path).toMatchObject({ ...expected, 'cache-control': caching })
  }

  // A chunk removed by a deploy, and the folder itself.
  for (const path of [asset.replace(/\.js$/, 'gone.js'), '/assets/', '/.vite/manifest.json', '/.well-known/x']) {
    const missing = await ask(path)
    expect(missing.status(), path).toBe(404)
    expect(missing.headers(), path).toMatchObject({ ...expected, 'cache-control': 'no-cache' })
    expect(await missing.text()).not.toContain('id="root"')
  }
  const { version } = JSON.parse(readFileSync(join(DIST, 'version.json'), 'utf8'))
  for (const site of [nginx.address, `http://localhost:${PORT}`]) {
    const health = await context.request.get(`${site}/healthz`)
    expect(health.headers()).toMatchObject({ ...expected, 'cache-control': 'no-cache' })
    expect(health.headers()['content-type']).toContain('application/json')
    expect(await health.json()).toMatchObject({ version, built: expect.stringMatching(/^20\d\d-/), entry: asset })
    expect((await context.request.get(`${site}/.well-known/x`)).status()).toBe(404)
  }
  const refused = await ask('/api/gd-system/menu/menu-include-client')
  expect(refused.ok()).toBe(false)
  expectApiHeaders(refused, expected)
  // Larger than any file that the page sends: nginx itself answers.
  const large = await context.request.post(`${nginx.address}/api/x`, { data: Buffer.alloc(26 * 1024 * 1024) })
  expect(large.status()).toBe(413)
  expect(large.headers()).toMatchObject(expected)

  const plain = await context.request.get(`${nginx.plainAddress}/home?x=1`, {
    headers: { Host: 'supplier.localhost' },
    maxRedirects: 0,
  })
  expect(plain.status()).toBe(301)
  expect(plain.headers().location).toBe('https://supplier.localhost/home?x=1')
})

/** The headers of `npm start`, which the example must have too. */
async function siteHeaders(context: BrowserContext): Promise<Headers> {
  const headers = (await context.request.get(`http://localhost:${PORT}/`)).headers()
  return Object.fromEntries(
    SECURITY.map((name) => {
      expect(headers[name], name).toBeTruthy()
      return [name, headers[name] ?? '']
    }),
  )
}

/** Checks security, caching and compression of a response by its kind. */
function expectHeaders(response: Response, expected: Headers): void {
  const path = new URL(response.url()).pathname
  const headers = response.headers()
  if (path.startsWith('/api/')) {
    expectApiHeaders(response, expected)
    return
  }
  const caching = path.startsWith('/assets/') ? IMMUTABLE : 'no-cache'
  expect(headers, path).toMatchObject({ ...expected, 'cache-control': caching })
  // Below a kilobyte compression is not worth it; a compressed response has no length.
  if (response.status() === 200 && Number(headers['content-length'] ?? 1024) >= 1024) {
    expect(headers, path).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  }
}

/** A gateway may send some of these itself, and sets the caching of its answers. */
function expectApiHeaders(response: Response | APIResponse, expected: Headers): void {
  const headers = response.headers()
  for (const name of SECURITY) expect(headers[name], response.url()).toContain(expected[name])
  expect(headers['cache-control'], response.url()).toBe('no-store')
}

/** The protocols by which the document on screen and all its resources were loaded. */
function protocolsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const own = (entries as PerformanceResourceTiming[]).filter(({ name }) => name.startsWith(location.origin))
    return [...new Set(own.map((entry) => entry.nextHopProtocol))]
  })
}

/** Imports three lines through the dialog on screen. */
async function importLines(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '导入合同材料' })
  const heads = ['材料名称*', '规格型号*', '牌号*', '单位*', '合同数量*', '含税单价*', '税率(%)*']
  const rows = [12, 16, 20].map((size) => ['螺纹钢', `Φ${size}×9m`, 'HRB400E', 't', 10.5, 3555, '13'])
  await fileInput(dialog, '导入合同材料').setInputFiles(await workbook('材料.xlsx', [heads, ...rows]))
  await expect(dialog.getByText('已导入 3 条', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  // Header, lines, totals.
  await expect(shownPage(page).getByRole('grid', { name: '合同材料' })).toHaveAttribute('aria-rowcount', '5')
}
