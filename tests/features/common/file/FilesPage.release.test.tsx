import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { callerTables } from '#mocks/kernel/auth/caller'
import { menuIdOf } from '#mocks/kernel/auth/menu'
import { pictureFile } from '#tests/kit/files'
import { address, asked, field, fill, inPage, page, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

const own = () => db.files.filter(({ supplierId }) => supplierId === '9001')
const tiles = () => within(inPage().getByRole('list', { name: '文件' })).queryAllByRole('listitem')
const names = () => tiles().map((tile) => tile.querySelector('[title]')?.textContent ?? '')
const total = () => /共 (\d+) 条/.exec(page().textContent ?? '')?.[1]
const button = (name: string | RegExp) => inPage().getByRole('button', { name })
const tick = (name: string) => user.click(inPage().getByRole('checkbox', { name: `选择 ${name}` }))
const photo = (name = '大门.png', size = 3) => pictureFile(name, { size })

async function open(path = '/files', account = 'yueheng') {
  await renderPage({ path, account })
  await waitFor(() => expect(names().length).toBeGreaterThan(0))
}
async function folder(name: string) {
  await user.click(await waitFor(() => inPage().getByText(name, { selector: '.ant-tree-title' })))
}

describe('the files', () => {
  it('are the account’s own, newest first, searched by name and type, with the criteria in the address; by folder, as tiles or as a table', async () => {
    await open()
    expect(total()).toBe(String(own().length))
    expect(names()[0]).toBe('营业执照正本.jpg')
    await fill(field('文件名'), '螺纹钢')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(address()).toContain('name=')
    await user.click(button('重置'))
    await waitFor(() => expect(total()).toBe(String(own().length)))
    await folder('门店')
    await waitFor(() => expect(total()).toBe('5'))
    expect(address()).toContain('fileDirectoryId=')
    await user.click(inPage().getByText('列表'))
    const table = await waitFor(() => inPage().getByRole('table', { name: '文件' }))
    expect(within(table).getByText('过磅现场.mp4')).toBeInTheDocument()
    expect(within(table).getAllByText('图片')).toHaveLength(4)
  })

  it('show an error when they fail to load, and come back on retry', async () => {
    server.use(
      http.get('*/common/common/file', () => HttpResponse.json({ code: 500, success: false }, { status: 500 })),
    )
    await renderPage({ path: '/files', account: 'yueheng' })
    const alert = await waitFor(() => inPage().getByRole('alert'))
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(names().length).toBeGreaterThan(0))
  })
})

