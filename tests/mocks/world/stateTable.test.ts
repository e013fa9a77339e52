import { beforeEach, describe, expect, it } from 'vitest'
import { contractStatus, deliveryNoteStatus, settlementStatus } from '#domain/document/procurementStatus'
import { purchaseStatus } from '#domain/document/purchaseStatus'
import { allowedContractActions } from '#features/procurement/contract/model'
import { canDeliver, isVisibleToSupplier } from '#features/procurement/purchase/model'
import { db, resetDb } from '#mocks/areas'
import type { OrderRow } from '#mocks/procurement/purchase/rows'
import { call, NOTES, ORDERS, signIn } from '#tests/kit/api'
import { orderDraft } from '#tests/mocks/procurement/delivery/note'

beforeEach(resetDb)

function act(action: string, id: string) {
  return call<{ id: string; status: number | string }>('POST', '/__mock/act', { body: { action, id } })
}

/** The actions of each status with the next one, written out again by hand. */
const CONTRACT: Record<string, Record<string, string>> = {
  0: { update: '0', commit: '2', drop: '1' },
  2: { withdraw: '0', approve: '8', reject: '4' },
  4: { update: '4', commit: '2', drop: '1' },
  8: { createDeliver: '8', void: '1' },
  1: {},
}
const NOTE: Record<string, Record<string, string>> = {
  0: { accept: '1', void: '4', supplement: '0', addFiles: '0', print: '0' },
  1: { stockIn: '2', supplement: '1', addFiles: '1', print: '1' },
  2: { addFiles: '2', print: '2' },
  4: { print: '4' },
}
const ORDER: Record<string, Record<string, string>> = {
  TOBESUBMIT: { submit: 'TOBEAUDITED', void: 'CANCEL' },
  TOBEAUDITED: { approve: 'PASS', reject: 'REFUSE' },
  REFUSE: { submit: 'TOBEAUDITED', void: 'CANCEL' },
  PASS: { dispatch: 'UNDELIVERED', void: 'CANCEL' },
  UNDELIVERED: { verifySendTime: 'UNDELIVERED', createDeliver: 'UNDELIVERED', deliver: 'DELIVERED', void: 'CANCEL' },
  DELIVERED: { returnGoods: 'UNDELIVERED' },
  CANCEL: {},
  CONFIRM_WAIT: {},
  CONFIRM_EXPECT: {},
  CONFIRM_FAILED: {},
}
/** Action 3, pay, is missing here: it keeps the status and happens once; see below. */
const SHEET: Record<string, Record<string, string>> = {
  0: { submit: '8', void: '4' },
  8: { confirm: '1', object: '2', reject: '2' },
  2: { resubmit: '8', void: '4' },
  1: { post: '3', fail: '9' },
  9: { retry: '3', sendBack: '2' },
  3: { pay: '3' },
  4: {},
}

describe.each([
  ['contract', contractStatus, CONTRACT, '待提交 待审核 已驳回 已通过 已作废'],
  ['note', deliveryNoteStatus, NOTE, '待验收 已验收 已入库 已作废'],
  ['order', purchaseStatus, ORDER, '待发货 已发货 已作废'],
  // Without 待提交: the supplier does not see such a settlement yet.
  ['settlement', settlementStatus, SHEET, '待对账 已对账未结算 已对账结算异常 已结算 已驳回 已作废'],
] as const)('every status and action of a %s', (_, status, table, words) => {
  it('has its words in the order of the tabs', () => {
    expect(status.order.map((code) => status.labelOf(code).label)).toEqual(words.split(' '))
  })

  it.each(Object.keys(table).flatMap((code) => status.actions.map((action) => [code, action] as const)))(
    '%s %s',
    (code, action) => {
      const after = status.next(code, action as never)
      expect(after === null ? undefined : String(after)).toBe(table[code]?.[action])
    },
  )
})

