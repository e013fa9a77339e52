import { beforeEach, describe, expect, it } from 'vitest'
import type { ContractMaterial, MaterialField } from '#features/procurement/material/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, MATERIALS, send, signIn } from '#tests/kit/api'
import { pdfFile } from '#tests/kit/files'
import { type WorksheetRow, worksheetOf } from '#tests/kit/zip'
import {
  contractIn,
  create,
  detail,
  HEADS,
  IMPORT,
  line,
  rowsOf,
  sendFile,
  UPLOAD,
  workbook,
} from '#tests/mocks/procurement/contract/contractInput'

let client: Client
let contractId: string
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
  contractId = await create(client)
})

describe('single lines', () => {
  it('are added and changed with their amounts, and the contract’s totals follow', async () => {
    const added = await client.post<ContractMaterial>(`${MATERIALS}/saveContractMaterial`, {
      contractId,
      ...line({ spec: 'Φ32', quantity: '3', taxUnitPrice: '33.335' }),
    })
    expect(added.data).toMatchObject({
      seq: 3,
      quantity: '3.000',
      taxUnitPrice: '33.335',
      taxAmountTotal: '100.01',
      noTaxAmount: '88.50',
      taxAmount: '11.51',
      noTaxUnitPrice: '29.5000',
      remainQuantity: '3.000',
    })
    const changed = await client.post<ContractMaterial>(`${MATERIALS}/saveContractMaterial`, {
      ...added.data,
      quantity: '6',
    })
    expect(changed.data).toMatchObject({ id: added.data.id, taxAmountTotal: '200.01' })
    expect(await detail(client, contractId)).toMatchObject({
      materialCount: 3,
      totalAmountTax: '187731.04',
      version: 3,
    })
  })

  it.each<[string, Record<string, string>]>([
    ['请填写材料名称', { materialName: '' }],
    ['合同数量最多保留3位小数', { quantity: '1.2345' }],
    ['含税单价不能小于0', { taxUnitPrice: '-1' }],
    ['税率不在可选范围内', { taxRate: '17' }],
    ['第3行：材料与第1行重复', {}],
  ])('are rejected: %s', async (message, change) => {
    const answer = await client.post(`${MATERIALS}/saveContractMaterial`, { contractId, ...line(change) })
    expect(answer).toMatchObject({ code: 400, message })
  })

  it('are deleted and cleared', async () => {
    const [first] = (await detail(client, contractId)).materials
    await client.post(`${MATERIALS}/deleteContractMaterial`, { contractId, ids: [first?.id] })
    expect(await detail(client, contractId)).toMatchObject({ materialCount: 1, totalAmountTax: '41055.00' })
    await client.post(`${MATERIALS}/clearContractMaterials`, { contractId })
    expect(await detail(client, contractId)).toMatchObject({ materialCount: 0, totalAmountTax: '0.00' })
    const other = db.materials.find((row) => row.contractId !== contractId)
    const foreign = await client.post(`${MATERIALS}/deleteContractMaterial`, { contractId, ids: [other?.id] })
    expect(foreign.message).toBe('材料不存在')
  })

  it.each([1, 2, 8])('cannot be changed in status %s', async (status) => {
    const { id } = contractIn(status)
    const body = { contractId: id, ids: [], ...line() }
    for (const action of ['saveContractMaterial', 'deleteContractMaterial', 'clearContractMaterials']) {
      expect((await client.post(`${MATERIALS}/${action}`, body)).message).toBe('当前状态不允许该操作')
    }
    const answer = await (await sendFile(client, IMPORT, await workbook([]), id)).json()
    expect(answer.msg).toBe('当前状态不允许该操作')
  })

  it('have columns before there is a contract', async () => {
    const query = { materialType: 'REBAR', contractType: 'FRAME' }
    const { data } = await client.get<MaterialField[]>(`${MATERIALS}/materialFields`, query)
    expect(data.find(({ field }) => field === 'quantity')?.required).toBe(false)
  })
})

