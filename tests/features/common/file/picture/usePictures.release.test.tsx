import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form } from 'antd'
import { HttpResponse, http } from 'msw'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { db } from '#mocks/areas'
import { pictureFile } from '#tests/kit/files'
import { renderPart, runPart } from '#tests/kit/part'
import { drawn, fakePictures, sizes } from '#tests/kit/pictures'
import { askedAt, runApp, server, signIn, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

// Cropping in a form; PicturePicker.test.tsx proves the dialog itself.
runApp('supplier')
runPart({ files: '/files' })
beforeEach(async () => {
  await signIn('yueheng')
  fakePictures()
  return () => vi.unstubAllGlobals()
})

const SQUARE = { width: 800, height: 800 }
const TITLE = '裁剪图片'
const titleOf = (number: number, total: number) => `裁剪图片（第 ${number} 张，共 ${total} 张）`
const HOSTED = 'https://images.mall.example'
const tooLarge = (name: string, megabytes: number) => pictureFile(name, { size: megabytes * 1024 * 1024 })

let value: string[]
const onPending = vi.fn()
function show(initial: string[], props: Partial<ComponentProps<typeof ImagePicker>> = {}) {
  value = initial
  onPending.mockClear()
  renderPart(
    <Form onValuesChange={(_changed, all) => (value = all.photos)}>
      <Form.Item name="photos" initialValue={initial}>
        <ImagePicker caption="主图" wanted={SQUARE} onPending={onPending} {...props} />
      </Form.Item>
    </Form>,
  )
}
function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('主图', { selector: 'input[type=file]' }), { target: { files } })
}
const wide = (name: string) => {
  sizes.set(`blob:${name}`, { width: 2000, height: 1000 })
  return pictureFile(name, { width: 2000, height: 1000 })
}
const opened = async (title = TITLE) => within(await screen.findByRole('dialog', { name: title }))
const press = (title: string, name: string) =>
  user.click(within(dialog(title)).getByRole('button', { name, hidden: true }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const sentNames = () => value.map((url) => db.files.find((row) => row.url === url)?.name)
const alt = (at: number) => `主图 第 ${at} 张`

describe('several pictures chosen at once', () => {
  it('go straight on where they fit; the others are asked about one after another', async () => {
    show([], { limit: 5 })
    const fitting = [pictureFile('1.png'), pictureFile('2.png')]
    const beyond = Array.from({ length: 15 }, (_, at) => wide(`多${at}.png`))
    choose(...fitting, wide('甲.png'), wide('乙.png'), wide('丙.png'), ...beyond)
    const crop = await opened(titleOf(1, 3))
    await waitFor(() => expect(sentNames().sort()).toEqual(['1.png', '2.png']))
    expect(crop.getByText('裁剪后 800×800 像素')).toBeInTheDocument()
    expect(screen.getByText('最多只能上传5张图片，有 15 个没有添加')).toBeInTheDocument()
    expect(onPending).toHaveBeenLastCalledWith({ waiting: 3, refused: [] })
    await press(titleOf(1, 3), '裁剪并上传')
    await opened(titleOf(2, 3))
    await press(titleOf(2, 3), '跳过这张')
    await opened(titleOf(3, 3))
    await press(titleOf(3, 3), '使用原图')
    await isClosed()
    await waitFor(() => expect(sentNames().sort()).toEqual(['1.png', '2.png', '丙.png', '甲.png']))
    expect(drawn).toEqual([[500, 0, 1000, 1000, 0, 0, 800, 800]])
    expect(onPending).toHaveBeenLastCalledWith({ waiting: 0, refused: [] })
    expect(askedAt('/upload/file')).toHaveLength(4)
  })

  it('are decided on by keys alone: the focus is on what is meant, Esc skips', async () => {
    show([], { limit: 5 })
    choose(wide('甲.png'), wide('乙.png'), wide('丙.png'))
    for (const number of [1, 2]) {
      await opened(titleOf(number, 3))
      const main = within(dialog(titleOf(number, 3))).getByRole('button', { name: '裁剪并上传' })
      await waitFor(() => expect(main).toHaveFocus())
      await user.keyboard('{Enter}')
    }
    await opened(titleOf(3, 3))
    await user.keyboard('{Escape}')
    await isClosed()
    await waitFor(() => expect(sentNames().sort()).toEqual(['乙.png', '甲.png']))
  })

  it('from the file manager keep their order; a skipped one is not added', async () => {
    const urlOf = (name: string) => db.files.find((row) => row.supplierId === '9001' && row.name === name)?.url ?? ''
    const [first, second] = [urlOf('螺纹钢Φ16.jpg'), urlOf('店铺招牌.jpg')]
    sizes.set(first, { width: 900, height: 600 })
    sizes.set(second, SQUARE)
    show(['/0.png'], { limit: 3 })
    const pick = async () => {
      await user.click(screen.getByRole('button', { name: '从文件库选择' }))
      const title = '选择图片（最多 2 张）'
      for (const name of ['螺纹钢Φ16.jpg', '店铺招牌.jpg']) {
        const box = () => within(dialog(title)).getByRole('checkbox', { name: `选择 ${name}`, hidden: true })
        await user.click(await waitFor(box))
      }
      await user.click(within(dialog(title)).getByRole('button', { name: /确\s?定/, hidden: true }))
      await opened()
    }
    await pick()
    await press(TITLE, '使用原图')
    await waitFor(() => expect(value).toEqual(['/0.png', first, second]))
    for (const at of [3, 2]) await user.click(screen.getByRole('button', { name: `移除 ${alt(at)}` }))
    await pick()
    await press(TITLE, '取消')
    await waitFor(() => expect(value).toEqual(['/0.png', second]))
  })
})

describe('a picture', () => {
  it('above the limit may be cropped, up to 20 MB; its crop is retried without another question', async () => {
    server.use(http.post('*/upload/file', () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
    sizes.set('blob:大.png', SQUARE)
    show([], { limit: 2 })
    choose(tooLarge('大.png', 3), tooLarge('更大.png', 21))
    const crop = await opened()
    expect(screen.getByText('文件大小不能超过20MB')).toBeInTheDocument()
    expect(crop.getByText('文件大小不能超过2MB，不能使用原图')).toBeInTheDocument()
    await press(TITLE, '裁剪并上传')
    await user.click(await screen.findByRole('button', { name: '重新上传 大.png' }))
    await screen.findByRole('button', { name: '重新上传 大.png' })
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: '重新上传 大.png' }))
    await waitFor(() => expect(sentNames()).toEqual(['大.png']))
    expect(drawn).toHaveLength(1)
    await isClosed()
  })

  it('is only sent where no size is wanted, however large it is', async () => {
    show([], { wanted: null })
    choose(wide('执照.png'))
    await waitFor(() => expect(sentNames()).toEqual(['执照.png']))
    expect(screen.queryByRole('button', { name: /^裁剪/ })).not.toBeInTheDocument()
    expect(screen.queryByText(/像素/)).not.toBeInTheDocument()
  })

  it('keeps its minimum: a smaller selection is not taken', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400))
    show([], { atLeast: { width: 950, height: 950 } })
    choose(wide('甲.png'), pictureFile('小.png', { width: 949, height: 2000 }))
    const crop = await opened()
    fireEvent.keyDown(crop.getByRole('button', { name: /^右下角/ }), { key: 'ArrowLeft', ctrlKey: true })
    expect(await crop.findByText('选区不能小于 950×950 像素')).toBeInTheDocument()
    await press(TITLE, '裁剪并上传')
    await waitFor(() => expect(drawn).toEqual([[500, 0, 1000, 1000, 0, 0, 800, 800]]))
  })
})

