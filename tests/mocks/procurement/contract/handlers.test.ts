import { beforeEach, describe, expect, it } from 'vitest'
import { decimal, sum } from '#domain/money'
import type { Page } from '#domain/page'
import { type Contract, type ContractDetail, isExpired } from '#features/procurement/contract/model'
import type { ContractMaterial, DeliverableMaterial, MaterialField } from '#features/procurement/material/model'
import { db, resetDb } from '#mocks/areas'
import { allRecords, type Client, CONTRACTS, call, MATERIALS, send, signIn } from '#tests/kit/api'

const PAGE = `${CONTRACTS}/queryContractsByCondition`

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

function idOf(code: string): string {
  return db.contracts.find(({ contractCode }) => contractCode === code)?.id ?? ''
}

describe('list', () => {
  it.each<[Record<string, string>, (row: Contract) => boolean]>([
    [{ contractName: ' 翠谷 ' }, (row) => row.contractName.includes('翠谷')],
    [{ contractCode: 'jc-202403' }, (row) => row.contractCode.startsWith('JC-202403')],
    [{ status: '0' }, (row) => row.status === 0],
    [{ status: '0,4' }, (row) => row.status === 0 || row.status === 4],
    [{ contractType: 'SUPPLEMENT' }, (row) => row.contractType === 'SUPPLEMENT'],
    [{ materialType: 'CONCRETE' }, (row) => row.materialType === 'CONCRETE'],
    [{ projectId: '5001' }, (row) => row.projects.some(({ projectId }) => projectId === '5001')],
    [
      { startTime: '2024-02-01', endTime: '2024-02-26' },
      (row) => row.createTime >= '2024-02-01' && row.createTime < '2024-02-27',
    ],
    [{ createUserName: '陈' }, (row) => row.createUserName.includes('陈')],
    [{ contractName: 'undefined', status: '' }, () => true],
  ])('finds by %o', async (query, matches) => {
    const [all, found] = [await allRecords<Contract>(client, PAGE), await allRecords<Contract>(client, PAGE, query)]
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(matches)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('is newest first, or sorted by the parameters of either family', async () => {
    const codes = async (query: Record<string, string>) =>
      (await allRecords<Contract>(client, PAGE, query)).map((row) => row)
    const times = (await codes({})).map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted().toReversed())
    const amounts = (rows: Contract[]) =>
      rows.map((row) => decimal(row.totalAmountTax)?.toNumber() ?? Number.POSITIVE_INFINITY)
    const blade = amounts(await codes({ ascs: 'total_amount_tax' }))
    expect(blade).toEqual(blade.toSorted((a, b) => a - b))
    expect(amounts(await codes({ sort: 'totalAmountTax', order: 'asc' }))).toEqual(blade)
  })

  it('returns the supplier’s actions allowed now', async () => {
    const rows = await allRecords<Contract>(client, PAGE)
    const allowed: Record<number, string[]> = {
      0: ['update', 'commit', 'drop'],
      2: ['withdraw'],
      4: ['update', 'commit', 'drop'],
    }
    for (const row of rows) {
      expect(row.operations, row.contractCode).toEqual(allowed[row.status] ?? [])
      expect(row).not.toHaveProperty('materials')
    }
  })

  it('answers POST as well, with a form or JSON', async () => {
    const json = await client.post<Page<Contract>>(PAGE, { status: '1', size: 2 })
    const headers = { Authorization: `Bearer ${client.token}` }
    const form = await call<Page<Contract>>('POST', PAGE, {
      body: new URLSearchParams({ status: '1', size: '2' }),
      headers,
    })
    expect(json.data.records.every(({ status }) => status === 1)).toBe(true)
    expect(form.data).toEqual(json.data)
  })
})

describe('detail', () => {
  it('has lines that add up to its totals, and its approvals in time order', async () => {
    const { data } = await client.get<ContractDetail>(`${CONTRACTS}/queryContractById`, { id: idOf('JC-202403-0007') })
    expect(data.materials).toHaveLength(6)
    expect(sum(data.materials.map((line) => line.taxAmountTotal)).toFixed(2)).toBe(data.totalAmountTax)
    expect(data.materials.find(({ spec }) => spec === 'Φ12×9m')).toMatchObject({
      basePrice: '3420.00',
      integratedCost: '135.00',
      length: '9m',
    })
    expect(data.approvals.map(({ operation }) => operation)).toEqual(['提交', '同意', '同意'])
    expect(data.attachments).toHaveLength(1)
  })

  it('writes an absent figure as the number -1', async () => {
    const frame = db.contracts.find((row) => row.supplierId === '9001' && row.totalAmountTax === null)
    const { data } = await client.get<ContractDetail>(`${CONTRACTS}/queryContractById`, { id: frame?.id ?? '' })
    expect(data.totalAmountTax).toBe(-1)
    expect(data.materials.every(({ quantity, remainQuantity }) => [quantity, remainQuantity].join() === '-1,-1')).toBe(
      true,
    )
    const unshipped = data.materials.filter(
      ({ id }) => !db.orders.find(({ items }) => items.some((item) => item.contractMaterialId === id)),
    )
    expect(unshipped.map(({ deliveredQuantity }) => deliveredQuantity)).toEqual(['0.000'])
  })

  it('keeps the reason of its rejection', async () => {
    const haichuan = await signIn('haichuan')
    const { data } = await haichuan.get<ContractDetail>(`${CONTRACTS}/queryContractById`, {
      id: idOf('JC-202404-0003'),
    })
    expect(data).toMatchObject({ status: 4, statusName: '已驳回', rejectReason: '砂石检测报告已过期' })
    expect(data.approvals.at(-1)).toMatchObject({ operation: '驳回', comment: '砂石检测报告已过期' })
  })

  it('serves the files of its attachments', async () => {
    const { data } = await client.get<ContractDetail>(`${CONTRACTS}/queryContractById`, { id: idOf('JC-202403-0007') })
    const file = await send('GET', data.attachments[0]?.url ?? '')
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect(await file.text()).toMatch(/^%PDF-/)
  })
})

describe('materials', () => {
  it('come by pages, filtered', async () => {
    const query = { contractId: idOf('JC-202403-0007'), materialName: '螺纹', current: 2, size: 3 }
    const { data } = await client.get<Page<ContractMaterial>>(`${MATERIALS}/queryContractMaterialsByCondition`, query)
    expect(data).toMatchObject({ total: 4, pages: 2, current: 2, records: [{ spec: 'Φ25×12m' }] })
  })

  it.each([
    ['JC-202403-0007', 'yueheng', ['grade', 'length', 'basePrice', 'integratedCost']],
    ['JC-202401-0006', 'haichuan', ['grade', 'pouringMode', 'slump', 'impermeability']],
    ['JC-202310-0002', 'haichuan', ['transportIncluded']],
  ])('of %s have the columns of their type', async (code, account, columns) => {
    const owner = await signIn(account)
    const { data } = await owner.get<MaterialField[]>(`${MATERIALS}/materialFields`, { contractId: idOf(code) })
    expect(data.map(({ field }) => field)).toEqual(expect.arrayContaining(columns))
    expect(data.at(-1)?.field).toBe('remark')
    expect(new Set(data.map(({ sort }) => sort)).size).toBe(data.length)
  })

  it('can be chosen from approved contracts that have not expired', async () => {
    const lines = await allRecords<DeliverableMaterial>(client, `${MATERIALS}/listWithContractByPage`)
    const usable = db.contracts.filter((row) => row.supplierId === '9001' && row.status === 8 && !isExpired(row))
    expect(new Set(lines.map(({ contractId }) => contractId))).toEqual(new Set(usable.map(({ id }) => id)))
    const expired = db.contracts.filter((row) => row.supplierId === '9001' && row.status === 8 && isExpired(row))
    expect(expired.length).toBeGreaterThan(0)
  })
})

it('returns its own labels: material types with their kinds, and the order of the status tabs', async () => {
  type Node = { dictKey: string; dictValue: string; children: Node[] }
  const types = (await client.get<Node[]>(`${CONTRACTS}/materialTypes`)).data
  expect(types[0]?.children.map(({ dictValue }) => dictValue)).toEqual(['盘圆', '盘螺', '螺纹钢'])
  const statuses = (await client.get<Node[]>(`${CONTRACTS}/status`)).data
  expect(statuses.map(({ dictKey }) => dictKey)).toEqual(['0', '2', '4', '8', '1'])
})
