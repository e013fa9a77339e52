import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { signIn } from '#tests/kit/api'
import { pdfFile, pictureFile } from '#tests/kit/files'
import {
  address,
  askedAt,
  choose,
  field,
  inPage,
  page,
  renderPage,
  runApp,
  server,
  shows,
  user,
} from '#tests/kit/render'
import { contractIn, create } from '#tests/mocks/procurement/contract/contractInput'

runApp('supplier')

const NAME = '滨江二号地块钢筋采购合同'

describe('a new contract', () => {
  it('opens from the list, marks what it needs, fills in the terms of its type, and is saved once complete', async () => {
    await renderPage({ path: '/supplier/agreementList', account: 'yueheng' })
    await user.click(await shows('新建合同'))
    await waitFor(() => expect(address()).toBe('/supplier/agreementCreate'))
    await waitFor(() => field('合同名称'))
    expect(inPage().getByText('附件', { selector: 'label' })).toHaveClass('ant-form-item-required')
    expect(field('合同编号').closest('.ant-form-item')?.querySelector('label')).toHaveClass('ant-form-item-required')
    for (const rate of ['税率', '资金占用年利率'])
      expect(field(rate).closest('.ant-input-affix-wrapper')).toHaveTextContent('%')
    await user.click(button('保存'))
    await shows('合同名称不能为空')
    expect(askedAt('/createContract')).toHaveLength(0)
    put('合同名称', NAME)
    await choose(field('材料类型'), '钢筋')
    await choose(field('甲方（采购单位）'), '岭筑一公司（示例）')
    await choose(field('适用项目'), '滨江一号地块总承包工程')
    await waitFor(() => grid())
    await paste(
      '名称\t规格\t牌号\t单位\t数量\t含税单价\n螺纹钢\tΦ18×9m\tHRB400E\t吨\t35.678\t4105.5\n盘螺\tΦ8\tHRB400E\tt\t1',
    )
    await user.click(button('保存'))
    await shows('请修正合同材料中标出的内容')
    expect(field('允许偏差（‰）')).toHaveValue('3')
    // The cursor moves to the first wrong cell, in the second row.
    await paste('名称\t含税单价\n盘螺\t100')
    await waitFor(() => expect(within(grid()).getAllByText('146,576.03').length).toBeGreaterThan(0))
    await user.click(button('保存'))
    await waitFor(() => expect(address()).toMatch(/^\/agreementEdit\?id=/))
    const made = db.contracts.find(({ contractName }) => contractName === NAME)
    expect(made).toMatchObject({ status: 0, materialType: 'REBAR', companyId: '3002', totalAmountTax: '146576.03' })
    expect(made?.projects.map(({ projectId }) => projectId)).toEqual(['5001'])
    expect(askedAt('/createContract')).toHaveLength(1)
  })

  it('opens under its short path too', async () => {
    await renderPage({ path: '/agreementCreate', account: 'yueheng' })
    await waitFor(() => expect(address()).toBe('/supplier/agreementCreate'))
  })
})

