import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import {
  addSpec,
  button,
  chooseCategory,
  field,
  fillBasics,
  setAll,
  shows,
  skuRows,
} from '#tests/features/mall/goods/goodsEditorScreen'
import {
  address,
  asked,
  fill,
  inPage,
  page,
  reload,
  renderApp,
  renderPage,
  reopen,
  runApp,
  user,
} from '#tests/kit/render'

runApp('material')

const PATH = '/goods-operation'
const made = (name: string) => db.goods.find(({ goodsName }) => goodsName === name)
const draft = (saveType: string) => db.draftGoods.find((row) => row.storeId === '9003' && row.saveType === saveType)
const body = () =>
  JSON.parse(asked.findLast(({ method, path }) => method !== 'GET' && path.includes('goods'))?.body ?? '{}')

describe('publishing a product', () => {
  it('lists and focuses the missing fields, and resumes at the same step after a reload; SKUs are all combinations of two specs', async () => {
    await renderPage({ path: PATH, account: 'haichuan' })
    await waitFor(() => expect(inPage().getByRole('listbox', { name: '一级分类' })).toBeInTheDocument())
    await user.click(button('下一步'))
    await shows('请选择商品类型')
    await shows('请选择商品分类')
    await chooseCategory()
    expect(field('商品名称')).toHaveFocus()
    await addSpec(1, '颜色', ['黄', '黄'])
    await shows('存在重复规格值！')
    await user.click(button('发布商品'))
    const alert = await waitFor(
      () =>
        inPage()
          .getByText(/^还有 \d+ 项需要处理$/)
          .closest('.ant-alert') as HTMLElement,
    )
    await user.click(within(alert).getByRole('button', { name: '请填写商品名称' }))
    await waitFor(() => expect(field('商品名称')).toHaveFocus())
    await fill(field('商品名称'), '测试冲击钻')
    await waitFor(() => expect(within(alert).queryByText('请填写商品名称')).not.toBeInTheDocument())
    // Going back to the first step keeps all input.
    await user.click(button('上一步'))
    await user.click(button('下一步'))
    await flushDrafts()
    await reload()
    await waitFor(() => expect(page()).toHaveTextContent(/已恢复 .* 的草稿/))
    await waitFor(() => expect(field('商品名称')).toHaveValue('测试冲击钻'))
    expect(skuRows()).toHaveLength(1)
    await fillBasics()
    await fill(field('颜色 第 2 个规格值'), '蓝')
    await addSpec(2, '型号', ['单电版', '双电版'])
    await setAll({ '价格（元）': '99.5', '重量（kg）': '2.5', 库存: '10', 货号: 'T1' })
    await user.click(button('发布商品'))
    await shows('商品“测试冲击钻”已提交')
    const goods = made('测试冲击钻')
    expect(goods).toMatchObject({ price: '99.5', quantity: '40', marketEnable: 'UPPER', goodsUnit: '台' })
    expect(body()).not.toHaveProperty('regeneratorSkuFlag')
    const skus = db.goodsSkus.filter(({ goodsId }) => goodsId === goods?.id)
    expect(
      skus.map((sku) =>
        [sku.simpleSpecs.trim(), ...[sku.price, sku.weight, sku.quantity].map(Number), sku.sn].join(' '),
      ),
    ).toEqual([
      '黄 单电版 99.5 2.5 10 T1-01',
      '黄 双电版 99.5 2.5 10 T1-02',
      '蓝 单电版 99.5 2.5 10 T1-03',
      '蓝 双电版 99.5 2.5 10 T1-04',
    ])
    await user.click(await waitFor(() => button('查看这个商品')))
    await waitFor(() => expect(address()).toBe(`/goods?view=${goods?.id}`))
  })

  it('without specs asks no second time for the price that its only row has', async () => {
    await renderPage({ path: PATH, account: 'haichuan' })
    await chooseCategory()
    await fill(field('商品名称'), '测试手电钻')
    await fillBasics()
    await fill(field('商品价格'), '')
    await user.click(button('发布商品'))
    await shows('商品价格不能为空')
    await setAll({ '价格（元）': '88', '重量（kg）': '2.5', 库存: '10', 货号: 'T2' })
    await waitFor(() => expect(page()).not.toHaveTextContent('商品价格不能为空'))
    await user.click(button('发布商品'))
    await shows('商品“测试手电钻”已提交')
    expect(made('测试手电钻')?.price).toBe('88')
  })

  it('for wholesale requires rising quantities and falling prices', async () => {
    await renderPage({ path: `${PATH}?copyId=${made('角磨机 850W')?.id}`, account: 'haichuan' })
    await waitFor(() => expect(field('商品名称')).toBeEnabled())
    await user.click(inPage().getByText('批发'))
    await fill(field('第 1 档购买数量'), '5')
    await fill(field('第 1 档商品单价'), '180')
    await user.click(button('添加价格区间'))
    expect(field('第 2 档商品单价')).toHaveValue('179.99')
    await fill(field('第 2 档购买数量'), '5')
    await shows('下一个购买数量必须大于上一个购买数量')
    await fill(field('第 2 档购买数量'), '50')
    await shows('当商品购买数量 ≥50 时，售价为 ￥179.99 / 台')
    await setAll({ 库存: '10', 货号: 'PF1' })
    await user.click(button('发布商品'))
    await shows(/”已提交/)
    expect(body()).toMatchObject({
      salesModel: 'WHOLESALE',
      wholesaleList: [
        { num: 5, price: 180 },
        { num: 50, price: 179.99 },
      ],
    })
  })
})

