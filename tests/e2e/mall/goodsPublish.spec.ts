import type { Page } from '@playwright/test'
import { setAllSkus, uploadMainPicture } from '#tests/e2e/kit/goodsForm'
import { editorBar, enter, expect, shownPage, test, urge } from '#tests/e2e/kit/journey'
import { drawnPicture } from '#tests/e2e/kit/photo'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

const GOODS = '/api/store/goods/goods'
const NAME = '内六角圆柱头螺钉 12.9级'
const SPECS: [name: string, values: string[]][] = [
  ['规格', ['M6', 'M8', 'M10', 'M12']],
  ['长度', ['20mm', '30mm', '40mm', '50mm']],
  ['表面', ['发黑', '镀锌', '达克罗', '本色']],
]
/** SKUs of the specs: all combinations of values. */
const COUNT = 64

type Goods = { id: string; quantity: number; price: number; marketEnable: string; authFlag: string }
type Sku = { quantity: number; price: number; alertQuantity: number; simpleSpecs: string; sn: string }

test('a product of 3 specs × 4 values is published from another tab’s draft, put on sale and restocked', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const ask = await enter(context, 'haichuan')
  const other = await context.newPage()
  await other.goto('/goods-drafts')
  await expect(shownPage(other).locator('[data-row-key]').first()).toBeVisible()

  // The first tab: category, basics and specs.
  await page.bringToFront()
  await page.goto('/goods-operation')
  const form = shownPage(page)
  await form.getByRole('radio', { name: '实物商品' }).check()
  await form.getByLabel('搜索分类名称').fill('螺栓螺母')
  await form.getByRole('group', { name: '搜索结果' }).getByRole('button').click()
  await form.getByRole('button', { name: '下一步' }).click()
  await form.getByLabel('商品名称').fill(NAME)
  await form.getByLabel('商品价格').fill('1.2')
  await form.getByLabel('商品卖点').fill('高强度合金钢，扭矩稳定')
  await choose(page, '计量单位', '套')
  await choose(page, '材质', '碳钢')
  for (const [at, [spec, values]] of SPECS.entries()) {
    await form.getByRole('button', { name: '添加规格项' }).click()
    await form.getByLabel(`规格项 ${at + 1} 名称`).fill(spec)
    for (const value of values) {
      const added = form.getByRole('textbox', { name: `${spec} 新规格值` })
      await added.fill(value)
      await added.press('Enter')
    }
  }
  await expect(form.getByRole('grid', { name: '规格明细' })).toHaveAttribute('aria-rowcount', String(COUNT + 2))
  await editorBar(page).getByRole('button', { name: '保存为草稿' }).click()
  await expect(shownPage(page).getByRole('button', { name: NAME })).toBeVisible()

  // The other tab finds the draft in its list, completes and publishes it.
  await other.bringToFront()
  const list = shownPage(other)
  await list.getByLabel('商品名称').fill(NAME)
  await list.getByRole('button', { name: '搜索', exact: true }).click()
  const draft = list.locator('[data-row-key]')
  await expect(draft).toHaveCount(1)
  await draft.getByRole('button', { name: '编辑', exact: true }).click()
  await expect(list.getByLabel('商品名称')).toHaveValue(NAME)
  const grid = list.getByRole('grid', { name: '规格明细' })
  await expect(grid).toHaveAttribute('aria-rowcount', String(COUNT + 2))
  await setAllSkus(other, { '价格（元）': '1.25', '重量（kg）': '0.06', 库存: '10', 库存预警: '3', 货号: 'NLJ' })
  await uploadMainPicture(other, await drawnPicture(other, '螺钉.png', [800, 800]))
  await list.getByRole('textbox', { name: 'PC商品描述' }).fill('国标 GB/T 70.1，整箱附材质单。')
  await choose(other, '运费模板', '五金按重量')
  await list.getByText('放入仓库').click()
  const bar = editorBar(other).getByRole('button', { name: '发布商品' })
  await bar.click()
  await expect(list.getByRole('heading', { name: `商品“${NAME}”已提交` })).toBeVisible()

  const find = async () => (await ask<{ records: Goods[] }>(`${GOODS}/list`, { goodsName: NAME })).records
  const [made] = await find()
  expect(made).toMatchObject({ price: 1.25, quantity: 640, marketEnable: 'DOWN', authFlag: 'TOBEAUDITED' })
  const skus = () => ask<Sku[]>(`${GOODS}/sku/${made?.id}/list`)
  const stored = await skus()
  expect(new Set(stored.map(({ simpleSpecs }) => simpleSpecs)).size).toBe(COUNT)
  expect(new Set(stored.map(({ sn }) => sn)).size).toBe(COUNT)
  expect(new Set(stored.map((sku) => `${sku.price} ${sku.quantity} ${sku.alertQuantity}`))).toEqual(
    new Set(['1.25 10 3']),
  )

  // The used draft is deleted, the platform approves, and the shop puts the product on sale.
  await list.getByRole('button', { name: '删除已用过的草稿' }).click()
  await expect(other.getByText('草稿已删除')).toBeVisible()
  await urge(context, 'passGoods', made?.id ?? '')
  await list.getByRole('button', { name: '查看商品列表' }).click()
  await list.getByLabel('商品名称').fill(NAME)
  await list.getByRole('button', { name: '搜索', exact: true }).click()
  const row = list.locator('[data-row-key]')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('仓库中')
  await row.getByRole('button', { name: '上架', exact: true }).click()
  await other.getByRole('dialog').getByRole('button', { name: '上架', exact: true }).click()
  await expect(row).toContainText('出售中')
  expect(await find()).toMatchObject([{ marketEnable: 'UPPER', authFlag: 'PASS' }])

  // One stock for all 64 SKUs, and another for one of them.
  await row.getByRole('button', { name: '更多' }).click()
  await other.getByRole('menuitem', { name: '库存', exact: true }).click()
  const drawer = other.getByRole('dialog', { name: '更新库存' })
  await drawer.getByLabel('统一库存').fill('25')
  await drawer.getByRole('button', { name: '全部设为' }).click()
  await drawer.getByLabel('M6 20mm 发黑').fill('7')
  await drawer.getByRole('button', { name: /^保\s?存$/ }).click()
  await expect(other.getByText('库存已更新')).toBeVisible()
  await expect(drawer).toBeHidden()
  const total = 63 * 25 + 7
  await expect(row.getByRole('cell', { name: String(total), exact: true })).toBeVisible()
  expect(await find()).toMatchObject([{ quantity: total }])
  expect((await skus()).map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([
    7,
    ...Array.from({ length: 63 }, () => 25),
  ])
})

/** Chooses in a select of the page by its label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await shownPage(page).getByRole('combobox', { name: label }).fill(option)
  await page.locator('.ant-select-item-option').filter({ hasText: option, visible: true }).first().click()
}
