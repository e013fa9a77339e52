import { formatMoney } from '#domain/money'
import { recordHead, shownPage } from '#tests/e2e/kit/journey'
import { expect, test } from './journey'

const BILLS = '/store/order/bill'
const PAGES = '/store/settings/pageData'

type Bill = { id: string; sn: string; billStatus: string; billPrice: number; orderPrice: number }
type ShopPage = { id: string; name: string; pageShow: string }
type Overview = { orderNum: number; orderAmount: number; paymentOrderNum: number; paymentAmount: number }

test('a bill is read with its flows, and confirmed when it waits for that', async ({ page, seller }) => {
  const { records } = await seller<{ records: Bill[] }>(`${BILLS}/getByPage`, { query: { pageSize: 50 } })
  const listed = records.find(({ billStatus }) => billStatus === 'OUT') ?? records[0]
  expect(listed, 'the platform has to have made a bill of this shop').toBeDefined()
  const { id, sn } = listed as Bill
  const bill = await seller<Bill>(`${BILLS}/get/${id}`)
  await page.goto('/bills')
  await shownPage(page).getByRole('link', { name: sn }).click()
  await expect(recordHead(page)).toContainText(formatMoney(bill.billPrice))
  await expect(shownPage(page).getByRole('table', { name: '收入' })).toContainText(formatMoney(bill.orderPrice))
  const flows = await seller<{ total: number; records: { orderSn: string }[] }>(`${BILLS}/${id}/getStoreFlow`)
  const table = shownPage(page).getByRole('table', { name: '结算单流水' })
  if (flows.total === 0) await expect(table).toContainText('没有流水')
  else
    await expect(table.locator('[data-row-key]').filter({ hasText: flows.records[0]?.orderSn ?? '' })).not.toHaveCount(
      0,
    )

  const check = recordHead(page).getByRole('button', { name: '核对无误' })
  if (bill.billStatus === 'OUT') {
    await check.click()
    await page.getByRole('dialog').getByRole('button', { name: '核对无误' }).click()
  }
  await expect(check).toHaveCount(0)
  expect((await seller<Bill>(`${BILLS}/get/${id}`)).billStatus).not.toBe('OUT')
})

test('a page of the shop is made from blocks, saved, and released to buyers', async ({ page, seller, buyer }) => {
  const name = `试单首页 ${Date.now() % 1e9}`
  const pages = async () =>
    (
      await seller<{ records: ShopPage[] }>(`${PAGES}/H5/pageDataList`, {
        query: { pageSize: 100 },
      })
    ).records
  const liveBefore = (await pages()).find(({ pageShow }) => pageShow === 'OPEN')
  await page.goto('/wap-pages')
  await page.getByRole('button', { name: '新建页面' }).click()
  await expect(page.getByRole('region', { name: '页面大纲' })).toBeVisible()
  await page.getByRole('textbox', { name: '页面名称' }).fill(name)
  await page.getByRole('button', { name: '添加 标题栏', exact: true }).click()
  await page.getByRole('region', { name: '模块设置' }).getByLabel('标题').fill('今日现货')
  await page.getByRole('button', { name: /^保\s?存$/ }).click()
  await expect(page.getByText('页面已保存')).toBeVisible()
  const made = (await pages()).find((each) => each.name === name)
  expect(made).toMatchObject({ pageShow: 'CLOSE' })
  const { id } = made as ShopPage

  await page.getByRole('button', { name: /^发\s?布$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^发\s?布$/ })
    .click()
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*已发布`) })).toBeVisible()
  expect((await pages()).filter(({ pageShow }) => pageShow === 'OPEN')).toMatchObject([{ id, name }])
  const { id: storeId } = await seller<{ id: string }>('/store/settings/storeSettings')
  const query = { clientType: 'H5', storeId }
  const seen = await buyer<{ pageData: string }>('/buyer/other/pageData/getStore', { query })
  expect(JSON.parse(seen.pageData).list).toMatchObject([{ type: 'title' }])
  expect(seen.pageData).toContain('今日现货')

  if (!liveBefore) return
  await test.step('the page of before is released again, and the new one deleted', async () => {
    await seller(`${PAGES}/release/${liveBefore.id}`, { method: 'PUT' })
    await page.reload()
    const row = page.getByRole('row', { name: new RegExp(name) })
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '删除', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^删\s?除$/ })
      .click()
    await expect(row).toHaveCount(0)
    expect((await pages()).map((each) => each.id)).not.toContain(id)
  })
})

test('figures on screen are those of the shop', async ({ page, seller }) => {
  await page.goto('/statistics/orders')
  const query = { searchType: 'LAST_SEVEN' }
  const figures = await seller<Overview>('/store/statistics/order/overview', { query })
  const overview = shownPage(page).getByRole('region', { name: '交易概况' })
  await expect(overview).toBeVisible()
  const figureOf = (term: string) =>
    overview
      .locator('dt, th')
      .filter({ hasText: new RegExp(`^${term}$`) })
      .locator('xpath=following-sibling::*[1]')
  for (const [term, figure] of [
    ['下单笔数', String(figures.orderNum)],
    ['付款笔数', String(figures.paymentOrderNum)],
    ['下单金额（元）', formatMoney(figures.orderAmount)],
    ['付款金额（元）', formatMoney(figures.paymentAmount)],
  ])
    await expect(figureOf(term as string)).toHaveText(figure as string)
  const trend = await seller<{ price: number; createTime: string }[]>('/store/statistics/order', { query })
  const rows = shownPage(page).getByRole('table', { name: '交易趋势' }).locator('[data-row-key]')
  await expect(rows).toHaveCount(trend.length)
  for (const { createTime, price } of trend)
    await expect(rows.filter({ hasText: createTime.slice(5, 10) })).toContainText(formatMoney(price))
})
