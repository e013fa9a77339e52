import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayAfter, serverNow } from '#domain/time'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import { hostOf } from '#tests/kit/host'
import { asked, fill, idle, reload, renderPage, runApp, setHost, user } from '#tests/kit/render'

runApp('supplier')

type Row = { id: string }
/** An editor of a record: where it is, what is typed, how it is saved, and how the other side moves the record on. */
type Case = {
  name: string
  account: string
  /** Finds the record while it takes the form. */
  row: () => Row | undefined
  table: { update: (id: string, change: never) => unknown; delete: (id: string) => void }
  path: (row: never) => string
  label: string
  typed: string
  save: string
  /** Empty where the service takes the form in every state. */
  moved: object
}

const order = (deliveryMethod = 'LOGISTICS') =>
  db.mallOrders.find(
    (row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED' && row.deliveryMethod === deliveryMethod,
  )

const NOW = serverNow()
/** A planned activity that has begun: its terms can no longer be changed. */
const BEGUN = { startTime: `${dayAfter(NOW, -1)} 00:00:00` }

const cases: Case[] = [
  {
    ...{ name: 'where an order goes', account: 'haichuan', row: order, table: db.mallOrders },
    ...{ path: ({ sn }: { sn: string }) => `/orders?consignee=${sn}`, label: '收货人', typed: '黄工', save: '保存' },
    moved: {},
  },
  {
    ...{ name: 'the approval of a claim', account: 'haichuan', table: db.afterSales, save: '同意' },
    row: () => db.afterSales.find((row) => row.storeId === '9003' && row.serviceStatus === 'APPLY'),
    ...{ path: ({ sn }: { sn: string }) => `/return-goods-order-detail?sn=${sn}&edit=${sn}`, label: '备注信息' },
    ...{ typed: '同意退款', moved: { serviceStatus: 'BUYER_CANCEL' } },
  },
  {
    ...{ name: 'an appeal', account: 'haichuan', table: db.complaints, save: '保存' },
    row: () => db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === 'WAIT_APPEAL'),
    ...{ path: ({ id }: Row) => `/complaints?edit=${id}`, label: '申诉内容', typed: '已补发' },
    moved: {},
  },
  {
    ...{ name: 'a reply to a comment', account: 'haichuan', table: db.comments, save: '保存' },
    row: () => db.comments.find((row) => row.storeId === '9003' && !row.replyStatus),
    ...{
      path: ({ id }: Row) => `/comments?edit=${id}`,
      label: '回复内容',
      typed: '谢谢您',
      moved: {},
    },
  },
  {
    ...{ name: 'a contract', account: 'yueheng', table: db.contracts, save: '保存', moved: { status: 2 } },
    row: () => db.contracts.find((row) => row.supplierId === '9001' && row.status === 0),
    ...{ path: ({ id }: Row) => `/agreementEdit?id=${id}`, label: '合同名称', typed: '新的合同名称' },
  },
  {
    ...{ name: 'a driver', account: 'yueheng', table: db.drivers, save: '保存', moved: {} },
    row: () => db.drivers.find(({ supplierId }) => supplierId === '9001'),
    ...{ path: ({ id }: Row) => `/supplier/driver/list?edit=${id}`, label: '司机姓名', typed: '周师傅' },
  },
  {
    ...{ name: 'a pick-up point', account: 'haichuan', table: db.storeAddresses, save: '保存', moved: {} },
    row: () => db.storeAddresses.find(({ supplierId }) => supplierId === '9003'),
    ...{ path: ({ id }: Row) => `/shop-addresses?edit=${id}`, label: '自提点名称', typed: '三号仓' },
  },
  {
    ...{ name: 'a role', account: 'yueheng', table: db.roles, save: '保存', moved: {} },
    row: () => db.roles.find(({ supplierId }) => supplierId === '9001'),
    ...{ path: ({ id }: Row) => `/store/roles?edit=${id}`, label: '角色名称', typed: '仓管' },
  },
  {
    ...{ name: 'a vehicle', account: 'yueheng', table: db.cars, save: '保存', moved: {} },
    row: () => db.cars.find(({ supplierId, ownerName }) => supplierId === '9001' && ownerName !== ''),
    ...{ path: ({ id }: Row) => `/supplier/car/list?edit=${id}`, label: '车主', typed: '自有车队' },
  },
  {
    ...{ name: 'a department', account: 'yueheng', table: db.departments, save: '保存', moved: {} },
    row: () => db.departments.find(({ supplierId }) => supplierId === '9001'),
    ...{ path: ({ id }: Row) => `/store/departments?edit=${id}`, label: '部门名称', typed: '质检组' },
  },
  {
    ...{ name: 'a shop category', account: 'haichuan', table: db.goodsLabels, save: '保存', moved: {} },
    row: () => db.goodsLabels.find(({ storeId }) => storeId === '9003'),
    ...{ path: ({ id }: Row) => `/shop-categories?edit=${id}`, label: '分类名称', typed: '工具' },
  },
  {
    ...{ name: 'a freight template', account: 'haichuan', table: db.freightTemplates, save: '保存', moved: {} },
    row: () => db.freightTemplates.find(({ supplierId }) => supplierId === '9003'),
    ...{ path: ({ id }: Row) => `/ship-template-edit?id=${id}`, label: '模板名称', typed: '省内' },
  },
  {
    ...{ name: 'a coupon', account: 'haichuan', table: db.coupons, save: '提交', moved: BEGUN },
    row: () => db.coupons.find((row) => row.storeId === '9003' && row.startTime > NOW),
    ...{ path: ({ id }: Row) => `/add-coupon?id=${id}`, label: '活动名称', typed: '改期发券' },
  },
  {
    ...{ name: 'a full discount', account: 'haichuan', table: db.fullDiscounts, save: '提交', moved: BEGUN },
    row: () => db.fullDiscounts.find((row) => row.storeId === '9003' && row.startTime > NOW),
    ...{ path: ({ id }: Row) => `/full-discount-detail?id=${id}`, label: '活动名称', typed: '改期满减' },
  },
  {
    ...{ name: 'a group-buy', account: 'haichuan', table: db.groupBuys, save: '提交', moved: BEGUN },
    row: () => db.groupBuys.find((row) => row.storeId === '9003' && row.startTime > NOW),
    ...{ path: ({ id }: Row) => `/pintuan-edit?id=${id}`, label: '活动名称', typed: '改期拼团' },
  },
  {
    ...{ name: 'a live room', account: 'haichuan', table: db.studios, save: '保存', moved: BEGUN },
    row: () => db.studios.find((row) => row.storeId === '9003' && row.startTime > NOW),
    ...{ path: ({ id }: Row) => `/add-live?id=${id}`, label: '直播标题', typed: '改期直播' },
  },
  {
    ...{ name: 'a product', account: 'haichuan', table: db.goods, save: '保存', moved: { deleteFlag: true } },
    row: () => db.goods.find((row) => row.storeId === '9003' && row.marketEnable === 'UPPER'),
    ...{ path: ({ id }: Row) => `/goods-operation-edit?id=${id}`, label: '商品名称', typed: '改名的商品' },
  },
]

