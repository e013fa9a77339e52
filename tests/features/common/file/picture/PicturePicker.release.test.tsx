import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PicturePicker } from '#features/common/file/picture/PicturePicker'
import { db } from '#mocks/areas'
import { pictureFile } from '#tests/kit/files'
import { renderPart, runPart } from '#tests/kit/part'
import { drawn, fakePictures, sizes } from '#tests/kit/pictures'
import { askedAt, runApp, signIn, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')
runPart({ files: '/files' })
beforeEach(async () => {
  await signIn('yueheng')
  fakePictures()
  return () => vi.unstubAllGlobals()
})

const TITLE = '裁剪图片'
const WANTED = { width: 750, height: 280 }
const HOSTED = 'https://images.mall.example/a.png'

let value: string
function Picker(props: Partial<ComponentProps<typeof PicturePicker>>) {
  const [url, setUrl] = useState(props.value ?? '')
  value = url
  return (
    <PicturePicker
      caption="第 1 张"
      disabled={false}
      wanted={WANTED}
      onUpload={() => undefined}
      {...props}
      value={url}
      onChange={setUrl}
    />
  )
}
const show = (props: Partial<ComponentProps<typeof PicturePicker>> = {}) => renderPart(<Picker {...props} />)
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('第 1 张', { selector: 'input[type=file]' }), { target: { files: [file] } })
const button = (name: string) => screen.getByRole('button', { name })
const opened = async () => within(await screen.findByRole('dialog', { name: TITLE }))
const inDialog = (name: string) => within(dialog(TITLE)).getByRole('button', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument())
const signboard = () => db.files.find((row) => row.supplierId === '9001' && row.name === '店铺招牌.jpg')
async function pickSignboard() {
  await user.click(button('从文件库选择 第 1 张'))
  const title = '选择图片（最多 1 张）'
  await user.click(
    await waitFor(() => within(dialog(title)).getByRole('checkbox', { name: '选择 店铺招牌.jpg', hidden: true })),
  )
  await user.click(within(dialog(title)).getByRole('button', { name: /确\s?定/, hidden: true }))
}
const stored = () => db.files.find(({ url }) => url === value)

describe('an uploaded picture', () => {
  it('of the wanted size is uploaded at once, as any is where no size is wanted', async () => {
    sizes.set('blob:file', WANTED)
    const { unmount } = show()
    choose(pictureFile('a.png'))
    await waitFor(() => expect(stored()?.name).toBe('a.png'))
    unmount()
    sizes.set('blob:file', { width: 8000, height: 8000 })
    show({ wanted: null })
    choose(pictureFile('b.png'))
    await waitFor(() => expect(stored()?.name).toBe('b.png'))
    expect(drawn).toEqual([])
  })

  it('of another ratio is cropped to exactly the wanted pixels, and then uploaded', async () => {
    sizes.set('blob:file', { width: 8000, height: 6000 })
    show()
    choose(pictureFile('招牌.jpg'))
    const crop = await opened()
    expect(crop.getByText('裁剪后 750×280 像素')).toBeInTheDocument()
    expect(crop.getByRole('group', { name: '选区，用方向键移动' })).toBeInTheDocument()
    expect(askedAt('/upload/file')).toEqual([])
    await user.click(inDialog('裁剪并上传'))
    await waitFor(() => expect(stored()?.name).toBe('招牌.jpg'))
    expect(drawn).toEqual([[0, 1507, 8000, 2987, 0, 0, 750, 280]])
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file')
    await isClosed()
  })

  it('is moved and resized by keys; a selection with too few pixels warns, and is not enlarged', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400))
    sizes.set('blob:file', { width: 800, height: 800 })
    show()
    choose(pictureFile('a.webp'))
    const crop = await opened()
    expect(crop.queryByText('选区比建议尺寸小，图片会模糊')).not.toBeInTheDocument()
    fireEvent.keyDown(crop.getByRole('button', { name: /^右下角/ }), { key: 'ArrowLeft', ctrlKey: true })
    fireEvent.keyDown(crop.getByRole('group', { name: /^选区/ }), { key: 'ArrowRight', shiftKey: true })
    expect(await crop.findByText('选区比建议尺寸小，图片会模糊')).toBeInTheDocument()
    await user.click(inDialog('裁剪并上传'))
    await waitFor(() => expect(stored()?.name).toBe('a.png'))
    const [x, , width, height, , , ...size] = drawn[0] ?? []
    expect(x).toBe(20)
    expect(width).toBeLessThan(750)
    expect(size).toEqual([width, height])
  })

  it('is used as it is by 使用原图, and not at all by 取消', async () => {
    sizes.set('blob:file', { width: 800, height: 800 })
    show()
    choose(pictureFile('a.png'))
    await opened()
    await user.click(inDialog('取消'))
    await isClosed()
    expect(askedAt('/upload/file')).toEqual([])
    choose(pictureFile('b.png'))
    await opened()
    await user.click(inDialog('使用原图'))
    await waitFor(() => expect(stored()?.name).toBe('b.png'))
    expect(drawn).toEqual([])
  })

  it('above 2 MB can only be cropped', async () => {
    sizes.set('blob:file', WANTED)
    show()
    choose(pictureFile('a.png', { size: 3 * 1024 * 1024 }))
    const crop = await opened()
    expect(crop.getByText('文件大小不能超过2MB，不能使用原图')).toBeInTheDocument()
    expect(inDialog('使用原图')).toBeDisabled()
  })

  it('with an animation is used as it is by default', async () => {
    sizes.set('blob:file', { width: 800, height: 800 })
    const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
    show()
    choose(new File([Uint8Array.from([0x47, 0x49, 0x46, 0x38, ...frame, ...frame])], 'a.gif'))
    const crop = await opened()
    expect(crop.getByText('这是动图，裁剪后只保留第一帧')).toBeInTheDocument()
    expect(inDialog('使用原图')).toHaveClass('ant-btn-primary')
    expect(inDialog('裁剪并上传')).not.toHaveClass('ant-btn-primary')
  })

  it('that is no picture, or cannot be decoded, is refused at the field', async () => {
    show()
    choose(new File(['name,price'], '表.png'))
    expect(await screen.findByText('文件内容与扩展名不符，请确认文件没有损坏')).toBeInTheDocument()
    choose(pictureFile('broken.png'))
    expect(await screen.findByText('无法读取这张图片，请换一张')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(askedAt('/upload/file')).toEqual([])
  })

  it('stays in the dialog when the browser cannot crop it', async () => {
    sizes.set('blob:file', { width: 800, height: 800 })
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null))
    show()
    choose(pictureFile('a.png'))
    const crop = await opened()
    await user.click(inDialog('裁剪并上传'))
    expect(await crop.findByText('裁剪失败，请使用原图')).toBeInTheDocument()
    expect(askedAt('/upload/file')).toEqual([])
  })
})

