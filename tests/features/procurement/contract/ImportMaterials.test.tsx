import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { readSheet } from '#shared/excel/readSheet'
import { signIn } from '#tests/kit/api'
import { catchDownloads, passWorkbooks } from '#tests/kit/downloads'
import { address, askedAt, inPage, renderApp, runApp, server, user } from '#tests/kit/render'
import { create, workbook } from '#tests/mocks/procurement/contract/contractDraft'

runApp('supplier')

passWorkbooks()

const row = (spec: string, quantity: string | number = 12.5) => {
  return ['', '螺纹钢', spec, 'HRB400E', 't', quantity, 3555, '13', '']
}
const countOf = (id: string) => db.materials.filter(({ contractId }) => contractId === id).length

it('takes a file, shows the lines that were not taken, and takes those once they are mended', async () => {
  const id = await open()
  const good = Array.from({ length: 20 }, (_, index) => row(`G${index}`))
  const bad = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((spec) => row(spec, '很多'))
  choose(await workbook([...good, ...bad]))
  await screen.findByText('已导入 20 条，7 条未导入')
  const table = await screen.findByRole('table', { name: '未导入的材料' })
  expect(within(table).getAllByText('合同数量应为数字')).toHaveLength(7)
  const saved = catchDownloads()
  await user.click(within(dialog()).getByRole('button', { name: /下载未导入的行/ }))
  await waitFor(() => expect(saved.blobs).toHaveLength(1))
  const [heads = [], ...rows] = await readSheet(saved.blobs[0] as Blob)
  expect(rows).toHaveLength(7)
  expect(heads.at(-1)).toBe('失败原因')
  const at = heads.indexOf('合同数量*')
  choose(
    await workbook(
      rows.map((cells) => cells.with(at, '3')),
      heads,
    ),
  )
  await screen.findByText('已导入 7 条')
  expect(countOf(id)).toBe(2 + 27)
  await user.click(dialog().querySelector('.ant-modal-close') as HTMLElement)
  await waitFor(() => expect(address()).toBe(`/agreementEdit?id=${id}`))
  await waitFor(() => expect(grid()).toHaveAttribute('aria-rowcount', '31'))
})

it('says what is wrong with a file, before it is sent or after', async () => {
  const id = await open()
  choose(new File(['a'], '材料.csv'))
  await screen.findByText('只支持.xlsx文件')
  expect(askedAt('/importContractMaterialsByExcel')).toHaveLength(0)
  choose(await workbook([]))
  await screen.findByText('文件中没有数据')
  expect(countOf(id)).toBe(2)
})

it('can be stopped', async () => {
  await open()
  server.use(http.post('*/importContractMaterialsByExcel', () => new Promise<HttpResponse<null>>(() => undefined)))
  choose(await workbook([row('A')]))
  await user.click(await screen.findByRole('button', { name: '取消导入' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消导入' })).toBeNull())
  expect(within(dialog()).queryByRole('alert')).toBeNull()
})

it('gives the template of the contract', async () => {
  await open()
  const saved = catchDownloads()
  await user.click(within(dialog()).getByRole('button', { name: /下载模板/ }))
  await waitFor(() => expect(saved.blobs).toHaveLength(1))
  expect((await readSheet(saved.blobs[0] as Blob))[0]).toContain('材料名称*')
  expect(saved.names).toEqual(['合同材料导入模板_钢筋.xlsx'])
})

it('saves first what was changed', async () => {
  const id = await create(await signIn('yueheng'))
  await renderApp({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await waitFor(() => grid())
  fireEvent.change(inPage().getByLabelText('备注'), { target: { value: '加急' } })
  await user.click(inPage().getByRole('button', { name: '导入 Excel' }))
  await waitFor(() => dialog())
  expect(db.contracts.get(id)).toMatchObject({ remark: '加急', version: 2 })
})

async function open(): Promise<string> {
  const id = await create(await signIn('yueheng'))
  await renderApp({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await waitFor(() => grid())
  await user.click(inPage().getByRole('button', { name: '导入 Excel' }))
  await waitFor(() => dialog())
  return id
}

function grid(): HTMLElement {
  return inPage().getByRole('grid', { name: '合同材料' })
}

function dialog(): HTMLElement {
  return screen.getByRole('dialog', { name: '导入合同材料' })
}

function choose(file: File) {
  const input = dialog().querySelector('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [file] } })
}
