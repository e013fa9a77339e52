import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { pictureFile } from '#tests/kit/files'
import { drawn, fakePictures, sizes } from '#tests/kit/pictures'
import { address, asked, field, fill, inPage, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { headButtons } from '#tests/kit/suites/recordScreen'
import { enterTime, fromNow, studioIn } from './studios'

runApp('material')
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const table = () => within(inPage().getByRole('table', { name: '直播商品' }))
const goodsOrder = () =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.getAttribute('data-row-key'))
const save = () => user.click(inPage().getByRole('button', { name: '保存' }))
const writes = () => asked.filter(({ method, path }) => method !== 'GET' && path.includes('/broadcast/'))
const drop = (caption: string, file: File) =>
  fireEvent.change(inPage().getByLabelText(caption, { selector: 'input[type=file]' }), { target: { files: [file] } })

async function open(query: string) {
  await renderPage({ path: `/add-live${query}`, account: 'haichuan' })
  await waitFor(() => expect(field('直播标题')).toBeEnabled())
}

/** Chooses approved goods by their places in the list. */
async function chooseGoods(...places: number[]) {
  await user.click(inPage().getByRole('button', { name: /选择直播商品/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '选择直播商品' }))
  const boxes = await waitFor(() => {
    const found = dialog.getAllByRole('checkbox')
    expect(found.length).toBeGreaterThan(5)
    return found
  })
  for (const place of places) await user.click(boxes[place] as HTMLElement)
  await user.click(dialog.getByRole('button', { name: '确定' }))
}

it('creates a room with its pictures, times and goods in order', async () => {
  await open('')
  await fill(field('直播标题'), '中秋备货夜')
  await fill(field('主播昵称'), '小川')
  await fill(field('主播微信号'), 'xiaochuan')
  const start = fromNow(60)
  await enterTime('开播时间', start)
  await user.click(inPage().getByRole('button', { name: '2 小时' }))
  const [share, cover] = [
    { width: 800, height: 640 },
    { width: 1080, height: 1920 },
  ]
  drop('分享卡片封面', pictureFile('feeds.png', share))
  drop('直播间背景墙', pictureFile('cover.png', cover))
  drop('直播间分享图', pictureFile('share.png', share))
  await waitFor(() => expect(inPage().getByAltText('直播间分享图 第 1 张')).toBeInTheDocument())
  await chooseGoods(1, 3)
  const [first, second] = goodsOrder()
  await user.click(table().getAllByRole('button', { name: /^下移/ })[0] as HTMLElement)
  expect(goodsOrder()).toEqual([second, first])
  await save()
  await waitFor(() => expect(address()).toBe('/live'))
  const room = db.studios.find(({ name }) => name === '中秋备货夜')
  expect(room).toMatchObject({ anchorName: '小川', anchorWechat: 'xiaochuan', goodsIds: [second, first] })
  expect(room?.startTime.slice(0, 16)).toBe(start)
  const form = new URLSearchParams(writes().find(({ path }) => path.endsWith('/broadcast/studio'))?.body)
  expect(form.get('startTime')).toMatch(/^\d{10}$/)
  expect(Number(form.get('endTime')) - Number(form.get('startTime'))).toBe(7200)
})

it('refuses a picture that is too small before it is sent, and has others cropped to its exact pixels', async () => {
  fakePictures()
  await open('')
  sizes.set('blob:feeds.png', { width: 640, height: 480 })
  drop('分享卡片封面', pictureFile('feeds.png', { width: 640, height: 480 }))
  await shows('图片应为800×640像素，这张是640×480像素')
  sizes.set('blob:cover.png', { width: 1080, height: 1920 })
  drop('直播间背景墙', pictureFile('cover.png', { width: 1080, height: 1920, size: 1024 * 1024 + 1 }))
  const crop = within(await screen.findByRole('dialog', { name: '裁剪图片' }))
  expect(crop.getByText('文件大小不能超过1MB，不能使用原图')).toBeInTheDocument()
  await user.click(crop.getByRole('button', { name: '裁剪并上传' }))
  await waitFor(() => expect(drawn).toEqual([[0, 0, 1080, 1920, 0, 0, 1080, 1920]]))
  expect(writes()).toEqual([])
})