describe('an existing contract', () => {
  it('is saved in place, and submitted after a confirmation', async () => {
    const id = await seeded()
    await open(id)
    expect(within(grid()).getByText('146,476.03')).toBeInTheDocument()
    put('备注', '加急')
    await user.click(button('保存'))
    await waitFor(() => expect(db.contracts.get(id)).toMatchObject({ remark: '加急', version: 2, status: 0 }))
    await waitFor(() => expect(field('备注')).toHaveValue('加急'))
    // Locked while the save ends.
    await waitFor(() => expect(button('提交')).toBeEnabled())
    await user.click(button('提交'))
    await shows('请填写合同编号')
    put('合同编号', 'JC-ＮＥＷ')
    // A double click opens one dialog.
    await user.dblClick(button('提交'))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: /提 ?交/ }))
    await waitFor(() => expect(address()).toContain('/supplier/agreementDetail'))
    expect(db.contracts.get(id)).toMatchObject({ status: 2, contractCode: 'JC-NEW' })
    expect(askedAt('/updateContractAndCommit')).toHaveLength(1)
  })

  it('shows both versions when somebody else saved first, and loses no input', async () => {
    const id = await seeded()
    await open(id)
    put('备注', '我的')
    db.contracts.update(id, { remark: '他的', version: 2 })
    await user.click(button('保存'))
    const table = await waitFor(() => inPage().getByRole('table', { name: '两个版本的差异' }))
    expect(within(table).getByText('他的')).toBeInTheDocument()
    expect(field('备注')).toHaveValue('我的')
    await user.click(button('保留我填写的'))
    await user.click(button('保存'))
    await waitFor(() => expect(db.contracts.get(id)).toMatchObject({ remark: '我的', version: 3 }))
  })

  it('takes over what somebody else saved in fields that were not touched', async () => {
    const id = await seeded()
    await open(id)
    put('合同名称', `${NAME}二期`)
    db.contracts.update(id, { remark: '他的', version: 2 })
    await user.click(button('保存'))
    const table = await waitFor(() => inPage().getByRole('table', { name: '两个版本的差异' }))
    expect(within(table).queryByText('他的')).toBeNull()
    expect(within(table).getByText(`${NAME}二期`)).toBeInTheDocument()
    expect(inPage().getByText('您没有改动的内容采用最新保存的：备注')).toBeInTheDocument()
    await user.click(button('保留我填写的'))
    expect(field('备注')).toHaveValue('他的')
    await user.click(button('保存'))
    await waitFor(() =>
      expect(db.contracts.get(id)).toMatchObject({ contractName: `${NAME}二期`, remark: '他的', version: 3 }),
    )
  })

  it('shows why, by whom and when it was rejected, and lists only what was changed since', async () => {
    const { id, remark, rejectReason, auditUserName, auditTime } = contractIn(4)
    await open(id)
    await shows(`已驳回：${rejectReason}`)
    await shows(`${auditUserName} 于 ${auditTime.slice(0, 16)} 驳回。修改后可重新提交，已填写的内容全部保留。`)
    put('备注', '已更换附件')
    await user.click(button('查看驳回后的修改'))
    const table = await screen.findByRole('table', { name: '驳回后的修改' })
    const changed = within(table)
      .getAllByRole('row')
      .slice(1)
      .filter((row) => row.textContent !== '')
    expect(changed.map((row) => row.textContent)).toEqual([`备注已更换附件${remark || '—'}`])
    await user.keyboard('{Escape}')
    await user.click(button('保存'))
    await waitFor(() => expect(db.contracts.get(id)).toMatchObject({ remark: '已更换附件', status: 4 }))
  })

  it('loses its lines only after a confirmation', async () => {
    const id = await seeded()
    await open(id)
    await user.click(button('清空材料'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(`清空「${NAME}」的 2 条材料？`)
    await user.click(within(dialog).getByRole('button', { name: /清 ?空/ }))
    await waitFor(() => expect(db.materials.filter(({ contractId }) => contractId === id)).toHaveLength(0))
    await waitFor(() => expect(within(grid()).queryByText('146,476.03')).toBeNull())
    await waitFor(() => expect(field('材料类型')).toBeEnabled())
  })

  it('is locked while its lines are deleted, and keeps earlier input', async () => {
    const id = await seeded()
    await open(id)
    put('备注', '加急')
    let release = () => undefined as unknown
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(http.post('*/clearContractMaterials', () => gate.then(() => undefined)))
    await user.click(button('清空材料'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /清 ?空/ }))
    await waitFor(() => expect(field('备注')).toBeDisabled())
    expect(button('保存')).toBeDisabled()
    release()
    await waitFor(() => expect(field('备注')).toBeEnabled())
    await user.click(button('保存'))
    await waitFor(() => expect(db.contracts.get(id)).toMatchObject({ remark: '加急', version: 3 }))
  })
})

