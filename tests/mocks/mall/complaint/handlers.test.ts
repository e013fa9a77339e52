import { beforeEach, describe, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { allRecords, type Client, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/order/complain'
let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan01')
})

const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const own = () => db.complaints.filter(({ storeId }) => storeId === '9003')
const statusOf = (id: string) => db.complaints.get(id)?.complainStatus

const STATUSES = ['NEW', 'WAIT_APPEAL', 'COMMUNICATION', 'WAIT_ARBITRATION', 'COMPLETE', 'CANCEL'] as const

describe.each(STATUSES)('a complaint in %s', (complainStatus) => {
  const given = () => db.complaints.update(own()[0]?.id ?? '', { complainStatus })

  it('takes an appeal and messages, and is decided only with a result', async () => {
    const { id } = given()
    const said = await client.post(`${BASE}/communication/`, form({ complainId: id, content: '您好' }))
    expect([said.success, statusOf(id)]).toEqual([true, complainStatus])
    const none = form({ complainId: id, complainStatus: 'COMPLETE' })
    expect(await client.put(`${BASE}/status`, none)).toMatchObject({ http: 400, code: 33104 })
    const empty = form({ orderComplaintId: id, appealContent: '' })
    expect(await client.put(`${BASE}/appeal`, empty)).toMatchObject({ http: 400, code: 33105 })
    await client.put(`${BASE}/appeal`, form({ orderComplaintId: id, appealContent: '有据', appealImages: '/a,/b' }))
    expect(statusOf(id)).toBe('WAIT_ARBITRATION')
    const result = form({ complainId: id, complainStatus: 'COMPLETE', arbitrationResult: '结案' })
    const { data } = await client.put(`${BASE}/status`, result)
    expect(data).toMatchObject({
      complainStatus: 'COMPLETE',
      arbitrationResult: '结案',
      appealImagesList: ['/a', '/b'],
    })
  })

  it('can be withdrawn by its buyer until it is decided', async () => {
    const { id } = given()
    const answer = await call('POST', '/__mock/act', { body: { action: 'withdraw', id } })
    if (complainStatus === 'COMPLETE') expect(answer).toMatchObject({ success: false, code: 33106 })
    else expect([answer.success, statusOf(id)]).toEqual([true, 'CANCEL'])
  })
})

it('the list and the record are the shop’s own', async () => {
  const rows = await allRecords<{ id: string; complainStatus: string }>(client, BASE)
  expect(rows.length).toBeGreaterThanOrEqual(23)
  expect(new Set(rows.map(({ complainStatus }) => complainStatus))).toEqual(new Set(STATUSES))
  expect(await allRecords(client, BASE, { status: 'NEW' })).toHaveLength(
    rows.filter(({ complainStatus }) => complainStatus === 'NEW').length,
  )
  const foreign = db.complaints.find(({ storeId }) => storeId === '9004')
  expect(await client.get(`${BASE}/${foreign?.id}`)).toMatchObject({ http: 400, code: 33103 })
})

it('a buyer complains about a line once', async () => {
  const order = db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === 'COMPLETED')
  const items = db.mallOrderItems.filter(({ orderSn }) => orderSn === order?.sn)
  for (const { id } of items) db.mallOrderItems.update(id, { complainStatus: 'APPLYING' })
  const complain = () => call('POST', '/__mock/act', { body: { action: 'complain', id: order?.sn } })
  expect(await complain()).toMatchObject({ code: 33102 })
  db.mallOrderItems.update(items[0]?.id ?? '', { complainStatus: 'NO_APPLY' })
  expect((await complain()).success).toBe(true)
})