it('refuses a stored picture of other pixels', async () => {
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(480)
  await open(`?id=${studioIn('NEW').id}`)
  await save()
  await shows('图片应为1080×1920像素，这张是640×480像素')
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  expect(writes()).toEqual([])
})

it('warns of another room of the host at the same time', async () => {
  const other = studioIn('NEW')
  await open(`?copy=${other.id}`)
  await enterTime('开播时间', other.startTime.slice(0, 16))
  expect(inPage().queryByText(/同一时间还有别的直播/)).toBeNull()
  await enterTime('结束时间', other.endTime.slice(0, 16))
  await shows(
    new RegExp(`^主播 ${other.anchorName} 同一时间还有别的直播：.*「${other.name}」${other.startTime.slice(0, 16)}`),
  )
})

it('changes the order by dragging, adds and removes goods, and sends only what changed', async () => {
  const room = studioIn('NEW')
  await open(`?id=${room.id}`)
  const before = goodsOrder()
  const rows = () => table().getAllByRole('row').slice(1)
  fireEvent.dragStart(rows()[2] as HTMLElement)
  fireEvent.drop(rows()[0] as HTMLElement)
  expect(goodsOrder().slice(0, 3)).toEqual([before[2], before[0], before[1]])
  await user.click(table().getAllByRole('button', { name: /^移除/ })[1] as HTMLElement)
  const after = goodsOrder()
  await save()
  await waitFor(() => expect(address()).toBe('/live'))
  expect(db.studios.get(room.id)?.goodsIds).toEqual(after)
  expect(writes().map(({ method, path }) => `${method} ${path.split('/').at(-3)}`)).toEqual([
    'PUT broadcast',
    'DELETE deleteInRoom',
  ])
})

it('shows a room that runs or is over read-only, with what can be done', async () => {
  const room = studioIn('END')
  await renderPage({ path: `/add-live?id=${room.id}`, account: 'haichuan' })
  await shows(room.name)
  expect(await headButtons()).toEqual(['复制'])
  expect(goodsOrder()).toEqual(room.goodsIds)
  expect(inPage().queryByRole('button', { name: /^上移/ })).toBeNull()
  expect(inPage().getByText('观看回放')).toBeInTheDocument()
  expect(inPage().getByText('扫码进入直播间')).toBeInTheDocument()
})

it('shows a room that has not started to an account that may only look', async () => {
  const room = studioIn('NEW')
  await renderPage({ path: `/add-live?id=${room.id}`, account: 'haichuan03' })
  await shows(room.name)
  expect(goodsOrder()).toEqual(room.goodsIds)
  expect(inPage().queryByRole('button', { name: '保存' })).toBeNull()
  expect(inPage().queryByRole('textbox')).toBeNull()
})

it('says which goods a new room did not take, instead of making a second room', async () => {
  await open(`?copy=${studioIn('END').id}`)
  await fill(field('直播标题'), '复制的直播')
  await enterTime('开播时间', fromNow(60))
  await enterTime('结束时间', fromNow(120))
  let isFirst = true
  server.use(
    http.put('*/studio/push/*', () => {
      if (!isFirst) return undefined
      isFirst = false
      return HttpResponse.json({ success: false, code: 44001, message: '直播商品已存在' }, { status: 400 })
    }),
  )
  const [first] = goodsOrder()
  await save()
  await shows('直播间已保存，1 个商品没有更新')
  expect(inPage().getByText(`${db.liveGoods.get(first ?? '')?.name}: 直播商品已存在`)).toBeInTheDocument()
  const room = db.studios.find(({ name }) => name === '复制的直播')
  expect(room?.goodsIds).toHaveLength(3)
  await user.click(inPage().getByRole('button', { name: '打开直播间' }))
  await waitFor(() => expect(address()).toBe(`/add-live?id=${room?.id}`))
})