describe('import', () => {
  const row = (spec: string, quantity: string | number = 12.5, price: string | number = 3555) => {
    return ['', '螺纹钢', spec, 'HRB400E', '吨', quantity, price, '13%', '']
  }

  it('provides a template that it accepts itself', async () => {
    const response = await send('GET', `${MATERIALS}/downloadImportModel`, {
      query: { contractId },
      headers: { Authorization: `Bearer ${client.token}` },
    })
    expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
      '合同材料导入模板_钢筋.xlsx',
    )
    const bytes = await response.arrayBuffer()
    const [heads = [], example] = await rowsOf(new Response(bytes))
    expect(heads).toEqual(expect.arrayContaining(HEADS))
    expect(example).toEqual(expect.arrayContaining(['示例（不导入）材料名称', '吨', '13']))
    const values = heads.map((head) => row('Φ6')[HEADS.indexOf(String(head))] ?? '')
    const file = await workbook([(example ?? []).map(String), values], heads.map(String))
    expect((await (await sendFile(client, IMPORT, file, contractId)).json()).data.successCount).toBe(1)
  })

  it('accepts a file without errors', async () => {
    const response = await sendFile(client, IMPORT, await workbook([row('Φ12'), row('Φ14', 1, 0.1)]), contractId)
    expect(await response.json()).toMatchObject({ code: 200, data: { successCount: 2, failCount: 0 } })
    const { materials, version } = await detail(client, contractId)
    expect(materials.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(materials[2]).toMatchObject({ unit: 't', taxRate: '13', quantity: '12.500', taxAmountTotal: '44437.50' })
    expect(version).toBe(2)
  })

  it('returns the wrong lines with their errors, and accepts them once corrected', async () => {
    const good = Array.from({ length: 100 }, (_, index) => row(`G${index}`))
    const bad = [row('A', '很多'), row('B', 0), row('G0'), row(''), row('D', 1, -1), row('E', 1.2345), row('Φ18×9m')]
    const response = await sendFile(client, IMPORT, await workbook([...good, ...bad]), contractId)
    expect(response.headers.get('Content-Type')).toContain('spreadsheetml')
    expect([response.headers.get('X-Import-Success'), response.headers.get('X-Import-Fail')]).toEqual(['100', '7'])
    const [heads = [], ...rows] = await rowsOf(response)
    expect(rows.map((cells) => cells.at(-1))).toEqual([
      '合同数量应为数字',
      '合同数量应大于0',
      '材料与第2行重复',
      '请填写规格型号',
      '含税单价不能小于0',
      '合同数量最多保留3位小数',
      '材料与合同第1行重复',
    ])
    expect(heads.at(-1)).toBe('失败原因')
    const mended = rows.map((cells, index) =>
      heads.map((head, at) =>
        head === '规格型号*' ? `M${index}` : /数量|单价/.test(String(head)) ? '5' : String(cells[at] ?? ''),
      ),
    )
    const again = await sendFile(client, IMPORT, await workbook(mended, heads.map(String)), contractId)
    expect((await again.json()).data).toEqual({ successCount: 7, failCount: 0 })
    expect((await detail(client, contractId)).materialCount).toBe(2 + 107)
  })

  it.each<[string, () => Promise<File> | File]>([
    ['只支持.xlsx文件', () => new File(['a'], '材料.csv')],
    ['文件超过5000行，请分成几个文件导入', () => workbook(Array.from({ length: 5000 }, (_, at) => row(`L${at}`)))],
    ['文件大小不能超过5MB', () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], '材料.xlsx')],
    ['文件无法读取，请使用导入模板', () => new File([new Uint8Array([1, 2, 3])], '材料.xlsx')],
    ['这是 CSV 或文本文件，请用 Excel 或 WPS 打开后另存为 .xlsx 再导入', () => new File(['a,b\n1,2'], '材料.xlsx')],
    ['文件中没有数据', () => workbook([])],
    [
      '表头缺少：规格型号、牌号、单位、合同数量、含税单价、税率(%)；文件的表头是：品名、序号',
      () => workbook([['x', '1']], ['品名', '序号']),
    ],
    ['一个合同最多2000条材料', () => workbook(Array.from({ length: 1999 }, (_, index) => row(`L${index}`)))],
  ])('rejects a file: %s', async (msg, make) => {
    const response = await sendFile(client, IMPORT, await make(), contractId)
    expect(await response.json()).toMatchObject({ code: 400, msg })
    expect((await detail(client, contractId)).materialCount).toBe(2)
  })

  it('reads the formats of Excel files in use', async () => {
    const rows: WorksheetRow[] = [
      ['钢筋采购清单（示例）'],
      ['材料名称*', '规格型号*', '牌号*', '单位*', '数量与价', '', '税率（％）*'],
      ['', '', '', '', '合同数量(t)*', '含税单价（元/吨）*', ''],
      ['螺纹钢', 'Φ12', 'HRB400E', ' 吨 ', '１，２３４．５', '3,555.10', { value: 0.13, format: 'percent' }],
      ['', 'Φ14', 'HRB400E', '公 吨', '500 kg', '1.2E+3', '13 %'],
      ['圆钢\u3000', 'Φ8', 'HPB300', 'T', { value: 1234.5, format: 'grouped' }, '￥4000元 / 吨', 0.13],
      [],
      ['', '', '', '', '', ' ', ''],
    ]
    const file = new File([worksheetOf(rows, ['A1:G1', 'A2:A3', 'E2:F2', 'A4:A5'])], '材料.xlsx')
    const response = await sendFile(client, IMPORT, file, contractId)
    expect(await response.json()).toMatchObject({ code: 200, data: { successCount: 3, failCount: 0 } })
    const { materials } = await detail(client, contractId)
    expect(
      materials.slice(2).map(({ materialName, unit, quantity, taxUnitPrice, taxRate }) => {
        return [materialName, unit, quantity, taxUnitPrice, taxRate].join(' ')
      }),
    ).toEqual(['螺纹钢 t 1234.500 3555.10 13', '螺纹钢 t 0.500 1200.00 13', '圆钢 t 1234.500 4000.00 13'])
  })

  it('returns a hidden row for confirmation, and all errors of a row at once, by its Excel row number', async () => {
    const rows: WorksheetRow[] = [
      ['清单'],
      HEADS,
      row('A'),
      { cells: row('B'), isHidden: true },
      [],
      row('C', -3, 'x').with(1, ''),
    ]
    const response = await sendFile(client, IMPORT, new File([worksheetOf(rows)], '材料.xlsx'), contractId)
    expect(response.headers.get('X-Import-Success')).toBe('1')
    const [heads = [], ...back] = await rowsOf(response)
    const told = back.map((cells) => [heads.indexOf('Excel行号'), heads.length - 1].map((at) => String(cells[at])))
    expect(told).toEqual([
      ['4', 'Excel中隐藏的行，请确认后导入'],
      ['6', '请填写材料名称；合同数量应大于0；含税单价应为数字'],
    ])
  })

  it('is done once however often the same request comes', async () => {
    const headers = { 'Idempotency-Key': 'k1' }
    const file = await workbook([row('Φ12')])
    await Promise.all([1, 2].map(() => sendFile(client, IMPORT, file, contractId, headers)))
    expect((await detail(client, contractId)).materialCount).toBe(3)
  })
})

