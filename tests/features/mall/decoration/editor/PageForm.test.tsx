import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { field, fill, inPage, reload, renderPage, runApp, shows, user } from '#tests/kit/render'

runApp('material')

const named = (name: string) => db.pageDatas.find((page) => page.name === name)
const open = async (name: string) => {
  await renderPage({ path: `/floorList/main?id=${named(name)?.id}`, account: 'haichuan' })
  await waitFor(() => expect(field('页面名称')).toBeEnabled())
}
const button = (name: string | RegExp) => inPage().getByRole('button', { name })
const press = (name: string | RegExp) => user.click(button(name))
const outline = () => within(inPage().getByRole('region', { name: '页面大纲' }))
const settings = () => within(inPage().getByRole('region', { name: '模块设置' }))
const dialog = async () => within(await screen.findByRole('dialog'))
const isSaved = () =>
  waitFor(() => {
    expect(dirtyForms()).toEqual([])
    expect(field('页面名称')).toBeEnabled()
  })

it('a page that was published meanwhile is not changed for buyers unseen', async () => {
  await open('年末清库')
  await press('添加 图片')
  const { id = '', pageData } = named('年末清库') ?? {}
  db.pageDatas.update(id, { pageShow: 'OPEN' })
  await press(/^保\s?存$/)
  expect((await dialog()).getAllByText('页面刚刚被发布了')[0]).toBeInTheDocument()
  expect(db.pageDatas.get(id)?.pageData).toBe(pageData)
  await user.click((await dialog()).getByRole('button', { name: /知道了|确\s?定/ }))
  await press('保存并更新')
  await shows('有 1 处需要修改后才能给买家看')
  await press('移除')
  await press('保存并更新')
  await isSaved()
  expect(db.pageDatas.get(id)).toMatchObject({ pageShow: 'OPEN' })
})

it('a page that is no longer live says so before it is saved', async () => {
  await open('海川建材手机首页')
  await fill(field('页面名称'), '旧首页')
  const id = named('海川建材手机首页')?.id ?? ''
  db.pageDatas.update(id, { pageShow: 'CLOSE' })
  await press('保存并更新')
  expect((await dialog()).getAllByText('页面已不再发布')[0]).toBeInTheDocument()
  await user.click((await dialog()).getByRole('button', { name: /知道了|确\s?定/ }))
  await press(/^保\s?存$/)
  await isSaved()
  expect(db.pageDatas.get(id)).toMatchObject({ name: '旧首页', pageShow: 'CLOSE' })
})

it('the draft of a page that was deleted elsewhere becomes a new page', async () => {
  await open('冬储专场')
  await fill(field('页面名称'), '冬储留底')
  await press('添加 标题栏')
  await fill(settings().getByLabelText('标题'), '还在')
  await flushDrafts()
  db.pageDatas.delete(named('冬储专场')?.id ?? '')
  await reload()
  await shows('这个页面已被删除。这是您的草稿，保存后成为一个新页面。')
  await shows(/^已恢复/)
  await press(/^保\s?存$/)
  await waitFor(() => expect(named('冬储留底')?.pageData).toContain('还在'))
})

it('a smaller look puts pictures aside, a larger one brings them back', async () => {
  await open('年末清库')
  const list = () => JSON.parse(named('年末清库')?.pageData ?? '').list[1].options.list
  const before = list()
  await user.click(outline().getByRole('button', { name: /两张横图/ }))
  await user.click(settings().getByText('选择风格'))
  await press('一张大图')
  expect(await screen.findByText(/^这个风格放不下 1 张图片/)).toBeInTheDocument()
  await press('三列单行')
  await press(/^保\s?存$/)
  await isSaved()
  expect(list()).toMatchObject([{ img: before[0].img }, { img: before[1].img, url: before[1].url }, { img: '' }])
})

it('what is missing leads to the settings of its card', async () => {
  await open('年末清库')
  await press('添加 图片轮播')
  await press(/^发\s?布$/)
  await shows('有 3 处需要修改后才能给买家看')
  await user.click(inPage().getByRole('button', { name: '第 3 块 图片轮播：第3张没有图片' }))
  expect(settings().getByRole('group', { name: '第 3 张' })).toHaveFocus()
})
