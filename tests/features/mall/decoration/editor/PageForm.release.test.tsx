import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import {
  choose,
  dialog,
  isSaved,
  openPage,
  pageNamed,
  press,
  settings,
} from '#tests/features/mall/decoration/pageEditorScreen'
import { field, fill, inPage, reload, runApp, shows, user } from '#tests/kit/render'

runApp('material')

it('a page that was published meanwhile is not changed for buyers unseen', async () => {
  await openPage('H5', '年末清库')
  await press('添加 图片')
  const { id = '', pageData } = pageNamed('年末清库') ?? {}
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
  await openPage('H5', '海川建材手机首页')
  await fill(field('页面名称'), '旧首页')
  const id = pageNamed('海川建材手机首页')?.id ?? ''
  db.pageDatas.update(id, { pageShow: 'CLOSE' })
  await press('保存并更新')
  expect((await dialog()).getAllByText('页面已不再发布')[0]).toBeInTheDocument()
  await user.click((await dialog()).getByRole('button', { name: /知道了|确\s?定/ }))
  await press(/^保\s?存$/)
  await isSaved()
  expect(db.pageDatas.get(id)).toMatchObject({ name: '旧首页', pageShow: 'CLOSE' })
})

it('the draft of a page that was deleted elsewhere becomes a new page', async () => {
  await openPage('H5', '冬储专场')
  await fill(field('页面名称'), '冬储留底')
  await press('添加 标题栏')
  await fill(settings().getByLabelText('标题'), '还在')
  await flushDrafts()
  db.pageDatas.delete(pageNamed('冬储专场')?.id ?? '')
  await reload()
  await shows('这个页面已被删除。这是您的草稿，保存后成为一个新页面。')
  await shows(/^已恢复/)
  await press(/^保\s?存$/)
  await waitFor(() => expect(pageNamed('冬储留底')?.pageData).toContain('还在'))
})

it('a smaller look puts pictures aside, a larger one brings them back', async () => {
  await openPage('H5', '年末清库')
  const list = () => JSON.parse(pageNamed('年末清库')?.pageData ?? '').list[1].options.list
  const before = list()
  await choose(/两张横图/)
  await user.click(settings().getByText('选择风格'))
  await press('一张大图')
  expect(await screen.findByText(/^这个风格放不下 1 张图片/)).toBeInTheDocument()
  await press('三列单行')
  await press(/^保\s?存$/)
  await isSaved()
  expect(list()).toMatchObject([{ img: before[0].img }, { img: before[1].img, url: before[1].url }, { img: '' }])
})

it('what is missing leads to the settings of its card', async () => {
  await openPage('H5', '年末清库')
  await press('添加 图片轮播')
  await press(/^发\s?布$/)
  await shows('有 3 处需要修改后才能给买家看')
  await user.click(inPage().getByRole('button', { name: '第 3 块 图片轮播：第3张没有图片' }))
  expect(settings().getByRole('group', { name: '第 3 张' })).toHaveFocus()
})

it('what is changed in the live page can be kept as a draft, which buyers do not see', async () => {
  await openPage('H5', '海川建材手机首页')
  const { id = '', pageData } = pageNamed('海川建材手机首页') ?? {}
  await press('添加 图片')
  await press('存为草稿')
  await waitFor(() => expect(pageNamed('海川建材手机首页 草稿')).toMatchObject({ pageShow: 'CLOSE' }))
  expect(pageNamed('海川建材手机首页 草稿')?.pageData).not.toBe(pageData)
  expect(db.pageDatas.get(id)).toMatchObject({ pageShow: 'OPEN', pageData })
  await waitFor(() => expect(field('页面名称')).toHaveValue('海川建材手机首页 草稿'))
})