describe('the buyer side of the API uses the same tables', () => {
  it.each(
    [0, 1, 2].flatMap((status) =>
      ['accept', 'stockIn', 'supplement', 'print'].map((action) => [status, action] as const),
    ),
  )('note %s %s', async (status, action) => {
    const note = db.delivers.find((row) => row.status === status)
    const next = ['accept', 'stockIn'].includes(action) ? NOTE[status]?.[action] : undefined
    const answer = await act(action, note?.id ?? '')
    if (next === undefined) expect(answer).toMatchObject({ code: 400, message: '当前状态不允许该操作' })
    else expect(answer.data.status).toBe(Number(next))
  })

  it.each(
    [0, 1, 2, 4, 8].flatMap((status) =>
      ['approve', 'reject', 'void', 'commit'].map((action) => [status, action] as const),
    ),
  )('contract %s %s', async (status, action) => {
    const contract = db.contracts.find(
      (row) => row.status === status && !db.delivers.find(({ contractId }) => contractId === row.id),
    )
    const next = action === 'commit' ? undefined : CONTRACT[status]?.[action]
    const answer = await act(action, contract?.id ?? '')
    if (next === undefined) expect(answer.message).toBe('当前状态不允许该操作')
    else expect(answer.data.status).toBe(Number(next))
  })

  const statuses = Object.keys(ORDER) as OrderRow['status'][]
  const isUntouched = (orderSn: string) => !db.delivers.find((note) => note.orderSn === orderSn)

  it.each(
    statuses.flatMap((status) =>
      ['submit', 'approve', 'reject', 'void', 'dispatch', 'returnGoods', 'deliver'].map(
        (action) => [status, action] as const,
      ),
    ),
  )('order %s %s', async (status, action) => {
    const { id = '' } = db.orders.find(({ orderSn }) => isUntouched(orderSn)) ?? {}
    db.orders.update(id, { status })
    // A complete order is marked as delivered by itself, not by an action.
    const next = action === 'deliver' ? undefined : ORDER[status]?.[action]
    const answer = await act(action, id)
    if (next === undefined) expect(answer).toMatchObject({ code: 400, message: '当前状态不允许该操作' })
    // An approved order is dispatched at once.
    else expect(answer.data.status).toBe(next === 'PASS' ? 'UNDELIVERED' : next)
    if (next === undefined) expect(db.orders.get(id)?.status).toBe(status)
  })

  const steps = settlementStatus.actions
  it.each([8, 1, 9, 3, 2, 4].flatMap((status) => steps.map((action) => [status, action] as const)))(
    'settlement %s %s',
    async (status, action) => {
      const bill = db.settlements.find((row) => row.status === status && row.payStatus === 0)
      const next = SHEET[status]?.[action]
      const answer = await act(action, bill?.id ?? '')
      if (next === undefined) expect(answer.message).toBe('当前状态不允许该操作')
      else expect(answer.data.status).toBe(Number(next))
    },
  )

  it.each(statuses)('the supplier’s actions on an order in %s', async (status) => {
    const order = db.orders.find(
      (row) => row.supplierId === '9001' && row.status === 'UNDELIVERED' && isUntouched(row.orderSn),
    )
    if (!order) throw new Error('the seed has no such order')
    const client = await signIn('yueheng')
    const { orderSn } = order
    db.orders.update(order.id, { status, hasPassed: true, sendTimeVerified: true })
    const draft = orderDraft({ orderSn }, { sourceItemId: order.items[0]?.id ?? '', quantity: '1' })
    const isAllowed = 'createDeliver' in (ORDER[status] ?? {})
    const verified = await client.post(`${ORDERS}/verifySendTime`, { orderSn, sendTime: '2099-01-02 08:00:00' })
    const sent = await client.post(`${NOTES}/add`, draft)
    expect([verified.success, sent.success]).toEqual([isAllowed, isAllowed])
    if (!isAllowed) expect(sent.message).toMatch(/^(当前状态不允许该操作|订单不存在)$/)
  })

  it('does not void orders and contracts with open deliveries', async () => {
    expect((await act('void', 'CG20240405-0002')).message).toBe('订单已发货，不能作废')
    const open = db.delivers.find((row) => row.status === 0 && row.sourceType === 'CONTRACT')
    expect((await act('void', open?.contractCode ?? '')).message).toBe('存在未完成的送货单，不能作废')
  })

  it('hides an order from the supplier until it is approved, then dispatches it at once', async () => {
    const order = db.orders.find((row) => row.status === 'TOBEAUDITED' && row.supplierId === '9001')
    const client = await signIn('yueheng')
    const path = '/api/supplier/purchase/purchaseOrder/getByOrderSn'
    expect((await client.get(path, { orderSn: order?.orderSn ?? '' })).message).toBe('订单不存在')
    expect((await act('approve', order?.id ?? '')).data.status).toBe('UNDELIVERED')
    expect((await client.get<{ status: string }>(path, { orderSn: order?.orderSn ?? '' })).data.status).toBe(
      'UNDELIVERED',
    )
  })

  it('records an approval with its document', async () => {
    await act('approve', 'JC-202403-0011')
    const client = await signIn('nanwan')
    const form = await client.get<{ processStatus: string; records: { operation: string; signUrl: string }[] }>(
      '/api/gd-workflow/workflow/form/byCode/JC-202403-0011',
    )
    expect(form.data.processStatus).toBe('FINISHED')
    expect(form.data.records.at(-1)).toMatchObject({
      operation: '同意',
      signUrl: expect.stringMatching(/^data:image\/svg/),
    })
  })

  it('rejects an unknown document', async () => {
    expect(await act('accept', 'nothing')).toMatchObject({ code: 400, message: '单据不存在' })
  })
})