const visible = (one: HTMLElement) => one.closest('[aria-hidden="true"], [hidden]') === null
const find = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>(':is(input, textarea)')].findLast((one) => {
    const words = one.id === '' ? null : document.querySelector(`label[for="${one.id}"]`)
    return words?.textContent === label && visible(one)
  })
const input = (label: string): HTMLInputElement => {
  const found = find(label)
  if (!found) throw new Error(`no field ${label}`)
  return found
}
const press = (label: string) =>
  user.click(
    [...document.querySelectorAll('button')].findLast(
      (one) => one.textContent?.replace(/\s/g, '') === label && visible(one),
    ) as HTMLElement,
  )
/** What a refused save says: the state of the record, or that it is gone. */
const SAID = /现为|不能再|不存在|已不在这里|又保存过/

const ways = cases.flatMap((one) => [
  { ...one, way: 'is deleted', move: (id: string) => one.table.delete(id) },
  ...(Object.keys(one.moved).length > 0
    ? [{ ...one, way: 'moves on', move: (id: string) => void one.table.update(id, one.moved as never) }]
    : []),
])

describe.each(ways)(
  '$name whose record $way before it is saved',
  ({ account, row, path, label, typed, save, move }) => {
    it('is read again, said, and keeps what was typed, also after F5', async () => {
      setHost(hostOf(account))
      const found = row()
      if (!found) throw new Error('no such record')
      await renderPage({ path: path(found as never), account })
      await waitFor(() => expect(input(label)).toBeEnabled(), { timeout: 8_000 })
      await idle()
      await fill(input(label), typed)
      move(found.id)
      const sent = asked.length
      await press(save)
      // Some forms ask first.
      await waitFor(() => expect(asked.length > sent || document.querySelector('.ant-modal-confirm')).toBeTruthy())
      const confirm = document.querySelector('.ant-modal-confirm .ant-btn-primary')
      if (confirm && asked.length === sent) await user.click(confirm)
      await waitFor(() => expect(document.body).toHaveTextContent(SAID), { timeout: 8_000 })
      expect(asked.slice(sent).some(({ method }) => method === 'GET')).toBe(true)
      expect(input(label)).toHaveValue(typed)
      await flushDrafts()
      await reload()
      await waitFor(() => expect(find(label)?.value === typed || screen.queryAllByText(typed).length > 0).toBe(true), {
        timeout: 8_000,
      })
    })
  },
)
