import { beforeEach, expect, it } from 'vitest'
import { contactEndpoints } from '#features/store/setting/endpoints'
import { contactFields } from '#features/store/setting/model/contact'
import { db, resetDb } from '#mocks/areas'
import { menuIdOf } from '#mocks/kernel/auth/menu'
import { signIn } from '#tests/kit/api'

beforeEach(resetDb)

const LOG = '/api/store/settings/changeLog'
type Log = { action: string; userName: string; changes: { field: string; from: string; to: string }[] }

it('the history of a shop says who changed which setting from what to what, phones masked', async () => {
  const client = await signIn('yueheng')
  await client.put('/api/store/settings/storeSettings/updateStockWarning', { stockWarning: '25' })
  const old = db.stores.get('9001')?.contacts.deliver
  if (!old) throw new Error('no contact')
  await client.put(contactEndpoints.deliver.path, contactFields('deliver', { ...old, mobile: '19912340099' }))
  const [contact, stock] = (await client.get<Log[]>(LOG, { kind: 'SHOP', id: '9001' })).data
  expect(stock).toMatchObject({
    action: '库存预警',
    userName: '陈敏',
    changes: [{ field: 'stockWarning', from: '10', to: '25' }],
  })
  expect(contact?.changes).toEqual([
    { field: 'mobile', from: expect.stringMatching(/^\d{3}\*{4}\d{4}$/), to: '199****0099' },
  ])
})

it('the history of a clerk and of a role has what they may do by name, for those who may see them', async () => {
  const client = await signIn('yueheng')
  await client.put('/api/store/clerk/8002', { isSuper: 'false', roles: '7001', departmentId: '7110' })
  const [log] = (await client.get<Log[]>(LOG, { kind: 'CLERK', id: '8002' })).data
  expect(log?.changes.find(({ field }) => field === 'departmentId')?.to).toBe('财务部')
  expect(await (await signIn('yueheng01')).get(LOG, { kind: 'CLERK', id: '8002' })).toMatchObject({
    message: '权限不足',
  })
  await client.post('/api/store/roleMenu/7001', [{ roleId: '7001', menuId: menuIdOf('carList'), isSuper: false }])
  const [role] = (await client.get<Log[]>(LOG, { kind: 'ROLE', id: '7001' })).data
  expect(role?.changes).toEqual([{ field: 'levels', from: expect.stringContaining('送货单'), to: '车辆管理（查看）' }])
  const other = await signIn('haichuan')
  expect((await other.get<Log[]>(LOG, { kind: 'CLERK', id: '8002' })).data).toEqual([])
})

it.each([
  ['haichuan', 'ADDRESS', () => db.storeAddresses.find(({ supplierId }) => supplierId === '9003')],
  ['yueheng01', 'DRIVER', () => db.drivers.find(({ supplierId }) => supplierId === '9001')],
])('%s reveals a number of %s: the history of the shop says who, whose and which', async (account, kind, row) => {
  const client = await signIn(account)
  const record = row()
  const of = { kind, id: record?.id, detail: '联系电话' }
  expect(await client.post(`${LOG}/reveal`, of)).toMatchObject({ http: 200, code: 200 })
  const name = record && ('driverName' in record ? record.driverName : record.addressName)
  expect(db.changeLogs.all().at(-1)).toMatchObject({
    kind: 'SHOP',
    action: '查看号码',
    detail: `${name} 联系电话`,
    userName: db.accounts.find((one) => one.account === account)?.userName,
  })
})

it('the log of an order says who revealed the number of its buyer; those who may not see it cannot', async () => {
  const order = db.mallOrders.find(({ storeId }) => storeId === '9003')
  const of = { kind: 'MALL_ORDER', id: order?.sn, detail: '联系电话' }
  await (await signIn('haichuan01')).post(`${LOG}/reveal`, of)
  expect(db.mallOrderLogs.all().at(-1)).toMatchObject({ orderSn: order?.sn, message: '查看号码：联系电话' })
  const count = db.mallOrderLogs.all().length
  expect(await (await signIn('yueheng')).post(`${LOG}/reveal`, of)).toMatchObject({ message: '权限不足' })
  expect(db.mallOrderLogs.all()).toHaveLength(count)
})

it('the history of a department says where it was moved and which roles it got; the shop keeps what was deleted', async () => {
  const client = await signIn('yueheng')
  const { data } = await client.post<{ id: string }>(
    '/api/store/department',
    new URLSearchParams({ title: '夜班组', parentId: '7110', sortOrder: '5' }),
  )
  const moved = new URLSearchParams({ title: '夜班组', parentId: '0', sortOrder: '5' })
  await client.put(`/api/store/department/${data.id}`, moved)
  await client.put(`/api/store/department/${data.id}`, moved)
  await client.put(`/api/store/departmentRole/${data.id}`, [{ roleId: '7001' }])
  const logs = (await client.get<Log[]>(LOG, { kind: 'DEPARTMENT', id: data.id })).data
  expect(logs.map(({ action, changes }) => [action, changes])).toEqual([
    ['修改', [{ field: 'roleIds', from: '', to: db.roles.get('7001')?.name }]],
    ['修改', [{ field: 'parentId', from: '财务部', to: '' }]],
    ['创建', []],
  ])
  await client.remove(`/api/store/department/${data.id}`)
  await client.remove('/api/store/clerk/delByIds/8002')
  const shop = (await client.get<(Log & { detail: string })[]>(LOG, { kind: 'SHOP', id: '9001' })).data
  expect(shop.map(({ action, detail }) => [action, detail])).toEqual([
    ['删除', '店员 何军'],
    ['删除', '部门 夜班组'],
  ])
})

it('the history of a role has its name and note', async () => {
  const client = await signIn('yueheng')
  const { name = '', description = '' } = db.roles.get('7001') ?? {}
  await client.put('/api/store/role/7001', new URLSearchParams({ name: '夜班', description }))
  const [log] = (await client.get<Log[]>(LOG, { kind: 'ROLE', id: '7001' })).data
  expect(log?.changes).toEqual([{ field: 'name', from: name, to: '夜班' }])
})
