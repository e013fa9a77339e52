import { chooseDriver, FORM, fillLines } from '#tests/e2e/kit/deliveryForm'
import { enter, expect, shownPage, test } from '#tests/e2e/kit/journey'

for (const hasLocks of [true, false]) {
  const where = hasLocks ? '' : ', on plain http too'
  test(`two browser tabs in one draft: the second says so, and neither overwrites the other${where}`, {
    tag: '@release',
  }, async ({ page, context }) => {
    await enter(context, 'yueheng')
    if (!hasLocks) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
    }
    const remark = (tab: typeof page) => tab.getByLabel('备注')
    const saved = (tab: typeof page) => tab.getByText(/^草稿已保存 \d/)
    const notice = (tab: typeof page) => tab.getByText(/正在另一个浏览器标签页中填写这份草稿/)
    await page.goto(FORM)
    await fillLines(page)
    await remark(page).fill('第一个标签页')
    await expect(saved(page)).toBeVisible()

    const other = await context.newPage()
    await other.goto(FORM)
    await expect(notice(other)).toContainText('陈敏')
    await expect(remark(other)).toHaveValue('')
    await remark(other).fill('第二个标签页')
    await expect(saved(other)).toBeVisible()

    // Each finds its own draft after F5.
    await page.bringToFront()
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(remark(page)).toHaveValue('第一个标签页')
    await expect(notice(page)).toBeHidden()
    other.once('dialog', (dialog) => dialog.accept())
    await other.reload()
    await expect(remark(other)).toHaveValue('第二个标签页')

    // A third tab is offered the draft of the first.
    const third = await context.newPage()
    await third.goto(FORM)
    await third.getByRole('button', { name: '复制那边的内容' }).click()
    await expect(remark(third)).toHaveValue('第一个标签页')

    // Saving one leaves the drafts of the others.
    await page.bringToFront()
    await chooseDriver(page)
    await page.getByRole('button', { name: '保存送货单' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })).toBeVisible()
    await expect(shownPage(page).getByText('第一个标签页')).toBeVisible()
    other.once('dialog', (dialog) => dialog.accept())
    await other.reload()
    await expect(remark(other)).toHaveValue('第二个标签页')
  })
}
