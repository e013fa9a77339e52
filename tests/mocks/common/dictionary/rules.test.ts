import { beforeEach, expect, it } from 'vitest'
import { resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

it('returns dictionaries flat and as a tree, one or all', async () => {
  type Node = { code: string; dictKey: string; dictValue: string; children: Node[] }
  const flat = await client.get<Node[]>('/api/gd-system/dict/listByCode', { code: 'material_type' })
  expect(flat.data.map(({ dictKey }) => dictKey)).toEqual(['REBAR', 'CONCRETE', 'RAW', 'SUNDRY'])
  const tree = await client.get<Node[]>('/api/gd-system/dict/listAll', { code: 'delivery_mode' })
  expect(tree.data).toMatchObject([
    { dictKey: '-1', dictValue: '配送方式', children: [{ dictKey: 'TRUCK' }, {}, {}, { dictKey: 'LOGISTICS' }] },
  ])
  const all = (await client.get<Node[]>('/api/gd-system/dict/listAll')).data.map(({ code }) => code)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(
    expect.arrayContaining([
      'car_type',
      'client_type',
      'contract_status',
      'contract_type',
      'deliver_status',
      'delivery_mode',
      'doc_status',
      'material_type',
      'measure_unit',
      'pay_status',
      'pay_type',
      'pouring_mode',
      'price_mode',
      'seller_bill_status',
      'settle_basis',
      'settlement_status',
      'tax_rate',
      'yes_no',
    ]),
  )
  expect((await client.get<Node[]>('/api/gd-system/dict/list', { code: 'nothing' })).data).toEqual([])
})
