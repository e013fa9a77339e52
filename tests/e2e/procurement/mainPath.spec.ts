import { chooseDriver, fillLines } from '#tests/e2e/kit/deliveryForm'
import { expect, openMenu, signIn, test } from '#tests/e2e/kit/journey'

test('a supplier delivers three materials of a contract and prints the note', async ({ page, context }) => {
  await signIn(page, 'yueheng')

  await openMenu(page, '合同管理', '集采合同')
  await page.getByLabel('合同名称').fill('滨江一号地块钢筋集中采购合同')
  await page.getByRole('button', { name: '搜索' }).click()
  await page.getByRole('link', { name: 'JC-202403-0007' }).click()
  await expect(page.getByRole('heading', { name: '滨江一号地块钢筋集中采购合同' })).toBeVisible()
  await page.getByRole('button', { name: '创建送货单' }).click()

  const materials = page.getByRole('table', { name: '合同材料' }).last()
  for (const spec of ['Φ12×9m', 'Φ16×9m', 'Φ25×12m']) {
    await materials
      .getByRole('row', { name: new RegExp(spec) })
      .getByRole('checkbox')
      .check()
  }
  await expect(page.getByText('已选 3 项')).toBeVisible()
  await page.getByRole('button', { name: '下一步：填写送货单' }).click()

  await fillLines(page)
  await expect(page.getByText('壹拾万捌仟玖佰玖拾叁元玖角捌分')).toBeVisible()
  await chooseDriver(page)
  await page.getByRole('button', { name: '保存送货单' }).click()

  const title = page.getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })
  await expect(title).toBeVisible()
  const deliverSn = (await title.textContent())?.trim() ?? ''

  await openMenu(page, '订单管理', '送货单')
  const row = page.getByRole('row', { name: new RegExp(deliverSn) })
  await row.getByRole('checkbox').check()
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: /批量打印/ }).click(),
  ])
  await expect(preview.getByText(`No. ${deliverSn}`)).toBeVisible()
  await expect(preview.getByText('第 1 页 / 共 1 页')).toBeVisible()
  await preview.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '1')
  })
  await preview.getByRole('button', { name: '打印' }).click()
  await expect(preview.locator('body')).toHaveAttribute('data-printed', '1')
  await expect(preview.getByText('第 1 次打印')).toBeVisible()
  await preview.close()

  await row.getByRole('link', { name: deliverSn }).click()
  await expect(page.getByRole('table', { name: '打印记录' }).getByText('第 1 次')).toBeVisible()
})
