import { beforeEach, describe, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { allRecords, signIn } from '#tests/kit/api'

const MESSAGE = '/api/store/message/storeMessage'
type Row = { id: string; status: string; title: string; content: string; storeName: string }

beforeEach(resetDb)

describe('messages', () => {
  it.each(['yueheng01', 'haichuan01'])('are open to every account: %s has all three kinds', async (account) => {
    const client = await signIn(account)
    const all = await allRecords<Row>(client, MESSAGE)
    expect(all.length).toBeGreaterThan(0)
    const kinds = (await client.get<Record<string, { total: number }>>(`${MESSAGE}/all`)).data
    expect(Object.keys(kinds)).toEqual(['UN_READY', 'ALREADY_READY', 'ALREADY_REMOVE'])
    expect(Object.values(kinds).reduce((sum, { total }) => sum + total, 0)).toBe(all.length)
    expect(Object.values(kinds).every(({ total }) => total > 0)).toBe(true)
  })

  it('of all states leave out the recycle bin where the caller asks so; others get it as the reference has it', async () => {
    const client = await signIn('yueheng')
    const statuses = async (query: Record<string, string>) =>
      (await allRecords<Row>(client, MESSAGE, query)).map(({ status }) => status)
    expect(await statuses({})).toContain('ALREADY_REMOVE')
    expect(await statuses({ removed: 'false' })).not.toContain('ALREADY_REMOVE')
    expect(new Set(await statuses({ removed: 'false', status: 'ALREADY_REMOVE' }))).toEqual(new Set(['ALREADY_REMOVE']))
  })

  it('are those of what the account may open, in the list and in the count, with the notices', async () => {
    const [owner, clerk] = [await signIn('yueheng'), await signIn('yueheng01')]
    const isBeyond = ({ title }: Row) => /^(合同|结算单) /.test(title)
    const own = await allRecords<Row>(clerk, MESSAGE)
    expect((await allRecords<Row>(owner, MESSAGE)).filter(isBeyond).length).toBeGreaterThan(0)
    expect(own.filter(isBeyond)).toEqual([])
    expect(own.some(({ title }) => title.startsWith('送货单 '))).toBe(true)
    const unread = async (client: typeof owner) =>
      (await client.get<{ total: number }>(MESSAGE, { status: 'UN_READY' })).data.total
    expect(await unread(clerk)).toBe(own.filter(({ status }) => status === 'UN_READY').length)
  })

  it('are marked read, moved to the bin, restored as read, and erased', async () => {
    const client = await signIn('yueheng')
    const { id } = db.messages.find(({ storeId, status }) => storeId === '9001' && status === 'UN_READY') ?? { id: '' }
    const now = () => db.messages.get(id)?.status
    await client.put(`${MESSAGE}/${id}/read`)
    expect(now()).toBe('ALREADY_READY')
    await client.remove(`${MESSAGE}/${id}/delete`)
    expect(now()).toBe('ALREADY_REMOVE')
    await client.put(`${MESSAGE}/${id}/reduction`)
    expect(now()).toBe('ALREADY_READY')
    expect((await client.remove(`${MESSAGE}/${id}`)).data).toBe(true)
    expect(now()).toBeUndefined()
  })

  it('of another supplier are rejected', async () => {
    const foreign = db.messages.find(({ storeId }) => storeId === '9003')
    expect(await (await signIn('yueheng')).put(`${MESSAGE}/${foreign?.id}/read`)).toMatchObject({
      http: 400,
      code: 20005,
      message: '权限不足',
    })
  })

  it('come when the counterparty acts on a document', async () => {
    const contract = db.contracts.find(({ supplierId, status }) => supplierId === '9001' && status === 2)
    takeStep('reject', contract?.id ?? '', '单价 <b>偏高</b>')
    const client = await signIn('yueheng')
    const [newest] = (await client.get<{ records: Row[] }>(MESSAGE, { status: 'UN_READY' })).data.records
    expect(newest?.title).toBe(`合同 ${contract?.contractCode} 被驳回`)
    expect(newest?.content).toContain('单价 &lt;b&gt;偏高&lt;/b&gt;')
    takeStep('order', db.contracts.find(({ supplierId, status }) => supplierId === '9001' && status === 8)?.id ?? '')
    const titles = (await allRecords<Row>(client, MESSAGE, { status: 'UN_READY' })).map(({ title }) => title)
    expect(titles.filter((title) => title.startsWith('收到新的采购订单')).length).toBeGreaterThan(0)
  })

  it('tell a shop of the orders of its last weeks too, each at the time of its order', () => {
    const told = db.messages.filter(({ title }) => title.startsWith('收到新的商城订单'))
    const orders = told.map(({ title }) => db.mallOrders.find(({ sn }) => title.endsWith(sn)))
    expect(told.length).toBeGreaterThan(20)
    expect(told.map(({ storeId, createTime }) => [storeId, createTime])).toEqual(
      orders.map((order) => [order?.storeId, order?.paymentTime]),
    )
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['ALREADY_READY', 'UN_READY']))
  })

  it('come with paid and cancelled orders, claims and complaints of buyers, each naming its document', async () => {
    const order = (status: string) =>
      db.mallOrders.find(
        (row) => row.storeId === '9003' && row.orderStatus === status && row.orderPromotionType === 'NORMAL',
      )?.sn ?? ''
    const unread = () => db.messages.filter(({ storeId, status }) => storeId === '9003' && status === 'UN_READY').at(-1)
    const paid = takeStep('buy', '9003').id
    expect(unread()?.title).toBe(`收到新的商城订单 ${paid}`)
    takeStep('cancel', paid, '买 <b>多了')
    expect(unread()).toMatchObject({ title: `商城订单 ${paid} 已被买家取消` })
    expect(unread()?.content).toContain('买 &lt;b&gt;多了')
    const received = db.mallOrders.find(
      ({ sn, storeId, orderStatus }) =>
        storeId === '9003' &&
        orderStatus === 'DELIVERED' &&
        db.mallOrderItems
          .filter(({ orderSn }) => orderSn === sn)
          .every(({ complainStatus, returnGoodsNumber }) => complainStatus === 'NO_APPLY' && returnGoodsNumber === 0),
    )
    const claim = takeStep('applyReturn', received?.sn ?? '').id
    expect(unread()?.title).toBe(`收到新的退货申请 ${claim}`)
    const complaint = takeStep('complain', received?.sn ?? '').id
    expect(unread()?.title).toContain(`收到新的投诉 TS${complaint}：`)
    const before = db.messages.all().length
    takeStep('expire', order('UNPAID'))
    expect(db.messages.all()).toHaveLength(before)
  })
})
