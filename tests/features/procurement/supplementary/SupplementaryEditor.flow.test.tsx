import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { listDrafts } from '#shared/drafts'
import { pictureFile } from '#tests/kit/files'
import {
  address,
  askedAt,
  inPage,
  mock,
  reload,
  renderPage,
  runApp,
  server,
  shows,
  user,
  visit,
} from '#tests/kit/render'
import { rows } from '#tests/kit/suites/listScreen'

runApp('supplier')

const SAVE = '/save-supplementary-information'
const noteIn = (status: number) => {
  const found = db.delivers.find(
    (row) => row.status === status && row.supplierId === '9001' && row.materialType === 'REBAR' && !row.supplementary,
  )
  if (!found) throw new Error(`the seed has no such note in ${status}`)
  return found.deliverSn
}
const stored = (deliverSn: string) => db.delivers.find((row) => row.deliverSn === deliverSn)
const dialog = () => screen.getByRole('dialog')
const inDialog = () => within(dialog())
const press = (name: string | RegExp) => user.click(inDialog().getByRole('button', { name }))
const SAVE_BUTTON = /^保\s*存$/

async function open(deliverSn: string) {
  await renderPage({ path: `/supplier/deliver/detail?deliverSn=${deliverSn}&edit=supplementary`, account: 'yueheng' })
  await screen.findByRole('dialog', { name: `补录信息 ${deliverSn}` })
}

/** Chooses files in an upload field of the drawer. */
function choose(caption: string, ...files: File[]) {
  fireEvent.change(inDialog().getByLabelText(caption, { selector: 'input[type=file]' }), { target: { files } })
}

