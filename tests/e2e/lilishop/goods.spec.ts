import type { Locator } from '@playwright/test'
import { setAllSkus, uploadMainPicture } from '#tests/e2e/kit/goodsForm'
import { cellOf, editorBar, shownPage } from '#tests/e2e/kit/journey'
import { drawnPicture } from '#tests/e2e/kit/photo'
import { expect, test } from './journey'
import { findSku, needFreightTemplate, OWN_NAME, offeredSku, type Sku, storedSku } from './stock'

const GOODS = '/store/goods/goods'

type Goods = { id: string; goodsName: string; marketEnable: string; authFlag: string }

test('a product is published, with a picture, and buyers find it', async ({ page, seller, buyer }) => {
  await needFreightTemplate(seller)
  const name = `${OWN_NAME} ${Date.now()}`
  await page.goto('/goods-operation')
  const form = shownPage(page)
  await form.getByRole('radio', { name: '实物商品' }).check()
  for (const level of ['一级分类', '二级分类', '三级分类'])
    await form.getByRole('listbox', { name: level }).getByRole('option').first().click()
  await form.getByRole('button', { name: '下一步' }).click()
  await form.getByLabel('商品名称').fill(name)
  await form.getByLabel('商品价格').fill('12.35')
  await form.getByLabel('商品卖点').fill('按张下单，当天发货')
  await chooseFirst(form.getByRole('combobox', { name: '计量单位' }))
  await chooseFirst(form.getByRole('combobox', { name: '商品品牌' }))
  const sn = `SD${Date.now()}`
  await setAllSkus(page, { '价格（元）': '12.35', '重量（kg）': '0.5', 库存: '300', 库存预警: '3', 货号: sn })
  await uploadMainPicture(page, await drawnPicture(page, '试单.png', [800, 800]))
  await form.getByRole('textbox', { name: 'PC商品描述' }).fill('整箱附材质单。')
  await form.getByRole('button', { name: '将PC描述同步到移动端' }).click()
  await chooseFirst(form.getByRole('combobox', { name: '运费模板' }))
  // A category may ask for parameters.
  const params = form.getByRole('region', { name: '参数信息' }).getByRole('combobox', { name: /^\*/ })
  for (const param of await params.all()) await chooseFirst(param)
  await editorBar(page).getByRole('button', { name: '发布商品' }).click()
  await expect(form.getByRole('heading', { name: `商品“${name}”已提交` })).toBeVisible()

  const { records } = await seller<{ records: Goods[] }>(`${GOODS}/list`, { query: { goodsName: name } })
  expect(records).toMatchObject([{ goodsName: name, marketEnable: 'UPPER' }])
  const [goods] = records as [Goods]
  const [sku] = (await seller<Sku[]>(`${GOODS}/sku/${goods.id}/list`)) as [Sku]
  expect(sku).toMatchObject({ price: 12.35, quantity: 300 })
  // Some shops look at products before buyers see them.
  if (goods.authFlag !== 'PASS') return
  await expect
    .poll(() => offeredSku(buyer, sku).catch(String), { timeout: 20_000 })
    .toMatchObject({
      data: { price: 12.35, quantity: 300 },
    })
})

test('a price is raised and put back, for buyers too', async ({ page, seller, buyer }) => {
  const sku = await findSku(seller, buyer)
  for (const price of [sku.price + 0.01, sku.price].map((each) => each.toFixed(2))) {
    await test.step(`it costs ${price}`, async () => {
      await page.goto(`/goods-operation-edit?id=${sku.goodsId}`)
      const grid = shownPage(page).getByRole('grid', { name: '规格明细' })
      const skus = await seller<Sku[]>(`${GOODS}/sku/${sku.goodsId}/list`)
      const row = skus.findIndex(({ id }) => id === sku.id)
      await expect(grid).toHaveAttribute('aria-rowcount', String(skus.length + 2))
      await (await cellOf(grid, row, '价格（元）')).click()
      await page.keyboard.type(price)
      await page.keyboard.press('Enter')
      // A product without specs has its own price beside that of its line.
      const whole = shownPage(page).getByLabel('商品价格')
      if (await whole.isEnabled()) await whole.fill(price)
      await editorBar(page)
        .getByRole('button', { name: /^保\s?存$/ })
        .click()
      await expect(page).toHaveURL(/\/goods$/)
      // The shop may have more products than a page of its list.
      await page.goto(`/goods?id=${sku.goodsId}`)
      await expect(shownPage(page).locator(`[data-row-key="${sku.goodsId}"]`)).toContainText(price)
      expect(await storedSku(seller, sku)).toMatchObject({ price: Number(price), quantity: sku.quantity, sn: sku.sn })
      const offered = async () => (await offeredSku(buyer, sku)).data.price
      await expect.poll(offered, { timeout: 20_000 }).toBe(Number(price))
    })
  }
})

/** Chooses the first option of a select. */
async function chooseFirst(select: Locator): Promise<void> {
  await select.click()
  await select
    .page()
    .locator('.ant-select-item-option, .ant-select-tree-title')
    .filter({ visible: true })
    .first()
    .click()
}
