import readExcel from 'read-excel-file/node'
import writeExcel, { type SheetData } from 'write-excel-file/node'
import type { ContractDetail } from '#features/procurement/contract/model'
import { db } from '#mocks/areas'
import type { ContractRow } from '#mocks/procurement/contract/rows'
import { type Client, CONTRACTS, MATERIALS, send } from '#tests/kit/api'

/** The filled columns of rebar, by the headers of a template. */
export const HEADS = [
  '材料编码',
  '材料名称*',
  '规格型号*',
  '牌号*',
  '单位*',
  '合同数量*',
  '含税单价*',
  '税率(%)*',
  '备注',
]

/** A complete line of rebar. */
export function line(change: Record<string, string> = {}) {
  return {
    materialName: '螺纹钢',
    spec: 'Φ18×9m',
    grade: 'HRB400E',
    unit: 't',
    quantity: '35.678',
    taxUnitPrice: '4105.5',
    taxRate: '13',
    ...change,
  }
}

/** Everything a contract needs to be submitted, except its code. */
export function payload(change: Record<string, unknown> = {}) {
  return {
    contractName: '滨江二号地块钢筋采购合同',
    contractCode: '',
    contractType: 'SINGLE',
    materialType: 'REBAR',
    companyId: '3002',
    projects: [{ projectId: '5001' }],
    signDate: '2024-05-01',
    effectiveDate: '2024-05-01',
    expireDate: '2030-04-30',
    priceMode: 'FLOATING',
    priceSource: '广州建材网价（示例）',
    integratedCost: '135',
    settleCycle: '月结',
    creditDays: '60',
    fundRate: '6',
    taxRate: '13',
    remark: '',
    attachments: [{ id: 'a1', name: '合同.pdf', url: '/api/common/common/file/content/a.pdf', size: 1000 }],
    materials: [line(), line({ spec: 'Φ22×9m', quantity: '10' })],
    ...change,
  }
}

/** Makes a contract and returns its id. */
export async function create(client: Client, change: Record<string, unknown> = {}): Promise<string> {
  const answer = await client.post<{ id: string }>(`${CONTRACTS}/createContract`, payload(change))
  if (!answer.success) throw new Error(answer.message)
  return answer.data.id
}

export async function detail(client: Client, id: string): Promise<ContractDetail> {
  return (await client.get<ContractDetail>(`${CONTRACTS}/queryContractById`, { id })).data
}

/** A contract of this supplier in this status. */
export function contractIn(status: number, supplierId = '9001'): ContractRow {
  const row = db.contracts.find((one) => one.status === status && one.supplierId === supplierId)
  if (!row) throw new Error(`no contract in ${status}`)
  return row
}

/** A workbook with these rows under these headers. */
export async function workbook(rows: readonly (readonly (string | number)[])[], heads = HEADS, name = '材料.xlsx') {
  const cells: SheetData = [heads, ...rows].map((row) => row.map((value) => (value === '' ? null : { value })))
  const content = await writeExcel(cells).toBuffer()
  return new File([new Uint8Array(content)], name)
}

/** The texts of the first sheet of an answer. */
export async function rowsOf(response: Response): Promise<unknown[][]> {
  const [sheet] = await readExcel(Buffer.from(await response.arrayBuffer()))
  return sheet?.data ?? []
}

/** Sends a file to an upload or import. */
export function sendFile(
  client: Client,
  path: string,
  file: File,
  contractId: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData()
  body.append('file', file)
  body.append('contractId', contractId)
  return send('POST', path, { body, headers: { Authorization: `Bearer ${client.token}`, ...headers } })
}

export const IMPORT = `${MATERIALS}/importContractMaterialsByExcel`
export const UPLOAD = '/api/gd-centralized-sourcing/object-storage/uploadContract'
