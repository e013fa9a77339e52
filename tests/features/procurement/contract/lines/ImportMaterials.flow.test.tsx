import { readFile } from 'node:fs/promises'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { signIn } from '#tests/kit/api'
import { catchDownloads, passWorkbooks } from '#tests/kit/downloads'
import { address, askedAt, inPage, renderPage, runApp, server, user } from '#tests/kit/render'
import { rowsOfFile } from '#tests/kit/worksheet'
import { type WorksheetRow, worksheetOf } from '#tests/kit/zip'
import { create, HEADS, line, workbook } from '#tests/mocks/procurement/contract/contractInput'

runApp('supplier')

passWorkbooks()

const row = (spec: string, quantity: string | number = 12.5) => {
  return ['', '螺纹钢', spec, 'HRB400E', 't', quantity, 3555, '13', '']
}
const countOf = (id: string) => db.materials.filter(({ contractId }) => contractId === id).length

it('imports a file, shows the rejected lines, and imports those once they are corrected', async () => {
  const id = await open()
  const good = Array.from({ length: 3 }, (_, index) => row(`G${index}`))
  const bad = ['A', 'B'].map((spec) => row(spec, '很多'))
  choose(await workbook([...good, ...bad]))
  await screen.findByText('已导入 3 条，2 条未导入')
  expect(reasonsOf(await failedGrid())).toEqual(Array(2).fill('合同数量应为数字'))
  const saved = catchDownloads()
  await user.click(within(dialog()).getByRole('button', { name: /下载未导入的行/ }))
  await waitFor(() => expect(saved.blobs).toHaveLength(1))
  const [heads = [], ...rows] = await rowsOfFile(saved.blobs[0] as Blob)
  expect(rows).toHaveLength(2)
  expect(heads.at(-1)).toBe('失败原因')
  const at = heads.indexOf('合同数量*')
  choose(
    await workbook(
      rows.map((cells) => cells.with(at, '3')),
      heads,
    ),
  )
  await screen.findByText('已导入 2 条')
  expect(countOf(id)).toBe(2 + 5)
  await user.click(dialog().querySelector('.ant-modal-close') as HTMLElement)
  await waitFor(() => expect(address()).toBe(`/agreementEdit?id=${id}`))
  await waitFor(() => expect(grid()).toHaveAttribute('aria-rowcount', '9'))
})

it('names the Excel row and all errors of a rejected line, and asks before closing without it', async () => {
  await open()
  choose(await workbook([row('A'), ['', '', 'B', 'HRB400E', 't', -3, 'x', '13', ''], row('C')]))
  await screen.findByText('已导入 2 条，1 条未导入')
  const failed = await failedGrid()
  expect(within(failed).getByRole('rowheader')).toHaveTextContent(/^3$/)
  expect(reasonsOf(failed)).toEqual(['请填写材料名称；合同数量应大于0；含税单价应为数字'])
  const wrong = [...failed.querySelectorAll('[aria-invalid]')].map((cell) => cell.firstChild?.textContent)
  expect(wrong).toEqual(['请填写材料名称', '-3.000', 'x'])
  expect(within(dialog()).getByRole('button', { name: '第3行 合同数量：合同数量应大于0' })).toBeVisible()
  await user.click(dialog().querySelector('.ant-modal-close') as HTMLElement)
  await user.click(await screen.findByRole('button', { name: '继续修改' }))
  expect(await failedGrid()).toBeVisible()
  await user.click(dialog().querySelector('.ant-modal-close') as HTMLElement)
  await user.click(await screen.findByRole('button', { name: '放弃这些行' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '导入合同材料' })).toBeNull())
  await user.click(inPage().getByRole('button', { name: '导入 Excel' }))
  await waitFor(() => dialog())
})

