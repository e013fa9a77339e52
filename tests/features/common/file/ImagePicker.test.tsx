import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form } from 'antd'
import { HttpResponse, http } from 'msw'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { db } from '#mocks/areas'
import { pictureFile } from '#tests/kit/files'
import { renderPart, runPart } from '#tests/kit/part'
import { askedAt, runApp, server, signIn, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')
runPart({ files: '/files' })
beforeEach(() => signIn('yueheng'))

let value: string[]
function show(initial: string[], props: Partial<ComponentProps<typeof ImagePicker>> = {}) {
  value = initial
  renderPart(
    <Form onValuesChange={(_changed, all) => (value = all.photos)}>
      <Form.Item name="photos" label="门店照片" initialValue={initial}>
        <ImagePicker caption="门店照片" {...props} />
      </Form.Item>
    </Form>,
  )
}
const photo = (name: string, size = 3) => pictureFile(name, { size })
const input = () => screen.getByLabelText('门店照片', { selector: 'input[type=file]' })
const button = (name: string) => screen.getByRole('button', { name })

describe('the pictures of a form', () => {
  it('are uploaded up to the limit; one too many and one too large say why', async () => {
    show([], { limit: 2 })
    fireEvent.change(input(), {
      target: { files: [photo('a.png'), photo('b.png', 3 * 1024 * 1024), photo('c.png'), photo('d.png')] },
    })
    await waitFor(() => expect(value).toHaveLength(2))
    expect(screen.getByText('文件大小不能超过2MB')).toBeInTheDocument()
    expect(screen.getByText('最多只能上传2张图片，有 1 个没有添加')).toBeInTheDocument()
    expect(screen.queryByText('d.png')).not.toBeInTheDocument()
    expect(button('门店照片 上传图片')).toBeDisabled()
    expect(value.map((url) => db.files.find((row) => row.url === url)?.name).sort()).toEqual(['a.png', 'c.png'])
  })

  it('are counted in one message when many exceed the limit, which a removal clears', async () => {
    show([], { limit: 5 })
    const files = Array.from({ length: 20 }, (_, at) => photo(`${at}.png`))
    fireEvent.change(input(), { target: { files } })
    expect(await screen.findByText('最多只能上传5张图片，有 15 个没有添加')).toBeInTheDocument()
    await waitFor(() => expect(value).toHaveLength(5))
    const tiles = within(screen.getByRole('list', { name: '门店照片' }))
    expect(tiles.getAllByRole('listitem')).toHaveLength(5)
    await user.click(button('移除 门店照片 第 1 张'))
    expect(screen.queryByText(/有 15 个没有添加/)).not.toBeInTheDocument()
  })

  it('are rejected before sending when they are no pictures or have too few pixels', async () => {
    const files = [new File(['name,price'], '表.png'), pictureFile('小.png', { width: 599 }), photo('大.png')]
    show([], { limit: 5, atLeast: { width: 600, height: 600 } })
    fireEvent.change(input(), { target: { files } })
    expect(await screen.findByText('文件内容与扩展名不符，请确认文件没有损坏')).toBeInTheDocument()
    expect(await screen.findByText('图片至少600×600像素，这张是599×800像素')).toBeInTheDocument()
    await waitFor(() => expect(value).toHaveLength(1))
    expect(askedAt('/upload/file')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /重新上传/ })).not.toBeInTheDocument()
  })

  it('are reordered by arrows and by dragging, and removed', async () => {
    show(['/1.png', '/2.png', '/3.png'], { limit: 5 })
    await user.click(button('后移 门店照片 第 1 张'))
    expect(value).toEqual(['/2.png', '/1.png', '/3.png'])
    const tiles = within(screen.getByRole('list', { name: '门店照片' })).getAllByRole('listitem')
    fireEvent.dragStart(tiles[2] as HTMLElement)
    fireEvent.drop(tiles[0] as HTMLElement, { dataTransfer: { files: [] } })
    expect(value).toEqual(['/3.png', '/2.png', '/1.png'])
    await user.click(button('移除 门店照片 第 2 张'))
    expect(value).toEqual(['/3.png', '/1.png'])
  })

  it('are sent again after their upload failed', async () => {
    server.use(http.post('*/upload/file', () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
    show([])
    fireEvent.change(input(), { target: { files: [photo('a.png')] } })
    await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument())
    expect(value).toEqual([])
    server.resetHandlers()
    await user.click(button('重新上传 a.png'))
    await waitFor(() => expect(value).toHaveLength(1))
  })

  it('are only viewed when the field is read-only', () => {
    show(['/1.png'], { isReadOnly: true })
    expect(screen.queryByRole('button', { name: '门店照片' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /移除/ })).not.toBeInTheDocument()
    expect(screen.getByRole('img', { name: '门店照片 第 1 张' })).toBeInTheDocument()
  })

  it('are chosen from the files in the order they were ticked, once confirmed by 确定', async () => {
    show(['/1.png'], { limit: 3 })
    await user.click(button('从文件库选择'))
    const title = '选择图片（最多 2 张）'
    const box = (name: string) =>
      waitFor(() => within(dialog(title)).getByRole('checkbox', { name: `选择 ${name}`, hidden: true }))
    await user.click(await box('螺纹钢Φ16.jpg'))
    await user.click(await box('店铺招牌.jpg'))
    expect(await box('中砂.jpg')).toBeDisabled()
    expect(within(dialog(title)).queryByText(/mp4/)).not.toBeInTheDocument()
    expect(value).toEqual(['/1.png'])
    await user.click(within(dialog(title)).getByRole('button', { name: /确\s?定/, hidden: true }))
    const urlOf = (name: string) => db.files.find((row) => row.supplierId === '9001' && row.name === name)?.url
    expect(value).toEqual(['/1.png', urlOf('螺纹钢Φ16.jpg'), urlOf('店铺招牌.jpg')])
  })
})