describe('files', () => {
  it('are uploaded into the chosen folder, by drop and by paste; a rejected file shows why', async () => {
    const shops = db.fileFolders.find((row) => row.supplierId === '9001' && row.directoryName === '门店')
    await open(`/files?fileDirectoryId=${shops?.id}`)
    await waitFor(() => expect(total()).toBe('5'))
    const zone = button(/选择文件$/).parentElement as HTMLElement
    fireEvent.drop(zone, { dataTransfer: { files: [photo(), photo('合同.pdf')] } })
    await waitFor(() => expect(total()).toBe('6'))
    expect(names()).toContain('大门.png')
    expect(inPage().getByText('不支持上传的文件类型！')).toBeInTheDocument()
    fireEvent.paste(zone, { clipboardData: { files: [photo('截图.png')], types: ['Files'] } })
    await waitFor(() => expect(total()).toBe('7'))
    const stored = own().filter(({ name }) => ['大门.png', '截图.png'].includes(name))
    expect(stored.map(({ fileDirectoryId }) => db.fileFolders.get(fileDirectoryId)?.directoryName)).toEqual([
      '门店',
      '门店',
    ])
  })

  it('are moved to another folder, ticked or alone', async () => {
    await open()
    const idOf = (name: string) =>
      db.fileFolders.find((row) => row.supplierId === '9001' && row.directoryName === name)?.id
    const folderOf = (name: string) => own().find((file) => file.name === name)?.fileDirectoryId
    const [first = '', second = ''] = names()
    await tick(first)
    await user.click(button('移动到'))
    await screen.findByRole('tree', { name: '移动到' })
    await user.click(inDialog().getByText('门店'))
    await user.click(inDialog().getByRole('button', { name: /^移\s?动$/ }))
    await waitFor(() => expect(folderOf(first)).toBe(idOf('门店')))
    expect(button(`移动 ${second}`)).toBeEnabled()
    expect(inPage().queryByText('已选 1 项')).toBeNull()
  })

  it('are cancelled while they upload', async () => {
    await open('/files?name=招牌')
    server.use(http.post('*/common/upload/file', () => new Promise<undefined>(() => undefined)))
    fireEvent.drop(button(/选择文件$/).parentElement as HTMLElement, { dataTransfer: { files: [photo()] } })
    await user.click(await waitFor(() => button('取消上传 大门.png')))
    expect(inPage().queryByText('大门.png')).not.toBeInTheDocument()
  })

  it('are previewed with size and time, and renamed', async () => {
    await open('/files?name=现场')
    await user.click(button('预览 过磅现场.mp4'))
    await waitFor(() => expect(dialog('过磅现场.mp4').querySelector('video')).toHaveAttribute('src'))
    expect(dialog('过磅现场.mp4')).toHaveTextContent(/video\/mp4.*MB.*上传于 \d{4}/)
    await user.click(within(dialog('过磅现场.mp4')).getByRole('button', { name: /close|关闭/i }))
    await user.click(button('重命名 过磅现场.mp4'))
    await fill(await waitFor(() => inDialog().getByLabelText('文件名')), '过磅现场二.mp4')
    await user.click(inDialog().getByRole('button', { name: '保存' }))
    await waitFor(() => expect(own().map(({ name }) => name)).toContain('过磅现场二.mp4'))
    await waitFor(() => expect(screen.getByText('已重命名文件 过磅现场.mp4')).toBeInTheDocument())
  })

  it('are deleted, several at once, after a confirmation that names them', async () => {
    await open('/files?name=螺纹钢')
    await tick('螺纹钢Φ12.jpg')
    await tick('螺纹钢Φ16.jpg')
    expect(inPage().getByText('已选 2 项')).toBeInTheDocument()
    await user.click(button('批量删除'))
    await waitFor(() => expect(dialog('删除 2 个文件？')).toBeInTheDocument())
    // Nothing uses them.
    expect(inDialog().getByText(/^螺纹钢Φ12\.jpg、螺纹钢Φ16\.jpg。删除后不能恢复/)).toBeInTheDocument()
    await user.click(inDialog().getByRole('button', { name: '删除' }))
    await waitFor(() => expect(total()).toBe('2'))
    expect(inPage().queryByText(/^已选/)).not.toBeInTheDocument()
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  it('that are in use are deleted after a question that names what uses them', async () => {
    const logo = own().find(({ name }) => name === '店铺LOGO.png')
    callerTables.suppliers.update('9001', { storeLogo: logo?.url })
    await open('/files?name=LOGO')
    await user.click(button('删除 店铺LOGO.png'))
    const question = await waitFor(() => dialog('删除文件 店铺LOGO.png？'))
    expect(question).toHaveTextContent('店铺LOGO.png。店铺「店铺LOGO」正在使用，之后不再显示。删除后不能恢复。')
  })

  it('are grouped in folders, which are added and, when empty, deleted', async () => {
    await open('/files?name=招牌')
    await folder('门店')
    await user.click(button('添加分组'))
    await fill(await waitFor(() => inDialog().getByLabelText('分组名称')), '2026年')
    await user.click(inDialog().getByRole('button', { name: '保存' }))
    await folder('2026年')
    await user.click(button('删除分组'))
    await user.click(await waitFor(() => inDialog().getByRole('button', { name: '删除分组' })))
    await waitFor(() => expect(db.fileFolders.find((row) => row.directoryName === '2026年')).toBeUndefined())
    await folder('商品照片')
    await user.click(button('删除分组'))
    await user.click(await waitFor(() => inDialog().getByRole('button', { name: '删除分组' })))
    await waitFor(() => expect(screen.getByText('文件夹下有文件，请删除所有文件后删除文件夹！')).toBeInTheDocument())
  })
})

it('a read-only account cannot change them', async () => {
  callerTables.roleMenus.insert({ id: 'files', roleId: '7001', menuId: menuIdOf('files'), isSuper: false })
  await open('/files?name=营业执照正本', 'yueheng01')
  for (const name of [/^删除/, /^重命名/, /^添加/, /选择文件$/]) {
    expect(inPage().queryByRole('button', { name })).not.toBeInTheDocument()
  }
  await shows('营业执照正本.jpg')
})