it('corrects lines in the dialog and sends them again; each report keeps the row numbers of the file', async () => {
  const id = await open()
  choose(await workbook([row('A'), row('B', '很多'), row('C', '一些'), row('D', '若干')]))
  await screen.findByText('已导入 1 条，3 条未导入')
  await mend(0, '1，234.5')
  await mend(2, '-1')
  await user.click(within(dialog()).getByRole('button', { name: '再次导入 1 条' }))
  await screen.findByText('已导入 2 条，2 条未导入')
  const numbers = within(await failedGrid()).getAllByRole('rowheader')
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['4', '5'])
  await mend(0, '2')
  // Only the server can tell that the contract already has this line.
  await mend(1, '3')
  await edit(1, '规格型号', 'A')
  await user.click(within(dialog()).getByRole('button', { name: '再次导入 2 条' }))
  await screen.findByText('已导入 3 条，1 条未导入')
  expect(within(await failedGrid()).getByRole('rowheader')).toHaveTextContent(/^5$/)
  expect(reasonsOf(await failedGrid())).toEqual(['材料与合同第3行重复'])
  await edit(0, '规格型号', 'D')
  await user.click(within(dialog()).getByRole('button', { name: '再次导入 1 条' }))
  await screen.findByText('已导入 4 条')
  expect(screen.queryByRole('grid', { name: '未导入的材料' })).toBeNull()
  const sent = db.materials.filter(({ contractId }) => contractId === id).map(({ spec, quantity }) => [spec, quantity])
  expect(sent.slice(3)).toEqual([
    ['B', '1234.500'],
    ['C', '2.000'],
    ['D', '3.000'],
  ])
})

it('leaves out totals, blank rows and repeated headers, and says which', async () => {
  const id = await open()
  const total = ['合计', '', '', '', '', 25, '', '', '']
  choose(await workbook([row('A'), Array(9).fill(''), HEADS, row('B'), total]))
  await screen.findByText('已导入 2 条')
  expect(within(dialog()).getByText('第4、6行是合计或重复的表头，没有导入')).toBeVisible()
  expect(countOf(id)).toBe(2 + 2)
  choose(await workbook([row('C'), row('D', '很多'), total]))
  await screen.findByText('已导入 1 条，1 条未导入')
  expect(within(dialog()).getByText('第4行是合计或重复的表头，没有导入')).toBeVisible()
})

it('imports corrected lines once when 再次导入 is clicked twice', async () => {
  const id = await open()
  choose(await workbook([row('A'), row('B', '很多')]))
  await screen.findByText('已导入 1 条，1 条未导入')
  await mend(0, '3')
  const again = within(dialog()).getByRole('button', { name: '再次导入 1 条' })
  fireEvent.click(again)
  fireEvent.click(again)
  await screen.findByText('已导入 2 条')
  expect(screen.queryByRole('grid', { name: '未导入的材料' })).toBeNull()
  expect(askedAt('/importContractMaterialsByExcel')).toHaveLength(2)
  expect(countOf(id)).toBe(2 + 2)
})

