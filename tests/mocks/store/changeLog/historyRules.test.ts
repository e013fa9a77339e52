import { beforeEach, expect, it } from 'vitest'
import { dayAfter, epochOf, serverToday } from '#domain/time'
import { type ChangedRecord, type ChangeLog, changeWords } from '#features/store/changeLog/model'
import { db, resetDb } from '#mocks/areas'
import { statusOfStudio } from '#mocks/promotion/live/rules'
import { couponIn } from '#tests/features/promotion/coupon/addresses'
import { fullDiscountIn } from '#tests/features/promotion/fullDiscount/addresses'
import { groupBuyIn } from '#tests/features/promotion/groupBuy/addresses'
import { openSeckill } from '#tests/features/promotion/seckill/addresses'
import { type Client, signIn } from '#tests/kit/api'

beforeEach(resetDb)

const LOG = '/api/store/settings/changeLog'
const DRIVER = '/api/gd-system/supplier/driver'
const historyOf = async (client: Client, { kind, id }: ChangedRecord) =>
  (await client.get<ChangeLog[]>(LOG, { kind, id })).data
const form = (fields: object) => new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, `${value}`]))
const days = (count: number) => String(epochOf(`${dayAfter(serverToday(), count)} 10:00:00`))
function one<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('none')
  return row
}

const driver = () => one(db.drivers.find(({ supplierId, status }) => supplierId === '9001' && status === 1))
const car = () => one(db.cars.find(({ supplierId }) => supplierId === '9001'))
const address = () => one(db.storeAddresses.find(({ supplierId }) => supplierId === '9003'))
const template = () => one(db.freightTemplates.find((row) => row.supplierId === '9003' && row.pricingMethod === 'NUM'))
const waybills = () => one(db.storeLogistics.find((row) => row.storeId === '9003' && row.faceSheetFlag))
const page = (pageShow: string) =>
  one(db.pageDatas.find((row) => row.storeId === '9003' && row.pageClientType === 'H5' && row.pageShow === pageShow))
const studio = () => one(db.studios.find((row) => statusOfStudio(row) === 'NEW' && row.goodsIds.length > 1))
const apply = () => one(db.seckillApplies.find(({ seckillId }) => seckillId === openSeckill(true).id))

type Case = {
  kind: ChangedRecord['kind']
  id: () => string
  write: (client: Client) => Promise<{ success?: boolean | undefined; http: number; message: string }>
  action: string
  changes: () => object[]
  account?: string
}

const plainAccounts = { account: 'yueheng' }
const cases: Case[] = [
  {
    ...plainAccounts,
    kind: 'DRIVER',
    id: () => driver().id,
    write: (client) => client.post(`${DRIVER}/update`, { ...driver(), status: 0, driverPhone: '19912340099' }),
    action: changeWords.disabled,
    changes: () => [
      { field: 'driverPhone', from: expect.stringMatching(/^\d{3}\*{4}\d{4}$/), to: '199****0099' },
      { field: 'status', from: '1', to: '0' },
    ],
  },
  {
    ...plainAccounts,
    kind: 'CAR',
    id: () => car().id,
    write: (client) => client.post('/api/gd-system/supplier/car/update', { ...car(), inspectExpire: '2031-01-31' }),
    action: changeWords.changed,
    changes: () => [{ field: 'inspectExpire', from: car().inspectExpire, to: '2031-01-31' }],
  },
  {
    kind: 'ADDRESS',
    id: () => address().id,
    write: (client) =>
      client.put(`/api/store/member/storeAddress/${address().id}`, form({ ...address(), addressName: '海川新仓' })),
    action: changeWords.changed,
    changes: () => [{ field: 'addressName', from: address().addressName, to: '海川新仓' }],
  },
  {
    kind: 'FREIGHT',
    id: () => template().id,
    write: (client) => {
      const { id, name, pricingMethod, freightTemplateChildList: rows } = template()
      const changed = rows.map((row, at) => (at === 0 ? { ...row, firstPrice: '99' } : row))
      const body = { id, name, pricingMethod, freightTemplateChildList: changed }
      return client.put(`/api/store/setting/freightTemplate/${id}`, body)
    },
    action: changeWords.changed,
    changes: () => [
      { field: '第 1 行 首费（元）', from: template().freightTemplateChildList[0]?.firstPrice, to: '99' },
    ],
  },
  {
    kind: 'LOGISTICS',
    id: () => waybills().logisticsId,
    write: (client) =>
      client.put(
        `/api/store/other/logistics/${waybills().logisticsId}/updateStoreLogistics`,
        form({ ...waybills(), customerPwd: 'another-password', payType: '1' }),
      ),
    action: changeWords.waybills,
    changes: () => [
      { field: 'payType', from: '月结', to: '现付' },
      { field: 'customerPwd', from: changeWords.secretSet, to: changeWords.secretReplaced },
    ],
  },
  {
    kind: 'PAGE',
    id: () => page('OPEN').id,
    write: (client) => {
      const { id, pageData } = page('OPEN')
      const { list } = JSON.parse(pageData) as { list: object[] }
      const fields = { name: '新首页', pageShow: 'OPEN', pageData: JSON.stringify({ list: list.slice(0, -1) }) }
      return client.put(`/api/store/settings/pageData/update/${id}`, form(fields))
    },
    action: changeWords.published,
    changes: () => [
      { field: 'name', from: page('OPEN').name, to: '新首页' },
      { field: expect.stringMatching(/^移除 第 \d+ 块 /), from: '', to: '' },
    ],
  },
  {
    kind: 'STUDIO',
    id: () => studio().id,
    write: (client) => {
      const { roomId, goodsIds } = studio()
      return client.remove(
        `/api/store/broadcast/studio/deleteInRoom/${roomId}/${db.liveGoods.get(goodsIds[0] ?? '')?.liveGoodsId}`,
      )
    },
    action: changeWords.changed,
    changes: () => [{ field: 'commodityList', from: expect.stringContaining('、'), to: expect.any(String) }],
  },
  {
    kind: 'COUPON',
    id: () => couponIn('START').id,
    write: (client) => client.put('/api/store/promotion/coupon/status', form({ couponIds: couponIn('START').id })),
    action: changeWords.closed,
    changes: () => [{ field: expect.stringMatching(/Time|Days/), from: expect.any(String), to: expect.any(String) }],
  },
  {
    kind: 'FULL_DISCOUNT',
    id: () => fullDiscountIn('CLOSE').id,
    write: (client) =>
      client.put(
        `/api/store/promotion/fullDiscount/status/${fullDiscountIn('CLOSE').id}`,
        form({ startTime: days(300), endTime: days(301) }),
      ),
    action: changeWords.opened,
    changes: () => [
      { field: 'startTime', from: '', to: expect.any(String) },
      { field: 'endTime', from: '', to: expect.any(String) },
    ],
  },
  {
    kind: 'PINTUAN',
    id: () => groupBuyIn('START').id,
    write: (client) => client.put(`/api/store/promotion/pintuan/status/${groupBuyIn('START').id}`, form({})),
    action: changeWords.closed,
    changes: () => [
      { field: 'startTime', from: groupBuyIn('START').startTime, to: '' },
      { field: 'endTime', from: groupBuyIn('START').endTime, to: '' },
    ],
  },
  {
    kind: 'SECKILL',
    id: () => apply().seckillId,
    write: (client) => client.remove(`/api/store/promotion/seckill/apply/${apply().seckillId}/${apply().id}`),
    action: changeWords.withdrawn,
    changes: () => [{ field: `${apply().timeLine} 点场的 ${apply().goodsName}`, from: expect.any(String), to: '' }],
  },
]