describe('attachments', () => {
  it('are rejected before sending, uploaded in parallel, and removed', async () => {
    const id = await seeded()
    await open(id)
    const input = page().querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    const files = [pdfFile('甲.pdf'), new File(['b'], '乙.exe'), pictureFile('丙.png')]
    fireEvent.change(input, { target: { files } })
    await shows('不支持的文件类型')
    await waitFor(() => link('丙.png'))
    await waitFor(() => link('甲.pdf'))
    expect(askedAt('/uploadContract')).toHaveLength(2)
    await user.click(button('移除 甲.pdf'))
    // A rejected attachment is never left out silently.
    for (const act of ['提交', '保存']) {
      await user.click(button(act))
      await shows('以下文件没有上传，不会一起保存：乙.exe。请移除或更换后再保存')
      expect(db.contracts.get(id)?.attachments).toHaveLength(1)
    }
    await user.click(button('移除 乙.exe'))
    await user.click(button('保存'))
    await waitFor(() =>
      expect(db.contracts.get(id)?.attachments.map(({ name }) => name)).toEqual(['合同.pdf', '丙.png']),
    )
  })

  it('are pasted, but not from a spreadsheet, sent again after a failure, and cancelled while uploading', async () => {
    await open(await seeded())
    // A spreadsheet pastes a picture beside its text.
    const files = [pictureFile('截图.png')]
    pasteFiles(files, ['text/plain', 'Files'])
    pasteFiles(files, ['Files'])
    await waitFor(() => link('截图.png'))
    expect(inPage().getAllByRole('link', { name: '截图.png' })).toHaveLength(1)
    expect(askedAt('/uploadContract')).toHaveLength(1)
    let attempts = 0
    server.use(
      http.post('*/uploadContract', () => {
        attempts += 1
        if (attempts === 1) return HttpResponse.json({ code: 400, success: false, data: null, msg: '存储服务繁忙' })
        return attempts === 2 ? undefined : new Promise<undefined>(() => undefined)
      }),
    )
    drop(pdfFile('甲.pdf'))
    await shows('存储服务繁忙')
    await user.click(button('重新上传 甲.pdf'))
    await waitFor(() => link('甲.pdf'))
    drop(pdfFile('乙.pdf'))
    await user.click(await waitFor(() => button('取消上传 乙.pdf')))
    await waitFor(() => expect(inPage().queryByText('乙.pdf')).toBeNull())
  })
})

/** Replaces the value of a field in one event. */
function put(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } })
}

/** The link of an uploaded attachment. */
function link(name: string): HTMLElement {
  return inPage().getByText(name, { selector: 'a' })
}

function drop(...files: File[]) {
  const zone = inPage().getByRole('button', { name: /选择文件$/ }).parentElement
  if (!zone) throw new Error('no place to drop files')
  fireEvent.drop(zone, { dataTransfer: { files } })
}

function pasteFiles(files: File[], types: string[]) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => '', types, files } })
  fireEvent(document.body, event)
}

/** A contract that is not yet submitted, made without the screen. */
async function seeded(change: Record<string, unknown> = {}): Promise<string> {
  return create(await signIn('yueheng'), change)
}

async function open(id: string) {
  await renderPage({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await waitFor(() => grid())
}

function button(name: string): HTMLElement {
  return inPage().getByRole('button', { name: new RegExp(`^${[...name].join(' ?')}$`) })
}

function grid(): HTMLElement {
  return inPage().getByRole('grid', { name: '合同材料' })
}

/** Pastes a block into the first cell of the grid. */
async function paste(text: string) {
  const cell = grid().querySelector<HTMLElement>('[data-part="empty"], [data-row="0"][data-col="0"]')
  if (!cell) throw new Error('no cell')
  cell.focus()
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text, types: ['text/plain'], files: [] } })
  fireEvent(cell, event)
  await waitFor(() => expect(within(grid()).getAllByRole('row').length).toBeGreaterThan(2))
}
