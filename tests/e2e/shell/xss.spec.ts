import { enter, expect, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'
import { firstOf } from '#tests/e2e/kit/routes'
import { XSS_VECTORS } from '#tests/shared/ui/html/xssVectors'

// Hostile server texts in the real browser, under the site's own policy: nothing runs, nothing is loaded, and the
// policy has nothing to block.

test('thirty hostile texts in a message and an article run nothing', async ({ page, context }) => {
  // Each in its own element: one that leaves an element open would swallow the rest.
  const content = `<p>开头</p>${XSS_VECTORS.map((vector) => `<div>${vector}</div>`).join('')}<p>结尾</p>`
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url())
  })
  const answer = (result: unknown) => ({ json: { success: true, code: 200, message: 'success', result } })
  const message = { id: '1', status: 'ALREADY_READY', title: '通知', createTime: '2026-01-01 09:00:00', content }
  const list = { records: [message], total: 1, current: 1, size: 10, pages: 1 }
  await page.route('**/message/storeMessage?*', (route) => route.fulfill(answer(list)))
  await page.route(/\/other\/article\/7/, (route) =>
    route.fulfill(answer({ id: '7', title: '文章', articleCategoryName: '其他', content, updateTime: '' })),
  )
  await enter(context, 'yueheng')
  await page.goto('/message?view=1')
  await expect(page.getByRole('dialog').getByText('结尾')).toBeVisible()
  await page.goto('/help?article=7')
  await expect(page.getByRole('article').getByText('结尾')).toBeVisible()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  await expect(page.locator('article :is(script, style, iframe, form, [onerror], [style])')).toHaveCount(0)
  expect(foreign).toEqual([])
})

test('HTML pasted into a description is read without a policy that lets every text pass', async ({ page, context }) => {
  const { id } = await firstOf(await enter(context, 'haichuan'), '/api/store/goods/goods/list')
  const answer = await page.goto(`${SITES.material}/goods-operation-edit?id=${id}`)
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  const editor = page.getByRole('textbox', { name: 'PC商品描述' })
  await editor.fill('')
  await editor.evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<table><tr><td>牌号</td><td>HRB400E</td></tr></table><p onclick="hit=1"><b>国标</b><script>hit=1</script></p>',
    )
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(editor.getByRole('cell', { name: 'HRB400E' })).toBeVisible()
  await expect(editor.locator('strong')).toHaveText('国标')
  expect(
    await page.evaluate(() => [Reflect.get(window, 'hit'), Reflect.get(window, 'trustedTypes').defaultPolicy]),
  ).toEqual([undefined, null])
})

/** Where store texts are shown: the page, its queries, and the texts. */
const STORE_TEXTS: [path: string, api: RegExp, names: string[]][] = [
  ['/supplier/setting', /\/storeSettings$/, ['storeName', 'storeDesc', 'storeAddressDetail']],
  ['/shop-addresses', /\/storeAddress$/, ['addressName', 'address']],
  ['/ship-templates', /\/freightTemplate$/, ['name', 'area']],
  ['/store/clerks', /\/store\/clerk$/, ['clerkName', 'departmentTitle', 'name']],
  ['/store/departments', /\/store\/department$/, ['title']],
  ['/store/roles', /\/store\/role$/, ['name', 'description']],
  ['/files', /\/common\/file$|\/fileDirectory$/, ['name', 'directoryName']],
]

test('thirty hostile texts in names of the shop, its staff and its files show as plain text', {
  tag: '@release',
}, async ({ page, context }) => {
  const hostile = XSS_VECTORS.join(' ')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url())
  })
  await enter(context, 'haichuan')
  // The name of the shop is in the header of every page.
  await context.addInitScript((storeName) => {
    const user = localStorage.getItem('userInfoSeller')
    if (user) localStorage.setItem('userInfoSeller', JSON.stringify({ ...JSON.parse(user), storeName }))
  }, hostile)
  for (const [path, api, names] of STORE_TEXTS) {
    await page.route(
      (url) => api.test(url.pathname),
      async (route) => {
        const answer = await route.fetch()
        const body = JSON.stringify(await answer.json(), (name, value) =>
          names.includes(name) && typeof value === 'string' ? hostile : value,
        )
        await route.fulfill({ response: answer, body })
      },
    )
    await page.goto(`${SITES.material}${path}`)
    await expect(page.getByRole('main')).toContainText(hostile)
    await expect(page.getByRole('banner')).toContainText(hostile)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    await expect(page.locator(':is(header, main) :is(script, iframe, object, embed, [onerror], [onload])')).toHaveCount(
      0,
    )
  }
  expect(foreign).toEqual([])
  // A poll may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
