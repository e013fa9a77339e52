import { beforeEach, expect, it } from 'vitest'
import type { Page } from '#domain/page'
import type { Folder, StoredFile } from '#features/common/file/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, call, send, signIn } from '#tests/kit/api'

const FILE = '/api/common/common/file'
const FOLDER = '/api/common/resource/fileDirectory'
const UPLOAD = '/api/common/common/upload/file'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

const ask = <Data>(method: string, path: string, body?: unknown, by = client) =>
  call<Data>(method, path, { body, headers: { Authorization: `Bearer ${by.token}` } })
const own = (supplierId = '9001') => db.files.filter((row) => row.supplierId === supplierId)
const folderOf = (name: string) => db.fileFolders.find((row) => row.supplierId === '9001' && row.directoryName === name)
function formOf(name: string, type: string, folder: string) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type }))
  form.append('directoryPath', folder)
  return form
}

it('lists the account’s own files by name, type, folder and day', async () => {
  const count = async (query: Record<string, string>) => (await client.get<Page<StoredFile>>(FILE, query)).data.total
  expect(await count({})).toBe(own().length)
  expect(own().length).toBeGreaterThan(22)
  expect(await count({ name: '螺纹钢' })).toBe(4)
  expect(await count({ fileType: 'video' })).toBe(2)
  expect(await count({ fileDirectoryId: folderOf('门店')?.id ?? '' })).toBe(5)
  const [newest] = own().sort((a, b) => b.createTime.localeCompare(a.createTime))
  const day = newest?.createTime.slice(0, 10) ?? ''
  expect(await count({ startDate: day, endDate: day })).toBe(1)
})

it('stores an upload in its folder and returns only its address', async () => {
  const folder = folderOf('门店')?.id ?? ''
  const { data: url } = await ask<string>('POST', UPLOAD, formOf('大门.png', 'image/png', folder))
  expect(db.files.find((row) => row.url === url)).toMatchObject({
    name: '大门.png',
    fileSize: '3',
    fileType: 'image/png',
    fileDirectoryId: folder,
    supplierId: '9001',
  })
  expect((await send('GET', url)).headers.get('Content-Type')).toBe('image/png')
})

it.each([
  ['a document', formOf('a.pdf', 'application/pdf', ''), 1010, '不支持上传的文件类型！'],
  ['no file', new URLSearchParams({ directoryPath: '' }), 1011, '上传文件不能为空'],
  ['the folder of another', formOf('a.png', 'image/png', '1'), 20005, '权限不足'],
])('rejects an upload of %s', async (_name, body, code, message) => {
  expect(await ask('POST', UPLOAD, body)).toMatchObject({ http: 400, success: false, code, message })
})

it('renames and deletes own files, several in one request, and no others', async () => {
  const [first, second] = own()
  const [foreign] = own('9003')
  await ask('POST', `${FILE}/rename`, new URLSearchParams({ id: first?.id ?? '', newName: '执照.jpg' }))
  expect(db.files.get(first?.id ?? '')?.name).toBe('执照.jpg')
  const refused = new URLSearchParams({ id: foreign?.id ?? '', newName: 'x' })
  expect(await ask('POST', `${FILE}/rename`, refused)).toMatchObject({ http: 400, code: 20005 })
  const remove = (...rows: (ReturnType<typeof own>[number] | undefined)[]) =>
    ask('DELETE', `${FILE}/delete/${rows.map((row) => row?.id).join(',')}`)
  expect(await remove(first, foreign)).toMatchObject({ code: 20005 })
  expect(db.files.get(first?.id ?? '')).toBeDefined()
  await remove(first, second)
  expect([first, second, foreign].map((row) => db.files.get(row?.id ?? '') !== undefined)).toEqual([false, false, true])
})

it('says of each file which products, rooms and pages use it', async () => {
  const shop = await signIn('haichuan')
  const [picture, unused] = own('9003')
  const url = picture?.url ?? ''
  const first = <Row extends { storeId: string }>(rows: readonly Row[]) =>
    rows.find(({ storeId }) => storeId === '9003')
  const goods = first(db.goods.filter(({ deleteFlag }) => !deleteFlag))
  const page = first(db.pageDatas.all())
  const room = first(db.studios.all())
  db.goods.update(goods?.id ?? '', { intro: `<p><img src="${url}"></p>` })
  db.pageDatas.update(page?.id ?? '', { pageData: JSON.stringify({ list: [{ img: url }] }) })
  db.studios.update(room?.id ?? '', { coverImg: url })
  const usedBy = async (name = '') => (await shop.get<Page<StoredFile>>(FILE, { name })).data.records[0]?.usedBy
  expect(await usedBy(picture?.name)).toEqual([
    { kind: 'GOODS', name: goods?.goodsName },
    { kind: 'LIVE', name: room?.name },
    { kind: 'PAGE', name: page?.name },
  ])
  expect(await usedBy(unused?.name)).toEqual([])
})

it('adds, renames and deletes folders of three levels', async () => {
  const add = (directoryName: string, parentId: string) => ask<Folder>('POST', FOLDER, { directoryName, parentId })
  const { data: top } = await add('资料', '0')
  const { data: middle } = await add('图纸', top.id)
  const { data: low } = await add('2026', middle.id)
  expect(await add('更深', low.id)).toMatchObject({ http: 400, message: '分组最多三级' })
  expect(await add('资料', '0')).toMatchObject({ http: 400, message: '分组名称已存在' })
  await ask('PUT', FOLDER, { id: top.id, directoryName: '档案', parentId: '0', level: 0 })
  const { data: tree } = await client.get<Folder[]>(FOLDER)
  expect(tree.find(({ id }) => id === top.id)).toMatchObject({
    directoryName: '档案',
    children: [{ directoryName: '图纸', children: [{ directoryName: '2026', children: [] }] }],
  })
  await ask('DELETE', `${FOLDER}/${top.id}`)
  expect([top, middle, low].filter(({ id }) => db.fileFolders.get(id))).toEqual([])
})

it('does not delete a folder whose folders hold files', async () => {
  expect(await ask('DELETE', `${FOLDER}/${folderOf('企业资质')?.id}`)).toMatchObject({
    http: 200,
    success: false,
    code: 1012,
    message: '文件夹下有文件，请删除所有文件后删除文件夹！',
  })
})

it('is closed to an account without the screen, which may still upload', async () => {
  const clerk = await signIn('yueheng01')
  expect(await clerk.get(FILE)).toMatchObject({ success: false, message: '权限不足' })
  expect(await ask('POST', UPLOAD, formOf('a.png', 'image/png', ''), clerk)).toMatchObject({ success: true })
})
