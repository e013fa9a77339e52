import { expect, test } from '#tests/e2e/kit/journey'

test('a browser that is too old is told so, and nothing of the product is started', { tag: '@release' }, async ({
  page,
  context,
}) => {
  // Older than container queries and signals with a time limit.
  await context.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/supplier/deliver/list')
  await expect(page.getByRole('alert')).toContainText('请更新浏览器')
  await expect(page.getByRole('alert')).toContainText('Firefox 115')
  await page.waitForLoadState('networkidle')
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
})
