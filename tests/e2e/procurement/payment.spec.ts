import { enter, expect, openMenu, shownPage, test } from '#tests/e2e/kit/journey'

test('a service is bought at the gateway’s own page, under the site’s content security policy', async ({
  page,
  context,
}) => {
  await enter(context, 'yueheng')
  await page.goto('/home')
  await openMenu(page, '服务中心', '平台服务')
  const shown = shownPage(page)
  await shown.getByRole('listitem', { name: '短信通知包' }).getByRole('button').click()
  await shown.getByRole('radio', { name: /^支付宝网页/ }).check()
  await shown.getByRole('button', { name: '提交并支付' }).click()
  const [cashier] = await Promise.all([
    context.waitForEvent('page'),
    shown.getByRole('button', { name: '前往支付宝网页付款' }).click(),
  ])
  await expect(cashier.getByRole('heading', { name: '应付 ¥30.00' })).toBeVisible()
  expect(await cashier.evaluate(() => window.opener)).toBeNull()
  await cashier.getByRole('button', { name: '确认付款' }).click()
  await expect(cashier.getByRole('heading', { name: '付款成功' })).toBeVisible()
  await cashier.close()
  await expect(shown.getByText('短信通知包 已开通')).toBeVisible()
  await shown.getByRole('button', { name: '查看购买记录' }).click()
  await expect(shownPage(page).getByRole('heading', { name: '支付记录' })).toBeVisible()
})
