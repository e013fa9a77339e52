import { beforeEach, describe, expect, it } from 'vitest'
import type { Contract } from '#features/procurement/contract/model'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { db, resetDb } from '#mocks/areas'
import { allRecords, CONTRACTS, FLEET, MATERIALS, NOTES, ORDERS, signIn } from '#tests/kit/api'

beforeEach(resetDb)

const READS = {
  contracts: `${CONTRACTS}/queryContractsByCondition`,
  materials: `${MATERIALS}/listWithContractByPage`,
  orders: `${ORDERS}/queryPage`,
  notes: `${NOTES}/get-deliver-page/1`,
  drivers: `${FLEET}/driver/page-for-supplier-driver`,
  cars: `${FLEET}/car/page-for-supplier-car`,
} as const

describe('roles', () => {
  it.each([
    ['yueheng', ['contracts', 'materials', 'orders', 'notes', 'drivers', 'cars']],
    ['yueheng01', ['materials', 'orders', 'notes', 'drivers', 'cars']],
    ['haichuan', ['contracts', 'materials', 'orders', 'notes', 'drivers', 'cars']],
    ['haichuan01', ['materials', 'orders', 'notes', 'drivers', 'cars']],
  ])('%s reads what its role grants and nothing else', async (account, allowed) => {
    const client = await signIn(account)
    for (const [name, path] of Object.entries(READS)) {
      const answer = await client.get(path)
      expect(answer.success, name).toBe(allowed.includes(name))
      if (!answer.success) expect(answer).toMatchObject({ http: 200, code: 400, message: '权限不足' })
    }
  })

  /** Screens with one of these names are seen by exactly these accounts; other areas prove theirs themselves. */
  const OWNERS_SCREENS = [
    'home_index',
    'agreementList',
    'materialList',
    'purchaseOrderList',
    'deliverList',
    'driverList',
    'carList',
    'settlementList',
    'platformServiceList',
    'purchaseRecordList',
  ]

  it.each([
    ['yueheng', OWNERS_SCREENS],
    ['yueheng01', ['home_index', 'purchaseOrderList', 'deliverList', 'driverList', 'carList']],
    ['haichuan', OWNERS_SCREENS],
    ['haichuan01', ['home_index', 'purchaseOrderList', 'deliverList']],
  ])('%s has a menu of those screens', async (account, screens) => {
    type Node = { routeName: string; children?: Node[] }
    const client = await signIn(account)
    const leaves = (nodes: Node[]): Node[] =>
      nodes.flatMap((node) => (node.children?.length ? leaves(node.children) : [node]))
    const menu = leaves((await client.get<Node[]>('/api/blade-system/menu/menu-include-client')).data)
    const names = menu.map(({ routeName }) => routeName)
    expect(names.filter((name) => OWNERS_SCREENS.includes(name))).toEqual(screens)
  })
})

describe('suppliers', () => {
  it('see only their own documents', async () => {
    for (const [account, supplierId] of [
      ['yueheng', '9001'],
      ['nanwan', '9002'],
      ['haichuan', '9003'],
      ['pengan', '9004'],
    ] as const) {
      const client = await signIn(account)
      const contracts = await allRecords<Contract>(client, READS.contracts)
      const orders = await allRecords<PurchaseOrder>(client, READS.orders)
      expect(new Set([...contracts, ...orders].map((row) => row.supplierId))).toEqual(new Set([supplierId]))
      const notes = await allRecords<DeliveryNote>(client, READS.notes)
      const own = db.delivers.filter((row) => row.supplierId === supplierId).map(({ deliverSn }) => deliverSn)
      expect(notes.map(({ deliverSn }) => deliverSn).toSorted()).toEqual(own.toSorted())
    }
  })

  it.each([
    ['contract', `${CONTRACTS}/queryContractById`, () => ({ id: idOf('JC-202404-0009') }), '合同不存在'],
    [
      'materials',
      `${MATERIALS}/queryContractMaterialsByCondition`,
      () => ({ contractId: idOf('JC-202404-0009') }),
      '合同不存在',
    ],
    ['order', `${ORDERS}/getByOrderSn`, () => ({ orderSn: 'CG20240403-0005' }), '订单不存在'],
    ['order lines', `${ORDERS}/listByOrderSn`, () => ({ orderSn: 'CG20240403-0005' }), '订单不存在'],
    [
      'supplementary',
      `${NOTES}/get-supplementary-information`,
      () => ({ deliverSn: 'SH20240409-0001' }),
      '送货单不存在',
    ],
    ['print', `${NOTES}/print-deliver-msg-file`, () => ({ deliverIds: noteId('SH20240409-0001') }), '送货单不存在'],
  ])('learn nothing of another supplier: %s', async (_, path, query, message) => {
    const stranger = await signIn('yueheng')
    expect(await stranger.get(path, query())).toMatchObject({ code: 400, message })
    expect((await (await signIn('pengan')).get(path, query())).success).toBe(true)
  })

  it('cannot write for another supplier either', async () => {
    const stranger = await signIn('yueheng')
    const items = [{ sourceItemId: 'x', quantity: '1' }]
    for (const [path, body] of [
      [`${ORDERS}/verifySendTime`, { orderSn: 'CG20240403-0005', sendTime: '2099-01-01 08:00:00' }],
      [`${NOTES}/add`, { orderSn: 'CG20240405-0002', items }],
      [`${NOTES}/save-supplementary-information`, { deliverSn: 'SH20240409-0001' }],
    ] as const) {
      expect((await stranger.post(path, body)).message).toMatch(/不存在/)
    }
  })

  it('read the approvals of their own documents, and none by any other code', async () => {
    const path = '/api/gd-workflow/workflow/form/byCode/JS202403-00012'
    const own = await (await signIn('yueheng')).get<{ records: { position: string }[] }>(path)
    expect(own.data.records.map(({ position }) => position)).toEqual([
      '材料员',
      '供应商',
      '物资主管',
      '商务经理',
      '项目经理',
      '公司物资部',
      '公司物资部',
    ])
    expect(await (await signIn('haichuan')).get(path)).toMatchObject({
      success: true,
      data: {},
      message: '暂无承载数据',
    })
    expect((await (await signIn('yueheng01')).get(path)).data).toEqual({})
  })
})

function idOf(contractCode: string): string {
  return db.contracts.find((row) => row.contractCode === contractCode)?.id ?? ''
}

function noteId(deliverSn: string): string {
  return db.delivers.find((row) => row.deliverSn === deliverSn)?.id ?? ''
}
