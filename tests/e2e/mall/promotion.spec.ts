import type { Page } from '@playwright/test'
import { fillPeriod, pickSkus, submit } from '#tests/e2e/kit/activityForm'
import { dayFrom, fillTime } from '#tests/e2e/kit/fields'
import { cellOf, control, enter, expect, shownPage, test, urge } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

type Coupon = { id: string; receivedNum: number; usedNum: number; promotionStatus: string }

test('a coupon is left half typed, continued from its draft, received by buyers and used by an order', async ({
  page,
  context,
}) => {
  const ask = await enter(context, 'haichuan')
  await page.goto('/add-coupon')
  const form = shownPage(page)
  await form.getByLabel('活动名称').fill('开门红')
  await form.getByLabel('优惠券名称').fill('开门红券')
  await expect(page.getByText(/^草稿已保存 \d/)).toBeVisible()
  await page.reload()
  await form.getByRole('button', { name: '继续填写' }).click()
  await expect(form.getByLabel('优惠券名称')).toHaveValue('开门红券')
  await form.getByLabel('面额（元）').fill('7')
  await form.getByLabel('消费门槛（元）').fill('8')
  await form.getByLabel('发放数量').fill('500')
  await form.getByLabel('领取限制').fill('3')
  await fillPeriod(page, `${dayFrom(1)} 09:00`, `${dayFrom(9)} 18:00`)
  await form.getByLabel('范围描述').fill('全店通用')
  await form.getByRole('radio', { name: '全品类' }).check()
  await submit(page)
  // 7 off 8 is asked about.
  const deep = page.getByRole('dialog', { name: '优惠力度这么大，确认保存？' })
  await deep.getByRole('button', { name: /^保\s?存$/ }).click()
  const coupon = async () => {
    const found = await ask<{ records: Coupon[] }>('/api/store/promotion/coupon', { couponName: '开门红券' })
    return found.records[0] as Coupon
  }
  await expect.poll(async () => (await coupon())?.promotionStatus).toBe('NEW')

  // It is opened for the next days; the buyers receive it, and one of them orders.
  const { id } = await coupon()
  await context.request.put(`${SITES.material}/api/store/promotion/coupon/status`, {
    headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` },
    form: { couponIds: id, startTime: String(Date.now() + 3_000), endTime: String(Date.now() + 86_400_000) },
  })
  await expect.poll(async () => (await coupon()).promotionStatus).toBe('START')
  await control(context, 'act', { action: 'receiveCoupon', id, reason: '12' })
  expect((await coupon()).receivedNum).toBeGreaterThan(0)
  await control(context, 'act', { action: 'buy', id: '9003', reason: '30' })
  await expect.poll(async () => (await coupon()).usedNum).toBeGreaterThan(0)

  await page.goto(`/promotions/coupon-receive?couponId=${id}`)
  await shownPage(page).getByText('已使用', { exact: true }).first().click()
  await expect(shownPage(page).locator('[data-row-key]').first()).toContainText('开门红券')
})

test.describe('refusals', () => {
  test.use({ refuses: true })

  test('a full discount beside another is refused at its time, moved, and saved', async ({ page, context }) => {
    const ask = await enter(context, 'haichuan')
    await page.goto('/full-discount-detail')
    const form = shownPage(page)
    await form.getByLabel('活动名称').fill('双月满减')
    await form.getByLabel('活动描述').fill('全店')
    await form.getByLabel('优惠门槛（元）').fill('800')
    await form.getByLabel('优惠金额（元）').fill('40')
    await fillPeriod(page, `${dayFrom(0)} 23:59`, `${dayFrom(2)} 18:00`)
    const aside = form.getByRole('complementary', { name: '保存前检查' })
    await expect(aside.getByText('同类活动时间重叠，会被拒绝：请改时间，或先关闭、删除它').first()).toBeVisible()
    await submit(page)
    await expect(form.getByText(/^与「.*」（.*）时间重叠，请改时间/)).toBeVisible()
    await fillTime(form.getByLabel('结束时间'), `${dayFrom(121)} 18:00`)
    await fillTime(form.getByLabel('开始时间'), `${dayFrom(120)} 09:00`)
    await expect(aside.getByText('同类活动时间重叠，会被拒绝：请改时间，或先关闭、删除它').first()).toBeHidden()
    await submit(page)
    const found = () => ask<{ total: number }>('/api/store/promotion/fullDiscount', { promotionName: '双月满减' })
    await expect.poll(async () => (await found()).total).toBe(1)
  })

  test('an application to a seckill beyond the stock is refused, corrected, and passes', async ({ page, context }) => {
    const ask = await enter(context, 'haichuan')
    type Seckill = { id: string; applyNum: number; passNum: number; hours: string }
    const waiting = await ask<{ records: Seckill[] }>('/api/store/promotion/seckill', { waiting: '1' })
    const { id = '', hours = '' } = waiting.records[0] ?? {}
    await page.goto(`/seckill-goods?id=${id}`)
    const form = shownPage(page)
    await form
      .getByText(`${hours.split(',')[1]}:00`)
      .first()
      .click()
    await pickSkus(page, '货号', 'HC013', 2)
    const batch = form.getByRole('group', { name: '批量设置' })
    await batch.getByLabel('按原价的百分比（%）').fill('80')
    await batch.getByLabel('活动库存').fill('99999')
    await batch.getByRole('button', { name: '批量设置' }).click()
    await submit(page, '提交报名')
    await expect(form.getByText(/不能大于库存/).first()).toBeVisible()
    await batch.getByLabel('活动库存').fill('5')
    await batch.getByRole('button', { name: '批量设置' }).click()
    // Bought out meanwhile: what the form takes for sufficient, the server refuses.
    const skus = await ask<{ records: { id: string; goodsName: string; quantity: number }[] }>(
      '/api/store/goods/goods/sku/list',
      { sn: 'HC013', pageSize: 2 },
    )
    await setStocks(
      page,
      skus.records.map(({ id: skuId }) => ({ skuId, quantity: 3 })),
    )
    await submit(page, '提交报名')
    await expect(form.getByText(/此商品库存不足/).first()).toBeVisible()
    await batch.getByLabel('活动库存').fill('3')
    await batch.getByRole('button', { name: '批量设置' }).click()
    await submit(page, '提交报名')
    const applied = async () => ask<Seckill>(`/api/store/promotion/seckill/${id}`)
    await expect.poll(async () => (await applied()).passNum).toBe(2)
    await expect(shownPage(page).getByRole('table', { name: '秒杀活动' }).first()).toBeVisible()
  })
})

test('two hundred products of a group-buy are priced by one paste', { tag: '@release' }, async ({ page, context }) => {
  test.setTimeout(120_000)
  const ask = await enter(context, 'haichuan')
  await page.goto('/pintuan')
  const goodsId = await publishMany(page)
  await urge(context, 'passGoods', goodsId)
  await page.goto('/pintuan-edit')
  const form = shownPage(page)
  await form.getByLabel('活动名称').fill('两百种规格')
  await fillPeriod(page, `${dayFrom(150)} 09:00`, `${dayFrom(151)} 18:00`)
  await form.getByRole('button', { name: '选择商品' }).click()
  const dialog = page.getByRole('dialog', { name: '选择商品' })
  await dialog.getByLabel('商品名称').fill('两百种螺栓')
  await dialog.getByRole('button', { name: '搜索' }).click()
  await expect(dialog.getByText('共 200 个规格')).toBeVisible()
  await loadAll(page, 200)
  await dialog.getByRole('button', { name: /^选择已加载的/ }).click()
  await expect(dialog.getByText('已选 200 项')).toBeVisible()
  await dialog.getByRole('button', { name: /^确\s?定$/ }).click()
  const grid = form.getByRole('grid', { name: '拼团商品' })
  await expect(grid).toHaveAttribute('aria-rowcount', /^20[0-9]$/)
  await (await cellOf(grid, 0, '拼团价（元）')).click()
  await paste(
    page,
    Array.from({ length: 200 }, (_, at) => ((at + 1) / 100).toFixed(2)),
  )
  await expect(grid.getByText('0.01 折')).toBeVisible()
  await submit(page)
  const asking = page.getByRole('dialog').filter({ hasText: '200 个商品的活动价不到原价的两成' })
  await asking.getByRole('button', { name: /^保\s?存$/ }).click()
  type GroupBuy = { id: string; promotionGoodsList: { price: number }[] }
  const found = () => ask<{ records: GroupBuy[] }>('/api/store/promotion/pintuan', { promotionName: '两百种规格' })
  await expect.poll(async () => (await found()).records.length).toBe(1)
  const saved = await ask<GroupBuy>(`/api/store/promotion/pintuan/${(await found()).records[0]?.id}`)
  const prices = saved.promotionGoodsList.map(({ price }) => price).sort((a, b) => a - b)
  expect(prices).toEqual(Array.from({ length: 200 }, (_, at) => (at + 1) / 100))
})

/** Pastes lines into the active cell. */
async function paste(page: Page, lines: readonly string[]): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, lines.join('\n'))
}

/** Scrolls the picker to its end, page by page. */
async function loadAll(page: Page, total: number): Promise<void> {
  const options = page.getByRole('dialog', { name: '选择商品' }).getByRole('option')
  await expect
    .poll(
      async () => {
        await options.last().scrollIntoViewIfNeeded()
        return options.count()
      },
      { timeout: 40_000 },
    )
    .toBe(total)
}

async function setStocks(page: Page, rows: readonly object[]): Promise<void> {
  await page.evaluate(async (body) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'Content-Type': 'application/json',
    }
    await fetch('/api/store/goods/goods/update/stocks', { method: 'PUT', headers, body: JSON.stringify(body) })
  }, rows)
}

/** Publishes a product of 20 × 10 SKUs at 10 yuan; resolves to its id. */
async function publishMany(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'Content-Type': 'application/json',
    }
    const ask = async (path: string, body?: object) => {
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return (await fetch(`/api/store/goods/goods/${path}`, init).then((response) => response.json())).result
    }
    const { records } = await ask('list?goodsType=PHYSICAL_GOODS&pageSize=1')
    const { id, categoryPath, templateId, goodsUnit } = records[0]
    // Its category may ask for parameters.
    const { goodsParamsDTOList } = await ask(`get/${id}`)
    const skuList = Array.from({ length: 200 }, (_, at) => ({
      直径: `M${Math.floor(at / 10)}`,
      长度: `${at % 10}0`,
      sn: `LB${at}`,
      price: 10,
      cost: 1,
      weight: 1,
      quantity: 50,
    }))
    await ask('create', {
      goodsName: '两百种螺栓',
      categoryPath,
      templateId,
      goodsUnit,
      skuList,
      price: 10,
      sellingPoint: '螺栓',
      goodsType: 'PHYSICAL_GOODS',
      salesModel: 'RETAIL',
      release: true,
      goodsGalleryList: ['/favicon.svg'],
      goodsParamsDTOList,
    })
    return (await ask('list?goodsName=两百种螺栓&pageSize=1')).records[0].id
  })
}
