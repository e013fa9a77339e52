import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import {
  button,
  choose,
  dialog,
  isSaved,
  listOf,
  openPage,
  pageNamed,
  press,
  save,
  settings,
} from '#tests/features/mall/decoration/pageEditorScreen'
import { pictureFile } from '#tests/kit/files'
import { fakePictures, sizes } from '#tests/kit/pictures'
import { askedAt, runApp, server, shows, user } from '#tests/kit/render'

runApp('material')
afterEach(() => vi.unstubAllGlobals())

it('gets an uploaded picture in place of the one before', async () => {
  fakePictures()
  sizes.set('blob:file', { width: 750, height: 280 })
  await openPage('H5', '年末清库')
  await choose(/图片/)
  let release = () => undefined as unknown
  const gate = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  server.use(http.post('*/upload/file', () => gate.then(() => undefined)))
  const input = settings().getByLabelText('第 1 张', { selector: 'input[type="file"]' })
  await user.upload(input as HTMLElement, pictureFile('新品.png'))
  await waitFor(() => expect(askedAt('/upload/file')).toHaveLength(1))
  await save()
  await shows('有图片还没有传完，请稍候再保存')
  release()
  await waitFor(() => expect(button('上传 第 1 张')).toBeEnabled())
  await save()
  await isSaved()
  await waitFor(() => expect(JSON.stringify(listOf('年末清库')[0])).toContain('/file/content/'))
})

it('keeps its picture in view, and its buttons usable, while a chosen file is refused', async () => {
  fakePictures()
  await openPage('H5', '年末清库')
  await choose(/图片/)
  const shown = () => settings().getByRole('img', { name: '第 1 张' })
  const src = shown().getAttribute('src')
  const input = settings().getByLabelText('第 1 张', { selector: 'input[type="file"]' })
  await user.upload(input as HTMLElement, new File(['text'], '假图.png', { type: 'image/png' }))
  expect(await settings().findByRole('alert')).toHaveTextContent(/\S/)
  expect(shown()).toHaveAttribute('src', src)
  expect(button('上传 第 1 张')).toBeEnabled()
  await press('移除 假图.png')
  expect(settings().queryByRole('alert')).toBeNull()
  expect(shown()).toHaveAttribute('src', src)
})

it('leads from parts of a picture to places of their own', async () => {
  await openPage('H5', '年末清库')
  await choose(/图片/)
  await user.click(settings().getByText('热区'))
  await save()
  await isSaved()
  await press(/绘制热区/)
  const zones = await dialog()
  await user.click(zones.getByRole('button', { name: '添加热区' }))
  await user.click(zones.getAllByRole('button', { name: /选择链接$/ })[0] as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
  const link = within(screen.getAllByRole('dialog')[1] as HTMLElement)
  await user.click(link.getByRole('tab', { name: '其他' }))
  await user.click(link.getByRole('radio', { name: '领券中心' }))
  await user.click(link.getByRole('button', { name: /^确\s?定$/ }))
  await user.click(zones.getByRole('button', { name: /^确\s?定$/ }))
  await save()
  await isSaved()
  const [{ options } = {}] = listOf('年末清库')
  expect(options).toMatchObject({
    list: [
      {
        model: 'hotzone',
        zoneInfo: [{ type: 'other', title: '领券中心', link: { title: '领券中心' }, widthPer: expect.any(Number) }],
      },
    ],
  })
})

it('warns of a picture of another size than wanted', async () => {
  fakePictures()
  sizes.set('/wide.png', { width: 900, height: 280 })
  const before = pageNamed('年末清库')?.pageData ?? ''
  const { list } = JSON.parse(before) as { list: { options: { list: { img: string }[] } }[] }
  const img = list[0]?.options.list[0]?.img ?? ''
  db.pageDatas.update(pageNamed('年末清库')?.id ?? '', { pageData: before.replace(JSON.stringify(img), '"/wide.png"') })
  await openPage('H5', '年末清库')
  await choose(/图片/)
  await waitFor(() => expect(settings().getByText(/^图片 900×280，比例与建议的 750×280 不同/)).toBeInTheDocument())
})

it('shows the inputs of a block of one card without a heading; an issue leads to them', async () => {
  const card = { title: '甲', color: '#ff0000', img: '' }
  const pageData = JSON.stringify({ list: [{ type: 'title', name: '标题栏', options: { list: [card] } }] })
  db.pageDatas.update(pageNamed('年末清库')?.id ?? '', { pageData })
  await openPage('H5', '年末清库')
  await choose(/标题栏/)
  expect(settings().queryByText('第 1 项')).not.toBeInTheDocument()
  expect(settings().queryByRole('button', { name: /^上传/ })).not.toBeInTheDocument()
  fireEvent.change(settings().getByLabelText('颜色'), { target: { value: '#00ff00' } })
  await user.clear(settings().getByLabelText('标题'))
  await press('第1项没有标题')
  expect(settings().getByRole('group')).toHaveFocus()
  await save()
  await isSaved()
  expect(listOf('年末清库')).toMatchObject([{ options: { list: [{ title: '', color: '#00ff00', img: '' }] } }])
})
