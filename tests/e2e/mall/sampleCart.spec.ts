import type { Page } from '@playwright/test'
import { hardHeads, printFaults, withHead } from '#tests/e2e/kit/hardHeads'
import { type Ask, enter, expect, shownPage, test } from '#tests/e2e/kit/journey'
import { printPage } from '#tests/e2e/kit/pdf'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

/** All parts of the amounts on screen. */
async function amountsOf(page: Page): Promise<string[]> {
  const rows = shownPage(page).locator('dl > div')
  await expect(rows.filter({ hasText: '店铺所得（元）' })).toContainText(/\d\.\d\d$/)
  return rows.allTextContents()
}

type Sku = { sn: string; goodsId: string; goodsType: string; salesModel: string; quantity: number }

/** The numbers of two physical products of which there are enough. */
async function numbersOf(ask: Ask): Promise<string[]> {
  const { records } = await ask<{ records: Sku[] }>('/api/store/goods/goods/sku/list', {
    marketEnable: 'UPPER',
    authFlag: 'PASS',
    pageSize: 200,
  })
  const sold = records.filter(
    ({ goodsType, salesModel, quantity }) =>
      goodsType === 'PHYSICAL_GOODS' && salesModel === 'RETAIL' && Number(quantity) > 50,
  )
  const [first] = sold
  return [first, sold.find(({ goodsId }) => goodsId !== first?.goodsId)].map((sku) => sku?.sn ?? '')
}

async function chooseCity(page: Page, province: string, city: string): Promise<void> {
  await shownPage(page).getByRole('combobox', { name: '收货城市' }).click()
  await page.getByRole('menuitemcheckbox', { name: province }).click()
  await page.getByRole('menuitemcheckbox', { name: city }).click()
}

test('a cart with freight shared and opened by a colleague', async ({ page, context, browser }, info) => {
  const ask = await enter(context, 'haichuan')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/promotions/sample-cart')
  const form = shownPage(page)

  await test.step('products, pieces, city, buyer and coupon are chosen', async () => {
    for (const sn of await numbersOf(ask)) {
      await form.getByRole('button', { name: '选择试算商品' }).click()
      const dialog = page.getByRole('dialog', { name: '选择商品' })
      await dialog.getByLabel('货号').fill(sn)
      await dialog.getByRole('button', { name: '搜索' }).click()
      await expect(dialog.getByRole('option')).toHaveCount(1)
      await dialog.getByRole('option').click()
      await dialog.getByRole('button', { name: /^确\s?定$/ }).click()
      await expect(dialog).toBeHidden()
    }
    await form.getByRole('spinbutton').first().fill('25')
    await form.getByRole('spinbutton').last().fill('40')
    await form.getByRole('spinbutton').last().press('Tab')
    await chooseCity(page, '广东省', '深圳市')
    const { records } = await ask<{ records: { memberName: string }[] }>('/api/store/member', { pageSize: 5 })
    await form.getByRole('combobox', { name: '买家' }).click()
    await page.getByTitle(records[1]?.memberName ?? '', { exact: true }).click()
    await expect(form.getByText(/^在本店领过 \d+ 张券/)).toBeVisible()
    await form.getByText('经分销员成交').click()
    await form.getByRole('combobox', { name: '优惠券' }).click()
    await page.getByTitle('不用优惠券').click()
    await expect(page).toHaveURL(/coupon=none/)
  })

  const amounts = await amountsOf(page)
  const freight = amounts.find((row) => row.startsWith('运费')) ?? ''
  expect(freight).toMatch(/\d\.\d\d$/)
  await page.reload()
  expect(await amountsOf(page)).toEqual(amounts)

  await form.getByRole('button', { name: '复制地址' }).click()
  await expect(page.getByText('链接已复制')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())

  await test.step('a colleague who may only look sees the same figures', async () => {
    const others = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
    await enter(others, 'haichuan03')
    const colleague = await others.newPage()
    await colleague.goto(address)
    expect(await amountsOf(colleague)).toEqual(amounts)
    await others.close()
  })

  await test.step('its sheet is printed with them, whole with names of any length', async () => {
    const opened = page.waitForEvent('popup')
    await form.getByRole('button', { name: '打印' }).click()
    const preview = await opened
    const sheet = preview.getByRole('region', { name: '试算单' })
    // What the shop gets is not for buyers: it is printed where it is asked for.
    await expect(sheet).toContainText('应付')
    await expect(sheet).not.toContainText('店铺所得')
    const shopPart = preview.getByRole('switch', { name: '打印店铺所得' })
    await shopPart.click()
    const figure = (row: string) => /[\d,]+\.\d\d$/.exec(row)?.[0] ?? 'none'
    for (const row of amounts.slice(1)) await expect(sheet).toContainText(figure(row))
    const [, longest] = hardHeads(2)
    const name = longest?.consigneeName ?? ''
    await preview.route('**/api/store/goods/goods/get/*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({ response, json: withHead(body, { goodsName: name }) })
    })
    await preview.route('**/api/store/member/*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: withHead(await response.json(), { memberName: name }) })
    })
    await preview.reload()
    await expect(sheet).toContainText(name)
    await shopPart.click()
    expect(await printFaults(preview)).toEqual([])
    const { texts } = await printPage(preview, info, 'sample-cart')
    expect(texts).toHaveLength(await preview.locator('.sheet').count())
    expect(texts.at(-1)?.replaceAll(/\s/g, '')).toContain('店铺所得（元）'.normalize('NFKC'))
  })
})