describe('uploading attachments', () => {
  it('stores the file', async () => {
    const file = pdfFile('合同 扫描件.PDF')
    const { data } = await (await sendFile(client, UPLOAD, file, contractId)).json()
    expect(data).toMatchObject({ name: '合同 扫描件.PDF', size: 9, contentType: 'application/pdf' })
    const served = await send('GET', data.url)
    expect(served.headers.get('Content-Type')).toBe('application/pdf')
    expect(await served.text()).toBe(await file.text())
  })

  it.each([
    ['不支持的文件类型', new File(['x'], '合同.exe')],
    ['不支持的文件类型', new File(['x'], 'pdf')],
    ['文件内容为空', new File([], '合同.pdf')],
    ['文件大小不能超过20MB', new File([new Uint8Array(20 * 1024 * 1024 + 1)], '合同.pdf')],
  ])('rejects: %s', async (msg, file) => {
    expect(await (await sendFile(client, UPLOAD, file, contractId)).json()).toMatchObject({ code: 400, msg })
  })

  it('rejects an eleventh', async () => {
    const attachments = Array.from({ length: 10 }, (_, index) => ({
      id: `${index}`,
      name: 'a.pdf',
      url: '/a',
      size: 1,
    }))
    db.contracts.update(contractId, { attachments })
    const answer = await (await sendFile(client, UPLOAD, new File(['x'], 'b.pdf'), contractId)).json()
    expect(answer.msg).toBe('合同附件最多10个')
  })
})
