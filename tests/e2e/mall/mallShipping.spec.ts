import { control, enter, expect, recordHead, shownPage, test } from '#tests/e2e/kit/journey'
import { mend } from '#tests/e2e/kit/mend'
import { shipParcel } from '#tests/e2e/kit/parcel'
import { SITES } from '#tests/e2e/kit/port'
import { rowsOf, workbook } from '#tests/e2e/kit/workbook'

const ORDERS = '/api/store/order/order'
const SHOP = '9003'
const COUNT = 300

type Order = { sn: string; orderStatus: string }
type Page = { records: Order[]; total: number }

test.describe('batch shipping', () => {
  test.use({ refuses: true })

  test('300 orders are shipped by a file with 9 bad rows, which are corrected and sent again', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const ask = await enter(context, 'haichuan')
    await control(context, 'act', { action: 'buy', id: SHOP, reason: String(COUNT) })
    const shipped = (await ask<Page>(ORDERS, { orderStatus: 'DELIVERED', pageSize: 1 })).records[0]?.sn ?? ''
    const countIn = async (orderStatus: string) => (await ask<Page>(ORDERS, { orderStatus, pageSize: 1 })).total
    const countWaiting = async () => (await countIn('UNDELIVERED')) + (await countIn('PARTS_DELIVERED'))
    // The template also holds the rest of partly shipped orders, and begins with examples.
    const before = await countWaiting()
    await page.goto(`${SITES.material}/export-order-deliver`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载导入模板' }).click()
    const [heads = [], ...filled] = await rowsOf(await saving)
    const all = filled.filter(([sn = '']) => !sn.startsWith('示例'))
    expect(all).toHaveLength(before)
    // The last ones placed are whole and without a waybill.
    const lines = all.toReversed()
    const rows = lines
      .slice(0, COUNT)
      .map(([sn = ''], at) => [sn, at % 2 ? '顺丰速运' : '中通快递', `SF2026${100_000 + at}`])
    const right = (at: number) => rows[at]?.map(String) ?? []
    const bad = rows
      .with(5, ['O404', '顺丰速运', 'SF2026999'])
      .with(20, [shipped, '顺丰速运', 'SF2026998'])
      .with(40, [right(40)[0] ?? '', '不认识的物流', 'SF2026997'])
      .with(60, [right(60)[0] ?? '', '', 'SF2026996'])
      .with(80, [right(80)[0] ?? '', '顺丰速运', ''])
      .with(100, [right(100)[0] ?? '', '顺丰速运', '单号待补'])
      .with(120, [right(121)[0] ?? '', '顺丰速运', 'SF2026995'])
      .with(140, ['', '顺丰速运', 'SF2026994'])
    await page
      .locator('input[type=file]')
      .setInputFiles(await workbook('批量发货.xlsx', [heads.slice(0, 3), ...bad, ...lines.slice(COUNT)]))

    const grid = page.getByRole('grid', { name: '批量发货' })
    await expect(page.getByText(`${before - COUNT} 个没有填写物流的订单已略过`)).toBeVisible()
    // Rows 5 and 20 look right: only the server can tell. Rows 120 and 121 name one order.
    await page.getByRole('button', { name: `发货 ${COUNT - 7} 单` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('有错误的 7 行不发货，留在表中等待修改。')
    await dialog.getByRole('button', { name: /^发货/ }).click()
    await expect(dialog.getByText(`成功 ${COUNT - 9}，失败 2，未执行 0`)).toBeVisible({ timeout: 60_000 })
    await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()
    await expect(page.getByText(`已发货 ${COUNT - 9} 单，未成功 9 单`)).toBeVisible()
    await expect(grid.getByRole('rowheader')).toHaveText(['7', '22', '42', '62', '82', '102', '122', '123', '142'])
    await expect(grid).toContainText('没有找到这条记录')
    await expect(grid).toContainText('订单已发货')

    // The remaining rows survive a reload.
    await page.reload()
    await expect(grid.getByRole('rowheader')).toHaveCount(9)

    // Enter moves down a row: the second click is on the active cell, whose text typing replaces all the same.
    await mend(page, grid, '7', '订单编号', right(5)[0] ?? '')
    await mend(page, grid, '22', '订单编号', right(20)[0] ?? '')
    await mend(page, grid, '42', '物流公司', '顺丰速运')
    await mend(page, grid, '62', '物流公司', '顺丰速运')
    await mend(page, grid, '82', '物流编号', 'SF2026993')
    await mend(page, grid, '102', '物流编号', 'SF2026992')
    await mend(page, grid, '122', '订单编号', right(120)[0] ?? '')
    await mend(page, grid, '142', '订单编号', right(140)[0] ?? '')
    await page.getByRole('button', { name: '发货 9 单' }).click()
    await dialog.getByRole('button', { name: /^发货/ }).click()
    await expect(page.getByText('已发货 9 单，未成功 0 单')).toBeVisible()
    expect(await countWaiting()).toBe(before - COUNT)
  })
})

test('an order is shipped in two parcels, each with its products and its tracking', async ({ page, context }) => {
  const ask = await enter(context, 'haichuan')
  const { records } = await ask<{ records: { sn: string; orderItems: { num: string }[] }[] }>(ORDERS, {
    orderStatus: 'UNDELIVERED',
    orderType: 'NORMAL',
    pageSize: 50,
  })
  const order = records.find(({ orderItems }) => Number(orderItems[0]?.num) > 1)
  await page.goto(`${SITES.material}/order-detail?sn=${order?.sn}`)
  await shipParcel(page, 'ZT2026000001', ['1'])
  await expect(recordHead(page)).toContainText('部分发货')
  await shipParcel(page, 'ZT2026000002')
  await expect(recordHead(page)).toContainText('已发货')
  const parcels = shownPage(page).locator('section').filter({ hasText: '包裹与物流' })
  await expect(parcels.getByRole('button', { name: /^包裹 1：.*ZT2026000001/ })).toBeVisible()
  await expect(parcels.getByRole('button', { name: /^包裹 2：.*ZT2026000002/ })).toBeVisible()
  await expect(recordHead(page).getByRole('button', { name: '发货', exact: true })).toBeHidden()
})

test('a carrier’s waybill is shown with its own layout, and runs no script', async ({ page, context }) => {
  const ask = await enter(context, 'haichuan')
  const { records } = await ask<Page>(ORDERS, { orderStatus: 'UNDELIVERED', orderType: 'NORMAL', pageSize: 1 })
  await page.route('**/createElectronicsFaceSheet', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const bad = `<script>parent.document.title='taken'</script><img src="x" onerror="parent.document.title='taken'"><p id="far" style="color:red;background:url(https://elsewhere.invalid/a.png)">远</p>`
    body.result.printTemplate = body.result.printTemplate.replace('</body>', `${bad}</body>`)
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`${SITES.material}/order-detail?sn=${records[0]?.sn}`)
  await recordHead(page).getByRole('button', { name: '打印电子面单' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('物流公司').click()
  await expect(page.locator('.ant-select-item-option')).toHaveCount(1)
  await page.locator('.ant-select-item-option').filter({ hasText: '顺丰速运' }).click()
  await drawer.getByRole('button', { name: '生成面单' }).click()
  const sheet = page.frameLocator('iframe[title="电子面单"]')
  await expect(sheet.locator('table')).toContainText(records[0]?.sn ?? 'none')
  await expect(sheet.locator('td').first()).toHaveCSS('font-size', '20px')
  await expect(sheet.locator('td').first()).toHaveCSS('border-top-width', '1px')
  await expect(sheet.getByText('远')).toHaveCSS('color', 'rgb(255, 0, 0)')
  await expect(sheet.getByText('远')).toHaveCSS('background-image', 'none')
  expect(await page.title()).not.toBe('taken')
})
