import { beforeEach, describe, expect, it } from 'vitest'
import type { ContractDetail } from '#features/procurement/contract/model'
import type { RecordLog } from '#features/procurement/recordLog/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, CONTRACTS, NOTES, ORDERS, send, signIn } from '#tests/kit/api'

const LOG = '/api/gd-material/recordLog'

describe('the history of a record', () => {
  let client: Client
  beforeEach(async () => {
    resetDb()
    client = await signIn('yueheng')
  })
  const historyOf = async (kind: string, id: string) => {
    const { data } = await client.get<RecordLog[]>(`${LOG}/queryList`, { kind, id })
    expect(data.map(({ time }) => time)).toEqual(
      data
        .map(({ time }) => time)
        .toSorted()
        .reverse(),
    )
    return data
  }
  const isOpen = ({ supplierId, status }: { supplierId: string; status: number }) =>
    supplierId === '9001' && [0, 4].includes(status)
  const payload = () => {
    const found = db.contracts.find(isOpen)
    if (!found) throw new Error('no contract can be changed')
    return found
  }

  it('of a contract has the old and new value of every changed field', async () => {
    const { id, version, remark, contractName } = payload()
    await client.post(`${CONTRACTS}/updateContract`, { id, version, remark: '加急', contractName: '新名称' })
    const [last] = await historyOf('CONTRACT', id)
    expect(last).toMatchObject({ userName: '陈敏', action: 'update' })
    expect(last?.changes).toEqual([
      { field: 'contractName', from: contractName, to: '新名称' },
      { field: 'remark', from: remark, to: '加急' },
    ])
  })

  it('of a contract has what changed in its lines, by line', async () => {
    const { id } = payload()
    const { data } = await client.get<ContractDetail>(`${CONTRACTS}/queryContractById`, { id })
    const [first, second, ...others] = data.materials
    const added = { ...first, id: undefined, spec: 'Φ99' }
    const materials = [{ ...first, quantity: '12' }, ...others, added]
    await client.post(`${CONTRACTS}/updateContract`, { id, version: data.version, materials })
    const [last] = await historyOf('CONTRACT', id)
    expect(last?.lineChanges).toEqual([
      {
        seq: '1',
        name: `${first?.materialName} ${first?.spec}`,
        field: 'quantity',
        from: first?.quantity,
        to: '12.000',
      },
      {
        seq: String(data.materials.length),
        name: `${first?.materialName} Φ99`,
        field: '',
        from: '',
        to: `${first?.quantity} t`,
      },
      { seq: '2', name: `${second?.materialName} ${second?.spec}`, field: '', from: `${second?.quantity} t`, to: '' },
    ])
  })

  it('of a contract names each changed term of a line, and says when only their order changed', async () => {
    const { id } = db.contracts.find(({ materialType, ...row }) => materialType === 'REBAR' && isOpen(row)) ?? payload()
    const read = async () => (await client.get<ContractDetail>(`${CONTRACTS}/queryContractById`, { id })).data
    const { version, materials } = await read()
    const [first, ...others] = materials
    await client.post(`${CONTRACTS}/updateContract`, {
      id,
      version,
      materials: [{ ...first, basePrice: '3201.5', length: '11m' }, ...others],
    })
    const [changed] = await historyOf('CONTRACT', id)
    expect(changed?.lineChanges?.map(({ seq, field, from, to }) => [seq, field, from, to])).toEqual([
      ['1', 'basePrice', first?.basePrice, '3201.50'],
      ['1', 'length', first?.length, '11m'],
    ])
    const now = await read()
    const turned = now.materials.toReversed()
    await client.post(`${CONTRACTS}/updateContract`, { id, version: now.version, materials: turned })
    const [moved] = await historyOf('CONTRACT', id)
    expect(moved).toMatchObject({ detail: '调整材料顺序', lineChanges: [] })
  })

  it('of a contract starts with its creation and omits a rejected attempt', async () => {
    const { id } = payload()
    const before = await historyOf('CONTRACT', id)
    expect(before.at(-1)?.action).toBe('create')
    await client.post(`${CONTRACTS}/updateContract`, { id, version: 999, remark: '加急' })
    expect(await historyOf('CONTRACT', id)).toEqual(before)
  })

  it('of an order has the confirmed send time', async () => {
    const order = db.orders.find(
      (row) => row.supplierId === '9001' && row.status === 'UNDELIVERED' && row.sendTimeVerified,
    )
    const orderSn = order?.orderSn ?? ''
    const notes = db.delivers.filter((row) => row.orderSn === orderSn)
    if (notes.length === 0) {
      await client.post(`${ORDERS}/verifySendTime`, { orderSn, sendTime: '2099-01-01 08:00:00', remark: '' })
      const [last] = await historyOf('ORDER', orderSn)
      expect(last).toMatchObject({
        action: 'verifySendTime',
        changes: [{ field: 'sendTime', from: order?.sendTime, to: '2099-01-01 08:00:00' }],
      })
    }
    expect((await historyOf('ORDER', orderSn)).at(-1)?.action).toBe('create')
  })

  it('of a note has prints, the site’s steps and revealed numbers', async () => {
    const note = db.delivers.find(({ deliverSn }) => deliverSn === 'SH20240315-0001')
    await client.get(`${NOTES}/print-deliver-msg-file`, { deliverIds: note?.id ?? '', paper: 'A4', showPrice: 0 })
    await client.post(`${LOG}/tell`, { kind: 'NOTE', id: 'SH20240315-0001', action: 'reveal', detail: '司机电话' })
    const actions = (await historyOf('NOTE', 'SH20240315-0001')).map(({ action }) => action)
    expect(actions.slice(0, 2).sort()).toEqual(['print', 'reveal'])
    expect(actions).toEqual(expect.arrayContaining(['create', 'accept', 'stockIn']))
  })

  it('of a settlement has approvals and exports', async () => {
    const settlement = db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00012')
    await send('GET', '/api/gd-material/settlementBill/export', {
      query: { id: settlement?.id ?? '' },
      headers: { Authorization: `Bearer ${client.token}` },
    })
    const log = await historyOf('SHEET', settlement?.id ?? '')
    expect(log[0]).toMatchObject({ action: 'export', userName: '陈敏' })
    expect(log).toEqual(expect.arrayContaining([expect.objectContaining({ userName: '周航', action: '同意' })]))
  })

  it('of a shop shows what was done for it, whatever the others are called, and to who may see its staff', async () => {
    const path = '/api/store/settings/log/getAllByPage'
    await client.post(`${LOG}/tell`, { kind: 'NOTE', id: 'SH20240315-0001', action: 'reveal', detail: '司机电话' })
    const other = await signIn('haichuan')
    const named = db.accounts.find(({ account }) => account === 'haichuan')
    if (named) db.accounts.update(named.id, { userName: '陈敏' })
    const read = async (by: Client) =>
      (await by.get<{ records: { customerLog: string }[] }>(path, { pageSize: 200 })).data?.records
    expect(await read(client)).toContainEqual(expect.objectContaining({ customerLog: 'SH20240315-0001 司机电话' }))
    const foreign = (await read(other))?.filter(({ customerLog }) => customerLog.startsWith('SH20240315-0001'))
    expect(foreign).toEqual([])
    expect(await (await signIn('yueheng01')).get(path, {})).toMatchObject({ success: false })
  })

  it('takes no long texts', async () => {
    const told = { kind: 'NOTE', id: 'SH20240315-0001', action: 'reveal', detail: '长'.repeat(201) }
    expect(await client.post(`${LOG}/tell`, told)).toMatchObject({ success: false, http: 400 })
  })

  it('is closed to other suppliers and to accounts that may not see the record', async () => {
    const [other, clerk] = [await signIn('haichuan'), await signIn('yueheng01')]
    expect(await other.get(`${LOG}/queryList`, { kind: 'NOTE', id: 'SH20240315-0001' })).toMatchObject({
      message: '单据不存在',
    })
    expect(await clerk.get(`${LOG}/queryList`, { kind: 'CONTRACT', id: payload().id })).toMatchObject({
      message: '权限不足',
    })
  })
})
