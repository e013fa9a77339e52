import { fireEvent, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms } from '#shared/dirtyForms'
import { pictureFile } from '#tests/kit/files'
import { askedAt, choose, inPage, page, renderPage, runApp, server, shows, user } from '#tests/kit/render'

runApp('supplier')
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
})

const SAVE = '/save-supplementary-information'
const notesIn = (status: number) =>
  db.delivers.filter((row) => row.status === status && row.supplierId === '9001' && !row.supplementary)
const snOf = (status: number, index: number) => notesIn(status)[index]?.deliverSn ?? ''
const photosOf = (deliverSn: string) =>
  db.delivers.find((row) => row.deliverSn === deliverSn)?.supplementary?.signPhotos ?? []

describe('a batch of signed copies', () => {
  it('is matched to its notes by barcode, by file name or by hand, and sent one by one', async () => {
    const [coded, named, chosen] = [snOf(1, 0), snOf(1, 1), snOf(0, 0)]
    codesAre({ 'IMG_0001.jpg': coded })
    await open()
    drop('IMG_0001.jpg', `${named} 签收.jpg`, 'IMG_0003.jpg')
    await shows('共 3 张，已上传 0 张，待选送货单 1 张，未成功 0 张')
    expect(rowOf('IMG_0001.jpg')).toHaveTextContent('二维码')
    expect(rowOf(`${named} 签收.jpg`)).toHaveTextContent('文件名')
    expect(rowOf('IMG_0003.jpg')).toHaveTextContent('请选择送货单')
    expect(askedAt('/upload/file')).toHaveLength(0)
    await user.click(inPage().getByLabelText('只看待选和未成功的'))
    expect(page().querySelectorAll('[data-row-key]')).toHaveLength(1)
    await user.click(inPage().getByLabelText('只看待选和未成功的'))
    expect(dirtyForms()).toHaveLength(1)

    const picker = inPage().getByLabelText('IMG_0003.jpg 的送货单')
    fireEvent.change(picker, { target: { value: chosen } })
    await choose(picker, new RegExp(chosen))
    await user.click(inPage().getByRole('button', { name: '上传 3 张' }))
    await shows('共 3 张，已上传 3 张，待选送货单 0 张，未成功 0 张')
    for (const deliverSn of [coded, named, chosen]) expect(photosOf(deliverSn)).toHaveLength(1)
    expect(rowOf('IMG_0003.jpg')).toHaveTextContent('手工选择')
    expect(dirtyForms()).toHaveLength(0)
  })

  it('of one note arrives complete, beside the copies the note already has', async () => {
    const deliverSn = snOf(1, 0)
    codesAre({ '一.jpg': deliverSn, '二.jpg': deliverSn })
    await open()
    drop('一.jpg', '二.jpg')
    await user.click(await inPage().findByRole('button', { name: '上传 2 张' }))
    await shows(/已上传 2 张/)
    expect(photosOf(deliverSn)).toHaveLength(2)
  })

  it('resumes when the browser is online again, and uploads no photo twice', async () => {
    const numbers = [snOf(1, 0), snOf(1, 1), snOf(0, 0)]
    codesAre({ '一.jpg': numbers[0], '二.jpg': numbers[1], '三.jpg': numbers[2] })
    let saves = 0
    server.use(
      http.post(`*${SAVE}`, () => {
        saves += 1
        return saves === 2 ? HttpResponse.error() : undefined
      }),
    )
    await open()
    drop('一.jpg', '二.jpg', '三.jpg')
    await user.click(await inPage().findByRole('button', { name: '上传 3 张' }))
    await shows('网络中断，已上传的不会重复；恢复后自动从中断处继续。')
    expect(rowOf('二.jpg')).toHaveTextContent('未成功')
    expect(inPage().getByRole('button', { name: '继续上传' })).toBeEnabled()
    fireEvent(window, new Event('online'))
    await shows(/已上传 3 张/)
    expect(numbers.map((deliverSn) => photosOf(deliverSn).length)).toEqual([1, 1, 1])
    expect(askedAt('/upload/file')).toHaveLength(3)
    expect(inPage().queryByText(/网络中断/)).toBeNull()
  })

  it('takes photos of a note that is stocked in, and rejects files that are no photos, with the reason', async () => {
    const deliverSn = snOf(2, 0)
    codesAre({ '入库.jpg': deliverSn })
    await open()
    const tiny = pictureFile('图标.png', { width: 10, height: 10 })
    dropFiles([pictureFile('入库.jpg'), pictureFile('回单.exe'), new File(['text'], '文字.jpg'), tiny])
    await shows(/未成功 3 张/)
    expect(rowOf('图标.png')).toHaveTextContent('图片至少300×300像素，这张是10×10像素')
    expect(rowOf('回单.exe')).toHaveTextContent('不支持的文件类型')
    expect(rowOf('文字.jpg')).toHaveTextContent('文件内容与扩展名不符')
    await user.click(inPage().getByRole('button', { name: '上传 1 张' }))
    await shows(/已上传 1 张/)
    expect(photosOf(deliverSn)).toHaveLength(1)
    for (const name of ['入库.jpg', '回单.exe', '文字.jpg', '图标.png'])
      await user.click(inPage().getByRole('button', { name: `移除 ${name}` }))
    await shows('先选择照片或拖到这里')
    expect(dirtyForms()).toHaveLength(0)
  })

  it('opens from the list of notes', async () => {
    await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
    await user.click(await waitFor(() => inPage().getByRole('button', { name: /批量上传回单/ })))
    await shows('先选择照片或拖到这里')
  })
})

/** Makes the browser read these barcodes, by the name of the photo. */
function codesAre(codes: Record<string, string | undefined>) {
  Reflect.set(
    globalThis,
    'BarcodeDetector',
    class {
      detect = async (photo: File) => (codes[photo.name] ? [{ rawValue: codes[photo.name] }] : [])
    },
  )
}

async function open() {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  await renderPage({ path: '/supplier/deliver/signedCopies', account: 'yueheng' })
  await shows('先选择照片或拖到这里')
}

function drop(...names: string[]) {
  dropFiles(names.map((name) => pictureFile(name)))
}

function dropFiles(files: File[]) {
  const zone = inPage().getByText(/把签收回单的照片一起拖到这里/)
  fireEvent.drop(zone, { dataTransfer: { files } })
}

function rowOf(name: string): HTMLElement {
  const row = [...page().querySelectorAll<HTMLElement>('[data-row-key]')].find((one) => within(one).queryByText(name))
  if (!row) throw new Error(`no photo ${name}`)
  return row
}
