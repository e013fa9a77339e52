import type { Page } from '@playwright/test'
import { chooseDriver, saveNote } from '#tests/e2e/kit/deliveryForm'
import { cellOf, control, enter, expect, shownPage, test } from '#tests/e2e/kit/journey'
import { printPage } from '#tests/e2e/kit/pdf'

// The jobs that are done forty times a day, in the clicks that they may take.

const ORDER = 'CG20240402-0003'

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

/** Counts the clicks of a page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.clicks = '0'
    document.addEventListener(
      'click',
      // A label's click comes again from its input.
      (event) => {
        if (event.detail > 0) document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1)
      },
      true,
    )
  })
  return async () => Number(await page.evaluate(() => document.body.dataset.clicks))
}

test('the next truck of an order leaves with its printed note in three clicks', async ({ page, context }, info) => {
  await enter(context, 'yueheng')
  await page.goto(`/supplier/deliver/createDeliver?orderSn=${ORDER}&items=all`)
  const grid = page.getByRole('grid', { name: '材料明细' })
  await (await cellOf(grid, 0, '炉批号')).click()
  await page.keyboard.type('LZ26112009')
  await page.keyboard.press('Enter')
  await chooseDriver(page)
  // It left a while ago: two notes of one truck in one minute are asked about.
  const leaving = shownPage(page).getByLabel('发货时间')
  const [day = ''] = (await leaving.inputValue()).split(' ')
  await leaving.fill(`${dayBefore(day)} 08:00`)
  await leaving.press('Enter')
  await saveNote(page)

  await page.goto(`/supplier/order/detail?orderSn=${ORDER}`)
  await expect(shownPage(page).getByRole('button', { name: '创建送货单' }).first()).toBeVisible()
  const clicks = await countClicks(page)
  await shownPage(page).getByRole('button', { name: '创建送货单' }).first().click()
  await shownPage(page).getByRole('button', { name: '沿用到空白行' }).click()
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    shownPage(page).getByRole('button', { name: '保存并打印' }).click(),
  ])
  expect(await clicks()).toBe(3)
  await expect(preview.locator('.sheet')).toHaveCount(1)
  const pdf = await printPage(preview, info, 'nextTruck')
  const text = pdf.texts.join('').replaceAll(/\s/g, '')
  for (const word of ['送货单', 'LZ26112009', '张建军', '粤B·12345']) expect(text).toContain(word)
})

test('ten settlements are confirmed together in two clicks, one of them refused', async ({ page, context }) => {
  const ask = await enter(context, 'yueheng')
  const made: { id: string; settlementCode: string }[] = []
  for (let at = 0; at < 10; at++) made.push(await control(context, 'settlement', { lines: 3 }))
  await page.goto(`/supplier/settlement/list?status=8&together=${made.map(({ id }) => id).join(',')}`)
  const drawer = page.getByRole('dialog', { name: '一起对账' })
  await expect(drawer.getByRole('checkbox').first()).toBeVisible()
  // What deviates is left to be looked at: here it is ticked by the box of its row.
  for (const box of await drawer.locator('tbody').getByRole('checkbox').all()) {
    if (!(await box.isChecked())) await box.check()
  }
  await expect(drawer.getByRole('button', { name: /^确认对账 10 张/ })).toBeEnabled()
  const [fifth] = made.slice(4)
  await page.route('**/settlementBill/confirm', async (route) => {
    if (
      !route
        .request()
        .postData()
        ?.includes(fifth?.id ?? '')
    )
      return route.fallback()
    await route.fulfill({
      json: { code: 400, success: false, msg: '结算单现为“已驳回”，请刷新后查看', data: null },
    })
  })
  await drawer.getByRole('button', { name: /^确认对账 10 张/ }).click()
  await expect(drawer.getByText('已确认 9 张')).toBeVisible()
  await expect(drawer.getByRole('row', { name: new RegExp(fifth?.settlementCode ?? '') })).toContainText('请刷新后查看')
  const { records } = await ask<{ records: { id: string }[] }>('/api/gd-material/settlementBill/queryPage', {
    status: 8,
    size: 200,
  })
  const waiting = new Set(records.map(({ id }) => id))
  expect(made.filter(({ id }) => waiting.has(id))).toEqual([fifth])
})
