import { enter, expect, recordHead, shownPage, test } from '#tests/e2e/kit/journey'
import { printPage } from '#tests/e2e/kit/pdf'
import { SITES } from '#tests/e2e/kit/port'

test('a mall order goes by the shop’s own truck, with its note on carbonless paper', async ({
  page,
  context,
}, info) => {
  const ask = await enter(context, 'haichuan')
  const { records } = await ask<{ records: { sn: string }[] }>('/api/store/order/order', {
    orderStatus: 'UNDELIVERED',
    orderType: 'NORMAL',
  })
  const sn = records[0]?.sn ?? ''
  await page.goto(`${SITES.material}/order-detail?sn=${sn}`)
  await recordHead(page).getByRole('button', { name: '发货', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('自有车辆', { exact: true }).click()
  await drawer.getByLabel('司机姓名').fill('张建国')
  await drawer.getByLabel('司机电话').fill('19900012345')
  await drawer.getByLabel('车牌号').fill('粤B99999')
  await drawer.getByRole('button', { name: '发货', exact: true }).click()
  const question = page.getByRole('dialog', { name: new RegExp(`^订单 ${sn} 已装车`) })
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    question.getByRole('button', { name: /^打\s*印$/ }).click(),
  ])
  await expect(preview.locator('.sheet')).toHaveCount(1)
  await expect(preview.getByRole('radio', { name: '241×140 二等分' })).toBeChecked()
  const pdf = await printPage(preview, info, 'ownTruck')
  const text = pdf.texts.join('').replaceAll(/\s/g, '')
  for (const word of [sn, '张建国', '粤B·99999']) expect(text).toContain(word)
  await expect(shownPage(page).getByText('自有车辆').first()).toBeVisible()
})
