import { enter, expect, shownPage, test } from '#tests/e2e/kit/journey'

/** Space between the text of an error and the label below it, px, at the least. */
const DISTANCE = 6

test('an error keeps a distance from the next label, and the first one shows its label after a refused save', async ({
  page,
  context,
}) => {
  await enter(context, 'yueheng')
  await page.goto('/supplier/driver/list')
  await page.getByRole('button', { name: '新增司机' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: '保存' }).click()
  const error = drawer.getByText('请填写司机姓名')
  await expect(error).toBeVisible()
  const errorEnd = await error.boundingBox().then((box) => (box ? box.y + box.height : 0))
  const nextLabel = await drawer.getByText('司机电话', { exact: true }).boundingBox()
  expect((nextLabel?.y ?? 0) - errorEnd).toBeGreaterThanOrEqual(DISTANCE)

  await page.goto('/supplier/agreementCreate')
  const form = shownPage(page).locator('form')
  // The input of the first error just peeps in at the top, its label does not.
  const label = form.locator('label[for$="_contractName"]')
  await label.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await page.mouse.wheel(0, 30)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(label).toBeInViewport({ ratio: 1 })
})