describe('a stored picture', () => {
  it('of the image host is cropped by its address, from the whole picture', async () => {
    sizes.set('/a.png', { width: 1000, height: 1000 })
    show({ value: `${HOSTED}?x-oss-process=image/crop,x_0,y_0,w_9,h_9` })
    await user.click(button('裁剪 第 1 张'))
    await opened()
    await user.click(inDialog('裁剪并使用'))
    const cut = 'x-oss-process=image/auto-orient,1/crop,x_0,y_313,w_1000,h_373/resize,m_fixed,w_750,h_280'
    await waitFor(() => expect(value).toBe(`${HOSTED}?${cut}`))
    await isClosed()
    await user.click(button('裁剪 第 1 张'))
    await opened()
    await user.click(inDialog('使用原图'))
    expect(value).toBe(HOSTED)
    expect(askedAt('/upload/file')).toEqual([])
  })

  it('of this site is cropped in the browser and uploaded', async () => {
    sizes.set('/shop/a.jpg', { width: 1000, height: 1000 })
    show({ value: '/shop/a.jpg' })
    await user.click(button('裁剪 第 1 张'))
    await opened()
    await user.click(inDialog('裁剪并上传'))
    await waitFor(() => expect(stored()?.name).toBe('a.jpg'))
    expect(drawn).toEqual([[0, 313, 1000, 373, 0, 0, 750, 280]])
  })

  it('chosen from the files is offered for cropping when it does not fit', async () => {
    const { url = '' } = signboard() ?? {}
    sizes.set(url, { width: 1000, height: 1000 })
    show()
    await pickSignboard()
    await opened()
    expect(value).toBe('')
    await user.click(inDialog('使用原图'))
    expect(value).toBe(url)
  })

  it('of another own host can only be used as it is', async () => {
    const url = 'https://www.mall.example/a.png'
    db.files.update(signboard()?.id ?? '', { url })
    sizes.set(url, { width: 1000, height: 1000 })
    show()
    await pickSignboard()
    const crop = await opened()
    expect(crop.getByText(/^其他网站的图片不能在这里裁剪/)).toBeInTheDocument()
    expect(crop.queryByRole('button', { name: /^裁剪/ })).not.toBeInTheDocument()
    await user.click(inDialog('使用原图'))
    expect(value).toBe(url)
  })

  it('has no button where it cannot be cropped', () => {
    show({ value: 'https://elsewhere.example/a.png' })
    expect(screen.queryByRole('button', { name: /^裁剪/ })).not.toBeInTheDocument()
  })
})