describe('the action rules of the screens', () => {
  it.each([
    [{ status: 0, expireDate: '' }, ['update', 'commit', 'drop']],
    [{ status: 2, expireDate: '' }, ['withdraw']],
    [{ status: 4, expireDate: '' }, ['update', 'commit', 'drop']],
    [{ status: 8, expireDate: '2024-05-01' }, ['createDeliver']],
    [{ status: 8, expireDate: '2024-04-30' }, []],
    [{ status: 8, expireDate: '' }, ['createDeliver']],
    [{ status: 1, expireDate: '' }, []],
    [{ status: 0, expireDate: '', operations: ['update'] }, ['update']],
    [{ status: 8, expireDate: '', operations: [] }, ['createDeliver']],
  ])('contract %o allows %o', (contract, actions) => {
    expect(allowedContractActions(contract, '2024-05-01')).toEqual(actions)
  })

  it.each([
    ['TOBESUBMIT', undefined, false],
    ['TOBEAUDITED', undefined, false],
    ['REFUSE', undefined, false],
    ['CANCEL', false, false],
    ['CANCEL', true, true],
    ['PASS', undefined, true],
    ['CONFIRM_WAIT', undefined, true],
  ] as const)('an order %s (passed: %s) is visible: %s', (status, hasPassed, visible) => {
    expect(isVisibleToSupplier({ status, hasPassed })).toBe(visible)
  })

  it('a delivery needs a confirmed send time and a remainder', async () => {
    const client = await signIn('pengan')
    const path = '/api/supplier/purchase/purchaseOrder/getByOrderSn'
    type Order = Parameters<typeof canDeliver>[0]
    const [partly, waiting] = [
      (await client.get<Order>(path, { orderSn: 'CG20240405-0002' })).data,
      (await client.get<Order>(path, { orderSn: 'CG20240403-0005' })).data,
    ]
    expect(canDeliver(partly)).toBe(true)
    expect(canDeliver(waiting)).toBe(false)
    expect(canDeliver({ ...partly, items: partly.items?.map((item) => ({ ...item, remainQuantity: '0' })) })).toBe(
      false,
    )
    expect(canDeliver({ ...partly, status: 'CANCEL' satisfies OrderRow['status'] })).toBe(false)
  })

  it.each([0, 1, 2])('supplementary information of a note in status %s', async (status) => {
    const client = await signIn('yueheng')
    const note = db.delivers.find((row) => row.status === status && row.supplierId === '9001')
    const sent = { deliverSn: note?.deliverSn, remark: '已与项目部核对' }
    const answer = await client.post(`${NOTES}/save-supplementary-information`, sent)
    expect(answer.success).toBe(status !== 2)
    if (status === 2) expect(answer.message).toBe('当前状态不允许该操作')
  })
})