describe('drafts and templates', () => {
  it('keeps a half-finished form as a draft, and replaces an opened template only after a confirmation', async () => {
    await renderPage({ path: `${PATH}?copyId=${made('角磨机 850W')?.id}`, account: 'haichuan' })
    await waitFor(() => expect(field('商品名称')).toBeEnabled())
    await fill(field('商品名称'), '半成品')
    await fill(field('商品价格'), '')
    await user.click(button('保存为草稿'))
    await waitFor(() => expect(db.draftGoods.find(({ goodsName }) => goodsName === '半成品')?.saveType).toBe('DRAFT'))
    const opened = draft('TEMPLATE')
    const count = db.draftGoods.all().length
    reopen(`/goods-template-operation-edit?draftId=${opened?.id}`)
    await waitFor(() => expect(field('商品名称')).toHaveValue(opened?.goodsName))
    await fill(field('商品名称'), '改过的模板')
    await user.click(button('保存为模板'))
    await user.click(await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name: /取\s?消/ })))
    expect(db.draftGoods.get(opened?.id ?? '')?.goodsName).toBe(opened?.goodsName)
    await user.click(button('保存为模板'))
    await user.click(await waitFor(() => screen.getByRole('button', { name: '替换旧模板' })))
    await waitFor(() => expect(db.draftGoods.get(opened?.id ?? '')?.goodsName).toBe('改过的模板'))
    expect(db.draftGoods.all()).toHaveLength(count)
  })

  it('publishes from the list of templates, and asks where another product has the item number', async () => {
    const template = db.draftGoods.find(({ goodsName }) => goodsName === '高强钢筋 HRB500E 模板')
    const own = made('高强钢筋 HRB500E')
    await renderPage({
      path: `/goods-templates?goodsName=${encodeURIComponent(template?.goodsName ?? '')}`,
      account: 'haichuan',
    })
    await user.click(await waitFor(() => button('从模板发布')))
    await waitFor(() => expect(address()).toBe(`/goods-operation?template=${template?.id}`))
    await waitFor(() => expect(field('商品名称')).toHaveValue(template?.goodsName))
    await user.click(button('发布商品'))
    const asking = within(await waitFor(() => screen.getByRole('dialog', { name: '货号已被其他商品使用' })))
    const [sku] = db.goodsSkus.filter(({ goodsId }) => goodsId === own?.id)
    expect(asking.getByText(new RegExp(`${sku?.sn}「高强钢筋 HRB500E`))).toBeInTheDocument()
    await user.click(asking.getByRole('button', { name: '返回修改' }))
    expect(made(template?.goodsName ?? '')).toBeUndefined()
    await user.click(button('发布商品'))
    await user.click(await waitFor(() => screen.getByRole('button', { name: '仍要发布' })))
    await shows(`商品“${template?.goodsName}”已提交`)
    await user.click(button('继续发布商品'))
    await waitFor(() => expect(address()).toBe('/goods-operation'))
  })
})

it('an account with read-only access to products does not find the form in the menu', async () => {
  await renderApp({ path: '/goods', account: 'haichuan03' })
  const menu = await waitFor(() => {
    const found = screen.getByRole('navigation', { name: '主菜单' })
    expect(found).toHaveTextContent('商品变更')
    return found
  })
  expect(menu).not.toHaveTextContent('发布商品')
})
