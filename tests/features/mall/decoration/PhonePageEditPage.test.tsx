import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms } from '#shared/dirtyForms'
import { address, field, fill, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'

runApp('material')

const own = () => db.pageDatas.filter(({ storeId, pageClientType }) => storeId === '9003' && pageClientType === 'H5')
const named = (name: string) => own().find((page) => page.name === name)
const listOf = (name: string) => JSON.parse(named(name)?.pageData ?? '{}').list as Record<string, unknown>[]
const open = async (name?: string) => {
  const page = name === undefined ? undefined : named(name)
  await renderPage({ path: page ? `/floorList/main?id=${page.id}` : '/floorList/main', account: 'haichuan' })
  await waitFor(() => expect(field('页面名称')).toBeEnabled())
}
const button = (name: string | RegExp) => inPage().getByRole('button', { name })
const press = (name: string | RegExp) => user.click(button(name))
const outline = () => within(inPage().getByRole('region', { name: '页面大纲' }))
const names = () =>
  outline()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/^\d+/, ''))
const settings = () => within(inPage().getByRole('region', { name: '模块设置' }))
const confirm = async (name: string) =>
  user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(`^${[...name].join('\\s?')}$`) }),
  )

describe('a new phone page', () => {
  it('is built of blocks, saved, opened again unchanged, and published', async () => {
    await open()
    await fill(field('页面名称'), '新店首页')
    await press('添加 标题栏')
    await fill(settings().getByLabelText('标题'), '本周推荐')
    await press('添加 图片')
    await press('添加 商品分类')
    expect(names()).toEqual(['标题栏', '图片', '商品分类'])
    await press('保存')
    await waitFor(() => expect(named('新店首页')?.pageShow).toBe('CLOSE'))
    expect(listOf('新店首页')).toMatchObject([
      { type: 'title', name: '标题栏', options: { list: [{ title: '本周推荐', color: '#000000' }] } },
      { type: 'flexOne', name: '图片', options: { list: [{ img: '', url: '', size: '750*280' }] } },
      { type: 'goods', name: '商品分类', options: { list: [{ titleWay: { length: 4 }, listWay: [] }] } },
    ])
    await waitFor(() => expect(address()).toBe(`/floorList/main?id=${named('新店首页')?.id}`))
    await waitFor(() => expect(names()).toEqual(['标题栏', '图片', '商品分类']))
    expect(dirtyForms()).toEqual([])
    await press(/^发\s?布$/)
    await shows('有 2 处需要修改后才能给买家看')
    expect(outline().getByRole('button', { current: true })).toHaveTextContent('图片')
    await press('移除')
    await press('移除')
    await press(/^发\s?布$/)
    await confirm('发布')
    await waitFor(() => expect(address()).toBe('/wap-pages'))
    expect(own().filter(({ pageShow }) => pageShow === 'OPEN')).toEqual([named('新店首页')])
  })
})