describe('a picture of exact pixels', () => {
  const exactly = { width: 800, height: 640 }

  it('is cut out of a larger one, which cannot be used as it is', async () => {
    sizes.set('blob:大.jpg', { width: 3000, height: 2000 })
    show([], { wanted: null, exactly, maxMegabytes: 1 })
    choose(pictureFile('大.jpg', { width: 3000, height: 2000 }))
    const crop = await opened()
    expect(crop.getByText('图片应为800×640像素，这张是3000×2000像素，不能使用原图')).toBeInTheDocument()
    expect(crop.getByRole('button', { name: '使用原图' })).toBeDisabled()
    const png = new Blob([await pictureFile('', exactly).arrayBuffer()], { type: 'image/png' })
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(png))
    await press(TITLE, '裁剪并上传')
    await waitFor(() => expect(sentNames()).toEqual(['大.png']))
    expect(drawn).toEqual([[250, 0, 2500, 2000, 0, 0, 800, 640]])
  })

  it('is refused where it is too small, uploaded or chosen, and sent at once where it fits', async () => {
    sizes.set('blob:小.png', { width: 799, height: 2000 })
    const small = pictureFile('小.png', { width: 799, height: 2000, size: 3 * 1024 * 1024 })
    show(['/stored.png'], { wanted: null, exactly, limit: 3 })
    choose(small, pictureFile('好.png', exactly))
    expect(await screen.findByText('图片应为800×640像素，这张是799×2000像素')).toBeInTheDocument()
    await waitFor(() => expect(sentNames()).toEqual([undefined, '好.png']))
    expect(onPending).toHaveBeenLastCalledWith({ waiting: 0, refused: ['小.png'] })
    sizes.set('/stored.png', { width: 640, height: 480 })
    await user.click(screen.getByRole('button', { name: `裁剪 ${alt(1)}` }))
    expect(await screen.findByText('图片应为800×640像素，这张是640×480像素')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a stored picture', () => {
  it('is cropped again in its place, by the address of the image host', async () => {
    sizes.set('/b.png', { width: 1000, height: 800 })
    show([`${HOSTED}/a.png`, `${HOSTED}/b.png`, `${HOSTED}/c.png`], { limit: 3 })
    await user.click(screen.getByRole('button', { name: `裁剪 ${alt(2)}` }))
    await opened()
    await press(TITLE, '裁剪并使用')
    const cut = 'x-oss-process=image/auto-orient,1/crop,x_100,y_0,w_800,h_800'
    await waitFor(() => expect(value).toEqual([`${HOSTED}/a.png`, `${HOSTED}/b.png?${cut}`, `${HOSTED}/c.png`]))
    expect(askedAt('/upload/file')).toEqual([])
  })

  it('of this site is cropped in the browser, uploaded, and takes its place', async () => {
    sizes.set('/b.png', { width: 1000, height: 800 })
    show(['/a.png', '/b.png', '/c.png'], { limit: 3 })
    await user.click(screen.getByRole('button', { name: `裁剪 ${alt(2)}` }))
    await opened()
    await press(TITLE, '裁剪并上传')
    await waitFor(() => expect(sentNames()).toEqual([undefined, 'b.png', undefined]))
    expect([value[0], value[2]]).toEqual(['/a.png', '/c.png'])
  })

  it('has no button where it cannot be cropped, or only be looked at', () => {
    show(['https://elsewhere.example/a.png', '/a.png'], { limit: 2, isReadOnly: true })
    expect(screen.queryByRole('button', { name: /^裁剪/ })).not.toBeInTheDocument()
  })
})
