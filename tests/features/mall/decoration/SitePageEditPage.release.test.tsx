import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { address, field, fill, inPage, runApp, shows, user } from '#tests/kit/render'
import {
  blockNames,
  button,
  choose,
  confirm,
  dialog,
  isSaved,
  listOf,
  openPage,
  ownPages,
  pageNamed,
  press,
  save,
  settings,
} from './pageEditorScreen'

runApp('material')

it('a new page opens with the top banner and the quick links, which stay; it is saved as the site reads it', async () => {
  await openPage('PC')
  expect(blockNames()).toEqual(['顶部广告', '快捷导航'])
  await fill(field('页面名称'), '春节首页')
  await choose(/快捷导航/)
  expect(button('移除')).toBeDisabled()
  await press('添加 横幅广告')
  await press('添加 促销活动')
  await press('上移')
  expect(blockNames()).toEqual(['顶部广告', '快捷导航', '促销活动', '横幅广告'])
  expect(button('上移')).toBeDisabled()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await save()
  await waitFor(() => expect(pageNamed('春节首页')?.pageShow).toBe('CLOSE'))
  expect(listOf('春节首页')).toMatchObject([
    { type: 'topAdvert', name: '顶部广告', img: '', bgColor: '#de000d' },
    { type: 'navBar', list: [{ name: '秒杀', url: '/seckill' }, {}] },
    { type: 'seckill', options: { list: { length: 7 } }, key: expect.any(String), model: expect.any(String) },
    { type: 'bannerAdvert', options: { img: '', url: '' } },
  ])
  await waitFor(() => expect(address()).toBe(`/pcFloorList/main?id=${pageNamed('春节首页')?.id}`))
})

it('a page is saved as it came while only its name changed, and is published in place of the live one', async () => {
  const before = pageNamed('新品首页')?.pageData
  await openPage('PC', '新品首页')
  await fill(field('页面名称'), '开春首页')
  await save()
  await isSaved()
  expect(pageNamed('开春首页')?.pageData).toBe(before)
  await press(/^发\s?布$/)
  await confirm('发布')
  await waitFor(() => expect(address()).toBe('/pc-pages'))
  expect(ownPages('PC').filter(({ pageShow }) => pageShow === 'OPEN')).toEqual([pageNamed('开春首页')])
})

it('a card leads to a page, to a product, or to any address; what the site has not is not offered', async () => {
  await openPage('PC', '新品首页')
  await choose(/横幅广告/)
  await press(/^横幅的链接/)
  const links = await dialog()
  await user.click(links.getByRole('tab', { name: '其他' }))
  expect(links.queryByRole('radio', { name: '拼团频道' })).not.toBeInTheDocument()
  expect(links.getByRole('radio', { name: '砍价（网站没有这个页面）' })).toBeDisabled()
  await user.click(links.getByRole('radio', { name: '外部链接' }))
  await user.type(links.getByLabelText('链接地址'), 'a.cn')
  await confirm('确定')
  expect(links.getByRole('alert')).toHaveTextContent('请填写以 http:// 或 https:// 开头、不含空格的链接地址')
  await fill(links.getByLabelText('链接地址'), 'https://a.cn/b')
  await confirm('确定')
  await waitFor(() => expect(button('横幅的链接 https://a.cn/b')).toBeInTheDocument())
  await choose(/快捷导航/)
  await press('导航 2 优惠券')
  await press('导航 2的链接 领券中心')
  await user.click((await dialog()).getByRole('tab', { name: '商品' }))
  await user.click(await (await dialog()).findByRole('option', { name: /不锈钢防臭地漏/ }))
  await confirm('确定')
  await save()
  await isSaved()
  const [, nav, , , banner] = listOf('新品首页') as [unknown, { list: { url: string }[] }, unknown, unknown, object]
  expect(banner).toMatchObject({ options: { url: 'https://a.cn/b' } })
  const [, sku = ''] = /^\/goodsDetail\?skuId=(\d+)&goodsId=\d+$/.exec(nav.list[1]?.url ?? '') ?? []
  expect(db.goodsSkus.get(sku)?.goodsName).toContain('不锈钢防臭地漏')
})

it('products stand under headings that come and go; what is missing leads to its card', async () => {
  await openPage('PC', '新品首页')
  await choose(/还没逛够/)
  await press('添加一组')
  await fill(settings().getByLabelText('主标题'), '五金')
  await press('分类 3 的商品 1')
  await user.click(settings().getByRole('button', { name: '选择商品' }))
  await user.click(await (await dialog()).findByRole('option', { name: /不锈钢防臭地漏/ }))
  await confirm('确定')
  await waitFor(() => expect(settings().getByLabelText('名称')).toHaveDisplayValue(/不锈钢防臭地漏/))
  await press(/^发\s?布$/)
  await shows('有 9 处需要修改后才能给买家看')
  await user.click(inPage().getAllByRole('button', { name: /分类 3 的商品第2项还没有商品$/ })[0] as HTMLElement)
  expect(button('分类 3 的商品 2')).toHaveAttribute('aria-expanded', 'true')
  const group = settings().getByRole('region', { name: '分类 3' })
  await user.click(within(group).getByRole('button', { name: '移除这一组' }))
  await save()
  await isSaved()
  expect(listOf('新品首页').at(-1)).toMatchObject({ options: { navList: { length: 2 }, list: { length: 2 } } })
})

it('a page of another writer keeps its place for the head, which the palette offers', async () => {
  const id = pageNamed('新品首页')?.id ?? ''
  db.pageDatas.update(id, { pageData: '{"list":[{"type":"goodsType","options":{"a":1.50}}]}' })
  await openPage('PC', '新品首页')
  expect(blockNames()).toEqual(['未知模块 goodsType'])
  await press(/^发\s?布$/)
  await shows('页面要以顶部广告和快捷导航开头，请先添加')
  await press('添加 快捷导航')
  await press('添加 顶部广告')
  expect(blockNames()).toEqual(['顶部广告', '快捷导航', '未知模块 goodsType'])
  await save()
  await isSaved()
  expect(pageNamed('新品首页')?.pageData).toContain('{"type":"goodsType","options":{"a":1.50}}')
})

it('a preview shows the site at three widths', async () => {
  await openPage('PC', '海川建材首页')
  await press('预览')
  const preview = await dialog()
  await user.click(preview.getByText('平板 768'))
  await user.click(preview.getByRole('button', { name: /^工具/ }))
  expect(preview.getByRole('button', { name: /^工具/, pressed: true })).toBeInTheDocument()
})