it('downloads the template, says what is wrong with a file before or after it is sent, and can be cancelled', async () => {
  const id = await open()
  const saved = catchDownloads()
  await user.click(within(dialog()).getByRole('button', { name: /下载模板/ }))
  await waitFor(() => expect(saved.blobs).toHaveLength(1))
  expect((await rowsOfFile(saved.blobs[0] as Blob))[0]).toContain('材料名称*')
  expect(saved.names).toEqual(['合同材料导入模板_钢筋.xlsx'])
  choose(new File(['a'], '材料.csv'))
  await screen.findByText('这是 CSV 或文本文件，请用 Excel 或 WPS 打开后另存为 .xlsx 再导入')
  expect(askedAt('/importContractMaterialsByExcel')).toHaveLength(0)
  choose(await workbook([]))
  await screen.findByText('文件中没有数据')
  expect(countOf(id)).toBe(2)
  server.use(http.post('*/importContractMaterialsByExcel', () => new Promise<HttpResponse<null>>(() => undefined)))
  choose(await workbook([row('A')]))
  await user.click(await screen.findByRole('button', { name: '取消导入' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消导入' })).toBeNull())
  expect(within(dialog()).queryByRole('alert')).toBeNull()
})

it('asks for columns it cannot recognise, remembers them, and asks about hidden rows and a file imported before', async () => {
  const id = await open()
  const heads = ['品名', '规格', '牌号', '计量单位', '下单量', '单价（含税）', '税率', '序号']
  const cells = (spec: string): string[] => ['螺纹钢', spec, 'HRB400E', '吨', '１，２３４．５', '￥3,555元', '13%', '1']
  const file = new File(
    [worksheetOf([['三期钢筋'], heads, cells('A'), { cells: cells('B'), isHidden: true }])],
    '现场.xlsx',
  )
  choose(file)
  const asking = await screen.findByRole('dialog', { name: '核对文件：现场.xlsx' })
  expect(asking).toHaveTextContent('第4行在 Excel 中是隐藏的')
  expect(within(asking).getByRole('button', { name: '继续导入' })).toBeDisabled()
  fireEvent.mouseDown(within(asking).getByRole('combobox', { name: '合同数量' }))
  await user.click(await screen.findByText('E 下单量', { selector: '.ant-select-item-option-content' }))
  await user.click(within(asking).getByRole('button', { name: '继续导入' }))
  await screen.findByText('已导入 1 条')
  expect(within(dialog()).getByText('第4行在 Excel 中隐藏，没有导入；没有用到的列：序号')).toBeVisible()
  expect(db.materials.filter(({ contractId }) => contractId === id).at(-1)).toMatchObject({
    spec: 'A',
    quantity: '1234.500',
    taxUnitPrice: '3555.00',
  })
  choose(file)
  const again = await screen.findByRole('dialog', { name: '核对文件：现场.xlsx' })
  expect(again).toHaveTextContent(/与 \d\d:\d\d 导入的文件相同/)
  expect(within(again).getByText('E 下单量')).toBeVisible()
  expect(within(again).getByRole('button', { name: '继续导入' })).toBeEnabled()
  await user.click(within(again).getByRole('radio', { name: '一并导入' }))
  await user.click(within(again).getByRole('button', { name: '继续导入' }))
  await screen.findByText('已导入 1 条，1 条未导入')
  expect(countOf(id)).toBe(2 + 2)
})

it('keeps the cells that Excel has changed out of the contract, and takes them once they are typed again', async () => {
  const id = await open()
  const day = { value: 46_090, format: 'date' as const }
  const rows: WorksheetRow[] = [
    HEADS,
    ['', '螺纹钢', 'A', 'HRB400E', 't', 1, 3555, '13'],
    ['', '螺纹钢', day, 'HRB400E', 't', { formula: 'A1' }, 3555, '13'],
  ]
  choose(new File([worksheetOf(rows)], '材料.xlsx'))
  await screen.findByText('已导入 1 条，1 条未导入')
  const [reason] = reasonsOf(await failedGrid())
  expect(reason).toContain('「规格型号」被 Excel 变成了日期 2026-03-09')
  expect(reason).toContain('「合同数量」的公式没有计算结果')
  await edit(0, '规格型号', '3-9')
  await mend(0, '2')
  await user.click(within(dialog()).getByRole('button', { name: '再次导入 1 条' }))
  await screen.findByText('已导入 2 条')
  expect(db.materials.filter(({ contractId }) => contractId === id).at(-1)).toMatchObject({ spec: '3-9' })
})

it('takes codes and specs as a person sees them, and figures as they are', async () => {
  const id = await open()
  const spec = { value: 18, code: '"Φ"0' }
  const row = [{ value: 3.1, code: '0.00' }, '螺纹钢', spec, 'HRB400E', 't', { value: 100, code: '0"吨"' }, 3555, 13]
  choose(new File([worksheetOf([HEADS, row])], '材料.xlsx'))
  await screen.findByText('已导入 1 条')
  const added = db.materials.filter(({ contractId }) => contractId === id).at(-1)
  expect(added).toMatchObject({ materialCode: '3.10', spec: 'Φ18', quantity: '100.000' })
})

it('takes a file of LibreOffice: title, merged name, formula, percent, break, total', async () => {
  const id = await open({ materials: [line({ spec: 'Φ6' })] })
  const bytes = await readFile('tests/domain/workbook/libreOffice.xlsx')
  choose(new File([new Uint8Array(bytes)], 'lo.xlsx'))
  await screen.findByText('已导入 2 条')
  expect(within(dialog()).getByText('第5行是合计或重复的表头，没有导入')).toBeVisible()
  const lines = db.materials.filter(({ contractId }) => contractId === id).slice(-2)
  expect(lines.map(({ materialName, spec, taxAmountTotal }) => [materialName, spec, taxAmountTotal])).toEqual([
    ['螺纹钢', 'Φ18×9m', '126824.69'],
    ['螺纹钢', 'Φ20 ×12m', '1080.00'],
  ])
})

it('asks before it saves unsaved changes for an import', async () => {
  const id = await create(await signIn('yueheng'))
  await renderPage({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await waitFor(() => grid())
  fireEvent.change(inPage().getByLabelText('备注'), { target: { value: '加急' } })
  await user.click(inPage().getByRole('button', { name: '导入 Excel' }))
  const asked = await screen.findByRole('dialog', { name: '导入材料前要先保存合同 滨江二号地块钢筋采购合同' })
  await user.click(within(asked).getByRole('button', { name: /取 ?消/ }))
  expect(db.contracts.get(id)).toMatchObject({ remark: '', version: 1 })
  await user.click(inPage().getByRole('button', { name: '导入 Excel' }))
  await user.click(await screen.findByRole('button', { name: '先保存合同' }))
  await waitFor(() => dialog())
  expect(db.contracts.get(id)).toMatchObject({ remark: '加急', version: 2 })
})

/** Opens the import over a new contract with two lines. */
it.each([['REBAR'], ['CONCRETE'], ['RAW'], ['SUNDRY']] as const)(
  'takes the example of a contract for %s as it is',
  async (materialType) => {
    const id = await open({ materialType })
    const saved = catchDownloads()
    await user.click(within(dialog()).getByRole('button', { name: '下载示例' }))
    await waitFor(() => expect(saved.blobs).toHaveLength(1))
    const [, ...rows] = await rowsOfFile(saved.blobs[0] as Blob)
    const before = countOf(id)
    choose(new File([saved.blobs[0] as Blob], saved.names[0] ?? ''))
    await screen.findByText(`已导入 ${rows.length} 条`)
    expect(rows.length).toBeGreaterThan(2)
    expect(countOf(id)).toBe(before + rows.length)
  },
)

async function open(change: Parameters<typeof create>[1] = {}): Promise<string> {
  const id = await create(await signIn('yueheng'), change)
  await renderPage({ path: `/agreementEdit?id=${id}&import=1`, account: 'yueheng' })
  await waitFor(() => expect(within(dialog()).getByRole('button', { name: /上传文件/ })).toBeEnabled())
  return id
}

function grid(): HTMLElement {
  return inPage().getByRole('grid', { name: '合同材料' })
}

function dialog(): HTMLElement {
  return screen.getByRole('dialog', { name: '导入合同材料' })
}

function failedGrid(): Promise<HTMLElement> {
  return screen.findByRole('grid', { name: '未导入的材料' })
}

/** The errors in the first column. */
function reasonsOf(failed: HTMLElement): (string | null)[] {
  return [...failed.querySelectorAll('[data-row][data-col="0"]')].map((cell) => cell.textContent)
}

function mend(index: number, quantity: string) {
  return edit(index, '合同数量', quantity)
}

/** Types into a cell of the rejected lines. */
async function edit(index: number, label: string, text: string) {
  const failed = await failedGrid()
  const heads = within(failed).getAllByRole('columnheader')
  const col = heads.findIndex((head) => head.title === label) - 1
  fireEvent.mouseDown(failed.querySelector(`[data-row="${index}"][data-col="${col}"]`) as HTMLElement)
  const input = await waitFor(() => {
    const found = failed.querySelector<HTMLInputElement>('input')
    if (!found?.ariaLabel && !found?.getAttribute('aria-label')?.endsWith(label)) throw new Error(`no cell ${label}`)
    return found as HTMLInputElement
  })
  fireEvent.change(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

function choose(file: File) {
  const input = dialog().querySelector('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [file] } })
}
