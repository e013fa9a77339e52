import { join } from 'node:path'
import { expect, openMenu, signIn, test } from '#tests/e2e/kit/journey'
import { type NginxServer, startNginx } from '#tests/e2e/kit/nginxServer'
import { BASE } from '#tests/e2e/kit/port'

test.use({ ignoreHTTPSErrors: true })

let nginx: NginxServer
test.beforeAll(async () => {
  nginx = await startNginx({ base: BASE, dist: join(import.meta.dirname, '../../../dist-path') })
})
test.afterAll(() => nginx?.stop())

test('behind the nginx of the guide a site under a path asks for nothing outside it', async ({ page, context }) => {
  const outside: string[] = []
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === nginx.origin && !pathname.startsWith(BASE)) outside.push(pathname)
  })
  await signIn(page, 'yueheng', `${nginx.origin}/`)
  expect(new URL(page.url()).pathname).toBe(`${BASE}home`)
  await openMenu(page, '合同管理', '集采合同')
  await expect(page.getByRole('table', { name: '集采合同' }).last()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`${BASE}supplier/agreementList`)
  await page.reload()
  await expect(page.getByRole('table', { name: '集采合同' }).last()).toBeVisible()
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((path) => window.open(`${path}deliverPreview`), BASE),
  ])
  await expect(preview.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', `${BASE}home`)
  const health = await context.request.get(`${nginx.address}${BASE}healthz`)
  expect(await health.json()).toMatchObject({ version: expect.any(String) })
  expect(outside).toEqual([])
  expect(nginx.errors()).toEqual([])
})

test('two sites of one host, each under a path of its own, keep what they store apart', async ({ page }) => {
  await signIn(page, 'yueheng', `${nginx.origin}/`)
  const stored = await page.evaluate(async () => ({
    names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(stored.names.length).toBeGreaterThan(3)
  expect([...stored.names, ...stored.databases].filter((name) => !name?.startsWith(BASE))).toEqual([])
})
