import { screen, waitFor, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db, handlers } from '#mocks/areas'
import { dirtyForms } from '#shared/dirtyForms'
import { hostOf } from '#tests/kit/host'
import { asked, fill, renderPage, runApp, server, setHost, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

const TITLE = '这条记录在您打开后又保存过，您的修改还没有保存'

/** An editor of an existing record: its address, a text of it, and what the user types there. */
type Case = { name: string; account: string; path: () => string; label: string; typed: string; elsewhere?: string }

const own = <Row extends { id: string; supplierId?: string; storeId?: string }>(rows: Iterable<Row>, owner: string) =>
  [...rows].find(({ supplierId, storeId }) => supplierId === owner || storeId === owner)?.id
const all = <Row extends { id: string }>(table: { all: () => Row[] }) => table.all()

const cases: Case[] = [
  {
    name: 'a driver',
    account: 'yueheng',
    path: () => `/supplier/driver/list?edit=${own(all(db.drivers), '9001')}`,
    label: '司机姓名',
    typed: '周师傅',
  },
  {
    name: 'a vehicle',
    account: 'yueheng',
    path: () =>
      `/supplier/car/list?edit=${db.cars.find((car) => car.supplierId === '9001' && car.ownerName !== '')?.id}`,
    label: '车主',
    typed: '自有车队',
  },
  {
    name: 'a pick-up point',
    account: 'haichuan',
    path: () => `/shop-addresses?edit=${own(all(db.storeAddresses), '9003')}`,
    label: '自提点名称',
    typed: '三号仓',
  },
  {
    name: 'a shop category',
    account: 'haichuan',
    path: () => `/shop-categories?edit=${own(all(db.goodsLabels), '9003')}`,
    label: '分类名称',
    typed: '工具',
  },
  {
    name: 'a department',
    account: 'yueheng',
    path: () => `/store/departments?edit=${own(all(db.departments), '9001')}`,
    label: '部门名称',
    typed: '质检组',
  },
  {
    name: 'a role',
    account: 'yueheng',
    path: () => `/store/roles?edit=${own(all(db.roles), '9001')}`,
    label: '角色名称',
    typed: '仓管',
  },
  {
    name: 'a freight template',
    account: 'haichuan',
    path: () => `/ship-template-edit?id=${own(all(db.freightTemplates), '9003')}`,
    label: '模板名称',
    typed: '省内',
  },
  {
    name: 'where an order goes',
    account: 'haichuan',
    path: () =>
      `/orders?consignee=${db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED')?.sn}`,
    label: '收货人',
    typed: '黄工',
  },
  {
    name: 'the stocks of a product',
    account: 'haichuan',
    path: () => `/goods?edit=${db.goods.find(({ goodsName }) => goodsName === '角磨机 850W')?.id}`,
    label: '',
    typed: '77',
    elsewhere: '55',
  },
  {
    name: 'base data of the shop',
    account: 'yueheng',
    path: () => '/supplier/setting',
    label: '详细地址',
    typed: '仓库路1号',
  },
  {
    name: 'where goods ship from',
    account: 'yueheng',
    path: () => '/supplier/setting?tab=deliver',
    label: '发货人姓名',
    typed: '周工',
  },
  { name: 'a profile', account: 'yueheng', path: () => '/personal-enter', label: '昵称', typed: '老何' },
]

const inputs = () => [...document.querySelectorAll<HTMLInputElement>(':is(input, textarea)')]
const visible = (one: HTMLElement) => one.closest('[aria-hidden="true"], [hidden]') === null
const input = (label: string): HTMLInputElement => {
  const found = inputs().findLast((one) => {
    const words = document.querySelector(`label[for="${one.id}"]`)
    return (
      one.id !== '' && words && (label === '' ? one.id.includes('stocks') : words.textContent === label) && visible(one)
    )
  })
  if (!found) throw new Error(`no field ${label}`)
  return found
}
const save = () =>
  user.click(
    [...document.querySelectorAll('button')].findLast(
      (one) => one.textContent?.replace(/\s/g, '') === '保存' && visible(one),
    ) as HTMLElement,
  )
const writes = () => asked.filter(({ method, path }) => method !== 'GET' && !path.includes('Token'))

/** Answers as if another browser tab had saved another value since. */
function alter(before: string, after: string) {
  server.use(
    http.get('*/api/*', async ({ request }) => {
      const answer = await getResponse(handlers, request.clone())
      const text = (await answer?.text()) ?? ''
      const changed = text.replaceAll(`"${before}"`, `"${after}"`).replaceAll(`:${before},`, `:${after},`)
      return new HttpResponse(changed, { status: answer?.status, headers: { 'Content-Type': 'application/json' } })
    }),
  )
}

describe.each(cases)('$name, changed in two browser tabs', ({ account, path, label, typed, elsewhere }) => {
  it('is not overwritten before the user has chosen', async () => {
    setHost(hostOf(account))
    await renderPage({ path: path(), account })
    // The filter of a list behind a drawer may have the same label: it is there first, and empty.
    await waitFor(() => expect(input(label).value).not.toBe(''), { timeout: 15_000 })
    await waitFor(() => expect(input(label)).toBeEnabled())
    const before = input(label).value
    const theirs = elsewhere ?? `${before}二`
    await fill(input(label), typed)
    alter(before, theirs)
    const sent = writes().length
    await save()
    await waitFor(() => expect(dialog(TITLE)).toBeInTheDocument(), { timeout: 15_000 })
    const row = dialog(TITLE).querySelector('tr[data-row-key]')
    expect(row).toHaveTextContent(typed)
    expect(row).toHaveTextContent(theirs)
    expect(writes()).toHaveLength(sent)
    expect(input(label)).toHaveValue(typed)
    await user.click(within(dialog(TITLE)).getByRole('button', { name: '全部保留我填写的' }))
    await user.click(within(dialog(TITLE)).getByRole('button', { name: '按选择保存' }))
    await waitFor(() => expect(writes().length).toBeGreaterThan(sent))
    expect(decodeURIComponent(writes()[sent]?.body ?? '')).toContain(typed)
    await waitFor(() => expect(dirtyForms()).toEqual([]))
  })
})

it('a deleted record is said, and what was typed stays', async () => {
  const id = own(all(db.drivers), '9001') ?? ''
  await renderPage({ path: `/supplier/driver/list?edit=${id}`, account: 'yueheng' })
  await waitFor(() => expect(input('司机姓名')).toBeEnabled())
  await fill(input('司机姓名'), '周师傅')
  db.drivers.delete(id)
  const sent = writes().length
  await save()
  await screen.findByText(/它可能已被删除，没有保存/)
  expect(input('司机姓名')).toHaveValue('周师傅')
  expect(writes()).toHaveLength(sent)
})