describe('supplementary information', () => {
  it('takes over the certificates of an earlier note with the same heat, once, and says when there is none', async () => {
    const note = stored(noteIn(1))
    const other = db.delivers.find(
      (row) => row.id !== note?.id && row.contractCode === note?.contractCode && Boolean(row.supplementary),
    )
    if (!note || !other?.supplementary) throw new Error('the seed has no such notes')
    const [own, theirs] = [note.items[0], other.items[0]]
    if (!own || !theirs) throw new Error('notes without lines')
    const file = { name: '质保书 LZ77.pdf', url: '/files/lz77.pdf' }
    const newest = '2099-01-01 08:00:00'
    db.delivers.update(note.id, { items: [{ ...own, heatNo: 'LZ7701' }] })
    db.delivers.update(other.id, {
      createTime: newest,
      items: [{ ...theirs, heatNo: 'LZ0001、lz7701' }],
      supplementary: { ...other.supplementary, certificates: [file] },
    })
    await open(note.deliverSn)
    await press('沿用同炉批号的质保书')
    await screen.findByText('已沿用 1 份质保书，保存后生效')
    expect(inDialog().getByText(file.name)).toBeInTheDocument()
    await press('沿用同炉批号的质保书')
    await screen.findByRole('dialog', { name: '没有可沿用的质保书' })
  })

  it('is filled in, rejected with a tare above the gross weight, saved, and shown', async () => {
    const deliverSn = noteIn(1)
    await renderPage({ path: `/supplier/deliver/detail?deliverSn=${deliverSn}`, account: 'yueheng' })
    await waitFor(() => expect(inPage().getByRole('button', { name: '补录信息' })).toBeEnabled())
    await user.click(inPage().getByRole('button', { name: '补录信息' }))
    await screen.findByRole('dialog', { name: `补录信息 ${deliverSn}` })
    await press('添加磅单')
    put(dialog(), '磅单号', 'BD-001')
    put(dialog(), '毛重（吨）', '17.5')
    put(dialog(), '皮重（吨）', '17.816')
    await inDialog().findByText('-0.316')
    await press(SAVE_BUTTON)
    await inDialog().findByText('毛重应大于皮重')
    expect(askedAt(SAVE)).toEqual([])
    put(dialog(), '毛重（吨）', '49')
    await inDialog().findByText('31.184')
    put(dialog(), /生产厂家$/, '岭钢')
    await press(SAVE_BUTTON)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stored(deliverSn)?.supplementary).toMatchObject({
      weighTickets: [{ ticketNo: 'BD-001', grossWeight: '49.000', tareWeight: '17.816', netWeight: '31.184' }],
      heatNos: [{ heatNo: stored(deliverSn)?.items[0]?.heatNo, mill: '岭钢' }],
    })
    expect(dirtyForms()).toEqual([])
    expect(await shows('BD-001')).toBeInTheDocument()
  })

  it('with the signed copy updates the note in the list at once', async () => {
    const deliverSn = noteIn(1)
    await renderPage({ path: `/supplier/deliver/list?deliverSn=${deliverSn}`, account: 'yueheng' })
    await waitFor(() => expect(rows()[0]).toContain('缺回单'))
    await visit(`/supplier/deliver/detail?deliverSn=${deliverSn}&edit=supplementary`)
    await screen.findByRole('dialog')
    choose('回单照片', pictureFile('回单.jpg'))
    await inDialog().findByText('回单.jpg', { selector: 'a' })
    await press(SAVE_BUTTON)
    await waitFor(() => expect(stored(deliverSn)?.supplementary?.signPhotos).toHaveLength(1))
    await visit(`/supplier/deliver/list?deliverSn=${deliverSn}`)
    await waitFor(() => expect(rows()[0]).toContain('已传'))
    await visit(`/supplier/deliver/list?signed=0&deliverSn=${deliverSn}`)
    await shows('没有符合条件的记录')
  })

  it('shows the server’s rejection at its field, or as a message when stocked in meanwhile, and keeps typed input', async () => {
    const deliverSn = noteIn(1)
    server.use(
      http.post(`*${SAVE}`, () => HttpResponse.json({ code: 400, success: false, message: '第2行磅单号重复' })),
    )
    await open(deliverSn)
    for (const index of [0, 1]) {
      await press('添加磅单')
      const ticket = ticketOf(index)
      put(ticket, '磅单号', `BD-00${index}`)
      put(ticket, '毛重（吨）', '49')
      put(ticket, '皮重（吨）', '17')
    }
    put(dialog(), '备注', '没写完')
    await press(SAVE_BUTTON)
    await waitFor(() => expect(ticketOf(1)).toHaveTextContent('磅单号重复'))
    expect(screen.queryByText('错误提示')).toBeNull()
    expect(ticketOf(0)).not.toHaveTextContent('磅单号重复')
    expect(dirtyForms()).toHaveLength(1)
    server.resetHandlers()
    await mock('act', { action: 'stockIn', id: deliverSn })
    await press(SAVE_BUTTON)
    await screen.findByText('当前状态不允许该操作')
    expect(address()).toContain('edit=supplementary')
    await user.click(screen.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    // The record is read again: the files can still be saved, and what else was typed stays to be copied.
    await inDialog().findByText(/^项目部已入库，只能再补传回单、照片和质保书。/)
    const unsaved = () => within(inDialog().getByRole('region', { name: '没有保存的内容' }))
    expect(unsaved().getByText('没写完')).toBeInTheDocument()
    expect(unsaved().getByText(/BD-000/)).toBeInTheDocument()
    await reload()
    await screen.findByRole('dialog', { name: `补录信息 ${deliverSn}` })
    await waitFor(() => expect(unsaved().getByText('没写完')).toBeInTheDocument())
    expect(unsaved().getByText(/BD-000/)).toBeInTheDocument()
    choose('回单照片', pictureFile('回单.jpg'))
    await inDialog().findByText('回单.jpg', { selector: 'a' })
    await press(SAVE_BUTTON)
    await user.click(await screen.findByRole('button', { name: '保存文件' }))
    await waitFor(() => expect(stored(deliverSn)?.supplementary?.signPhotos).toHaveLength(1))
    expect(stored(deliverSn)?.supplementary).toMatchObject({ remark: '', weighTickets: [] })
  })

  it('of a note that was voided shows what was typed, and lets its payload go', async () => {
    const deliverSn = noteIn(0)
    await open(deliverSn)
    put(dialog(), '备注', '没写完')
    await flushDrafts()
    db.delivers.update(stored(deliverSn)?.id ?? '', { status: 4 })
    await reload()
    await screen.findByRole('dialog', { name: `补录信息 ${deliverSn}` })
    await inDialog().findByText('已作废，不能再补录')
    expect(await inDialog().findByText('没写完')).toBeInTheDocument()
    await press('删除草稿')
    await waitFor(() => expect(inDialog().queryByText('没写完')).toBeNull())
    expect(await listDrafts('8001')).toEqual([])
  })

  it('rejects a file of a wrong type or size, and does not save while one is uploading', async () => {
    const deliverSn = noteIn(0)
    server.use(http.post('*/common/upload/file', () => new Promise<undefined>(() => undefined)))
    await open(deliverSn)
    const heavy = new File([''], '大.jpg')
    Object.defineProperty(heavy, 'size', { value: 20 * 1024 * 1024 + 1 })
    choose('回单照片', new File(['x'], '回单.exe'), heavy, pictureFile('慢.jpg'))
    await inDialog().findByText('不支持的文件类型')
    choose('回单照片', pictureFile('图标.png', { width: 10, height: 10 }))
    await inDialog().findByText('图片至少300×300像素，这张是10×10像素')
    await press('移除 图标.png')
    expect(inDialog().getByText('文件大小不能超过20MB')).toBeInTheDocument()
    await press(SAVE_BUTTON)
    await inDialog().findByText('有文件还没有传完：请稍候，或重新上传、移除')
    expect(askedAt(SAVE)).toEqual([])
    expect(askedAt('/upload/file')).toHaveLength(1)
    await press('取消上传 慢.jpg')
    await press(SAVE_BUTTON)
    await inDialog().findByText('以下文件没有上传，不会一起保存：回单.exe、大.jpg。请移除或更换后再保存')
    expect(askedAt(SAVE)).toEqual([])
    for (const name of ['回单.exe', '大.jpg']) await press(`移除 ${name}`)
    await press(SAVE_BUTTON)
    await waitFor(() => expect(stored(deliverSn)?.supplementary?.signPhotos).toEqual([]))
  })

  it('clears the error of an unfinished upload once it has arrived', async () => {
    let arrive: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      arrive = resolve
    })
    server.use(http.post('*/common/upload/file', () => gate.then(() => undefined)))
    await open(noteIn(0))
    choose('回单照片', pictureFile('慢.jpg'))
    await inDialog().findByText('慢.jpg')
    await press(SAVE_BUTTON)
    await inDialog().findByText('有文件还没有传完：请稍候，或重新上传、移除')
    arrive()
    await inDialog().findByText('慢.jpg', { selector: 'a' })
    await waitFor(() => expect(inDialog().queryByText(/有文件还没有传完/)).toBeNull())
  })

  it('takes only files once the goods are stocked in, beside the earlier ones', async () => {
    const deliverSn = noteIn(2)
    await renderPage({ path: `/supplier/deliver/detail?deliverSn=${deliverSn}`, account: 'yueheng' })
    await shows('已入库，只能补传回单、照片和质保书')
    await shows('入库前没有补录磅单、质保书和回单。')
    for (const count of [1, 2]) {
      await user.click(await waitFor(() => inPage().getByRole('button', { name: '补传文件' })))
      await screen.findByRole('dialog', { name: `补录信息 ${deliverSn}` })
      expect(inDialog().queryByLabelText('司机姓名')).toBeNull()
      expect(inDialog().queryByRole('button', { name: '添加磅单' })).toBeNull()
      choose('回单照片', pictureFile(`回单${count}.jpg`))
      await inDialog().findByText(`回单${count}.jpg`, { selector: 'a' })
      expect(inDialog().queryByText('回单1.jpg', { selector: 'a' }) === null).toBe(count === 2)
      await press(SAVE_BUTTON)
      await waitFor(() => expect(stored(deliverSn)?.supplementary?.signPhotos).toHaveLength(count))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(stored(deliverSn)?.supplementary).toMatchObject({ driverName: '', heatNos: [], weighTickets: [] })
  })
})

/** Replaces the value of a field in one event. */
function put(inside: HTMLElement, label: string | RegExp, value: string) {
  fireEvent.change(within(inside).getByLabelText(label), { target: { value } })
}

function ticketOf(index: number): HTMLElement {
  return inDialog().getByRole('region', { name: `磅单 ${index + 1}` })
}