it.each(cases)('$kind: a write is in the history of the record, and in that of no other shop', async (given) => {
  const { kind, write, action, account = 'haichuan' } = given
  const client = await signIn(account)
  const of = { kind, id: given.id() }
  const [before, changes] = [await historyOf(client, of), given.changes()]
  const answer = await write(client)
  expect(answer, answer.message).toMatchObject({ http: 200 })
  const [log, ...older] = await historyOf(client, of)
  const userName = db.accounts.find((row) => row.account === account)?.userName
  expect(log).toMatchObject({ action, userName, changes: expect.arrayContaining(changes) })
  expect(older).toEqual(before)
  expect(JSON.stringify(log)).not.toMatch(/another-password|19912340099/)
  const other = await signIn(account === 'haichuan' ? 'pengan' : 'nanwan')
  expect(await historyOf(other, of)).toEqual([])
})

it('a refused write, and one that changes nothing, leave no entry', async () => {
  const client = await signIn('yueheng')
  const of = { kind: 'DRIVER', id: driver().id } as const
  const count = (await historyOf(client, of)).length
  await client.post(`${DRIVER}/update`, { ...driver(), driverPhone: '123' })
  await client.post(`${DRIVER}/update`, driver())
  expect(await historyOf(client, of)).toHaveLength(count)
})

it('another plate of a vehicle is in the histories of the drivers who use it by default', async () => {
  const client = await signIn('yueheng')
  const own = one(db.drivers.find(({ defaultCarId }) => defaultCarId === car().id))
  await client.post('/api/gd-system/supplier/car/update', { ...car(), carNo: '粤B98765' })
  const [log] = await historyOf(client, { kind: 'DRIVER', id: own.id })
  expect(log?.changes).toEqual([{ field: 'defaultCarNo', from: own.defaultCarNo, to: '粤B98765' }])
})

it('publishing a page says of the one that was live that it no longer is', async () => {
  const client = await signIn('haichuan')
  const [live, next] = [page('OPEN'), page('CLOSE')]
  await client.put(`/api/store/settings/pageData/release/${next.id}`)
  expect((await historyOf(client, { kind: 'PAGE', id: next.id }))[0]).toMatchObject({ action: changeWords.published })
  expect((await historyOf(client, { kind: 'PAGE', id: live.id }))[0]).toMatchObject({ action: changeWords.unpublished })
})

it('a new record begins with its creation; a deleted one is in the history of the shop by its name', async () => {
  const client = await signIn('yueheng')
  const { data } = await client.post<{ id: string }>(`${DRIVER}/add`, {
    driverName: '钱进',
    driverPhone: '19912340088',
    licenseType: 'B2',
    status: 1,
  })
  expect(await historyOf(client, { kind: 'DRIVER', id: data.id })).toMatchObject([{ action: '创建', changes: [] }])
  await client.post(`${DRIVER}/delete`, { ids: [data.id] })
  const [log] = await historyOf(client, { kind: 'SHOP', id: '9001' })
  expect(log).toMatchObject({ action: '删除', detail: '司机 钱进' })
})

it('seeded records were created by somebody of their shop, before anything else', () => {
  const rows = [...db.drivers.all(), ...db.cars.all(), ...db.storeAddresses.all(), ...db.freightTemplates.all()]
  for (const { id, supplierId, createTime } of rows) {
    const [first, ...others] = db.changeLogs.filter(({ recordId }) => recordId === id)
    expect(first).toMatchObject({ action: '创建', storeId: supplierId, time: createTime })
    expect(db.accounts.find((row) => row.userName === first?.userName)?.supplierId).toBe(supplierId)
    for (const { time, changes } of others) {
      expect(time > createTime).toBe(true)
      expect(changes.length).toBeGreaterThan(0)
    }
  }
  expect(db.changeLogs.filter(({ action }) => action === '修改').length).toBeGreaterThan(20)
})
