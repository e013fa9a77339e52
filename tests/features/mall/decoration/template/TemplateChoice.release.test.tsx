import { waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import {
  blockNames,
  button,
  isSaved,
  listOf,
  openPage,
  outline,
  pageNamed,
  press,
  save,
} from '#tests/features/mall/decoration/pageEditorScreen'
import { address, field, fill, inPage, runApp, server, shows, user } from '#tests/kit/render'

runApp('material')

const choice = async () => within(await inPage().findByRole('region', { name: '从模板开始' }))
/** The button of a template, once the products are read. */
const template = async (name: string) => (await choice()).findByRole('button', { name: new RegExp(`^${name}.*还要补`) })
const isGone = () => expect(inPage().queryByRole('region', { name: '从模板开始' })).not.toBeInTheDocument()

it('a phone page begins from a template with the products of the shop, as one step, and keeps its name', async () => {
  await openPage('H5')
  await fill(field('页面名称'), '新店')
  const start = await template('开店首页')
  start.focus()
  await user.keyboard('{Enter}')
  expect(blockNames()).toEqual(
    ['图片', '标题栏 热销商品', '三列单行', '标题栏 新品上架', '三列单行', '商品分类'].map((name) =>
      expect.stringContaining(name),
    ),
  )
  expect(field('页面名称')).toHaveValue('新店')
  isGone()
  await press('撤销')
  expect(outline().queryAllByRole('button')).toHaveLength(0)
  await template('换季专场')
  await press('重做')
  await save()
  await waitFor(() => expect(address()).toContain('id='))
  const [, , row] = listOf('新店')
  expect(row).toMatchObject({
    type: 'flexThree',
    options: { list: [{ url: { ___type: 'goods' }, img: expect.stringMatching(/./) }, {}, {}] },
  })
})

it('a page of the site keeps what opens it, and begins with the template below', async () => {
  await openPage('PC')
  await fill(field('页面名称'), '清仓')
  await user.click(await template('清仓特卖'))
  expect(blockNames()?.map((name) => name?.split(' ')[0])).toEqual([
    '顶部广告',
    '快捷导航',
    '横幅广告',
    '首页广告',
    '还没逛够',
  ])
  await save()
  await waitFor(() => expect(pageNamed('清仓')?.pageData).toContain('/goodsDetail?skuId='))
})

it('an empty page is begun by hand, and a page with blocks offers no template', async () => {
  await openPage('H5')
  await user.click(await (await choice()).findByRole('button', { name: /^空白页面/ }))
  isGone()
  await press('添加 标题栏')
  expect(blockNames()).toHaveLength(1)
  await openPage('H5', '年末清库')
  isGone()
})

it('products that cannot be read are said, and read again', async () => {
  let fails = true
  server.use(http.get('*/goods/goods/sku/page', () => (fails ? new Response('', { status: 500 }) : undefined)))
  await openPage('H5')
  await shows('没有读到店铺的商品，模板里的商品要自己选。')
  fails = false
  await press(/重\s?试/)
  await waitFor(() => expect(inPage().queryByText(/^没有读到店铺的商品/)).not.toBeInTheDocument())
  expect(button(/^开店首页.*还要补 1 处$/)).toBeEnabled()
  await fill(field('页面名称'), '试')
  await press(/^开店首页/)
  await save()
  await isSaved()
})
