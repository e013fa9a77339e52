import { nextStatus } from '#domain/status'
import { serverNow } from '#domain/time'
import type { PayAction } from '#features/money/platformService/model'
import { openPayment } from '#features/money/platformService/model'
import { type ContractAction, contractStatus, contractTransitions } from '#features/procurement/contract/model'
import { type DeliverAction, deliverTransitions } from '#features/procurement/delivery/model'
import { type PurchaseAction, purchaseTransitions } from '#features/procurement/purchase/model'
import type { SettlementAction } from '#features/procurement/settlement/model'
import { issueInvoice, settlePayment } from '#mocks/money/platformService/rules'
import { recordStep } from '#mocks/procurement/approval/rules'
import { siteFindings } from '#mocks/procurement/delivery/site'
import { placeOrder } from '#mocks/procurement/purchase/actor'
import { actOnBill, settleNotes } from '#mocks/procurement/settlement/actor'
import type { ContractRow, DeliverRow, OrderRow, PlatformOrderRow } from './caller'
import { photoPicture, signaturePicture } from './picture'
import { Refusal } from './reply'
import { db, dbGeneration, write } from './store'

let delayMs = 0

/** Lets the other party act by itself, each step so long after the one before; 0 = it waits to be told. */
export function startActors(ms: number): void {
  delayMs = ms
}

/** The site will accept a new note and stock its goods in; then the buyer settles what it has, and finance pays. */
export function siteWillAccept(id: string): void {
  later(() => {
    act('accept', id)
    later(() => {
      act('stockIn', id)
      later(() => settlementRuns(act('settle', id).id))
    })
  })
}

/** Of so many sheets finance can at first not post one. */
const UNPOSTED_EVERY = 5

function settlementRuns(id: string): void {
  const isFailing = db.settlements.all().length % UNPOSTED_EVERY === 0
  const steps: SettlementAction[] = [
    'submit',
    'confirm',
    ...(isFailing ? (['fail', 'retry'] as const) : (['post'] as const)),
    'pay',
  ]
  const next = () => {
    const step = steps.shift()
    if (!step) return
    act(step, id)
    later(next)
  }
  later(next)
}

/** The buyer will look at a committed contract: every fourth is rejected, of the others a first order follows. */
export function buyerWillReview(id: string): void {
  if (reviews.generation !== dbGeneration()) reviews = { generation: dbGeneration(), count: 0 }
  reviews.count += 1
  const action = reviews.count % REJECTED_EVERY === 0 ? 'reject' : 'approve'
  later(() => {
    act(action, id)
    if (action === 'approve') later(() => act('order', id))
  })
}

/** The gateway will hear from the payer: every fourth payment fails. What is paid is invoiced. */
export function gatewayWillAnswer(orderId: string, paymentId: string): void {
  if (payments.generation !== dbGeneration()) payments = { generation: dbGeneration(), count: 0 }
  payments.count += 1
  const action = payments.count % FAILED_EVERY === 0 ? 'fail' : 'succeed'
  later(() => {
    const order = db.platformOrders.get(orderId)
    // Another attempt may have taken its place meanwhile.
    if (!order || openPayment(order)?.id !== paymentId) return
    act(action, orderId)
    if (action === 'succeed') later(() => act('issueInvoice', orderId))
  })
}

/** Of so many payments one fails. */
const FAILED_EVERY = 4
let payments = { generation: 0, count: 0 }

/** Of so many contracts the buyer sends one back. */
const REJECTED_EVERY = 4
let reviews = { generation: 0, count: 0 }

/**
 * Does what the other party would: `accept`, `stockIn` or `settle` a note (the last answers the sheet it made); `approve`, `reject` or
 * `void` a contract or an order, `order` from a contract; every step of a settlement sheet; `succeed`, `fail`, `revoke`, `close` or
 * `refund` the payment of a platform service, `issueInvoice` for a paid one. Throws when the status does not allow it. `reason` replaces
 * the usual one of a rejection or failure.
 */
export function act(action: string, id: string, reason = ''): { id: string; status: number | string } {
  return write(() => {
    const note = db.delivers.get(id) ?? db.delivers.find(({ deliverSn }) => deliverSn === id)
    if (note) return action === 'settle' ? settleNotes(note) : actOnNote(note, action as DeliverAction)
    const contract = db.contracts.get(id) ?? db.contracts.find(({ contractCode }) => contractCode === id)
    if (contract)
      return action === 'order' ? placeOrder(contract) : actOnContract(contract, action as ContractAction, reason)
    const order = db.orders.get(id) ?? db.orders.find(({ orderSn }) => orderSn === id)
    if (order) return actOnOrder(order, action as PurchaseAction)
    const bill = db.settlements.get(id) ?? db.settlements.find(({ settlementCode }) => settlementCode === id)
    if (bill) return actOnBill(bill, action as SettlementAction, reason)
    const service = db.platformOrders.get(id) ?? db.platformOrders.find(({ orderSn }) => orderSn === id)
    if (service) return actOnService(service, action, reason)
    throw new Refusal('单据不存在')
  })
}

function actOnNote(note: DeliverRow, action: DeliverAction) {
  const status = Number(
    allowed(action !== 'accept' && action !== 'stockIn' ? null : nextStatus(deliverTransitions, note.status, action)),
  )
  const now = serverNow()
  const turn = Number(note.id.slice(-4))
  if (action === 'accept') {
    const { receiverName } = note
    const accept = {
      acceptUserName: receiverName,
      acceptTime: now,
      acceptRemark: '',
      signUrl: signaturePicture(receiverName),
      photos: [photoPicture('卸货现场')],
    }
    const items = note.items.map((item, index) => siteFindings(item, note.materialType, turn + index))
    db.delivers.update(note.id, { status, accept, items })
  } else {
    const stockInSn = note.deliverSn.replace('SH', 'RK')
    db.delivers.update(note.id, { status, stockIn: { stockInSn, stockInTime: now, stockInUserName: '周航' } })
  }
  return { id: note.id, status }
}

const REVIEWS: Partial<Record<ContractAction, { operation: string; operationType: string; comment: string }>> = {
  approve: { operation: '同意', operationType: 'APPROVE', comment: '' },
  reject: { operation: '驳回', operationType: 'REJECT', comment: '请核对单价与附件' },
  void: { operation: '作废', operationType: 'REJECT', comment: '甲方计划调整' },
}

function actOnContract(contract: ContractRow, action: ContractAction, reason: string) {
  const review = REVIEWS[action]
  const status = Number(allowed(review ? nextStatus(contractTransitions, contract.status, action) : null))
  const isOpen = db.delivers.find(({ contractId, status: stage }) => contractId === contract.id && stage !== 2)
  if (action === 'void' && isOpen) throw new Refusal('存在未完成的送货单，不能作废')
  const now = serverNow()
  const comment = (action !== 'approve' && reason) || (review?.comment ?? '')
  db.contracts.update(contract.id, {
    status,
    auditTime: now,
    updateTime: now,
    auditUserName: REVIEWER,
    rejectReason: action === 'approve' ? '' : comment,
    version: contract.version + 1,
  })
  const { operation = contractStatus[8].label, operationType = '' } = review ?? {}
  recordStep(contract.contractCode, '公司物资部', REVIEWER, operation, operationType, comment)
  return { id: contract.id, status }
}

const REVIEWER = '郑洁'
const BUYER_ORDER_ACTIONS: readonly PurchaseAction[] = [
  'submit',
  'approve',
  'reject',
  'void',
  'dispatch',
  'returnGoods',
]

function actOnOrder(order: OrderRow, action: PurchaseAction) {
  const isBuyers = BUYER_ORDER_ACTIONS.includes(action)
  const next = allowed(isBuyers ? nextStatus(purchaseTransitions, order.status, action) : null) as OrderRow['status']
  const isSent = db.delivers.find(({ orderSn }) => orderSn === order.orderSn)
  if (action === 'void' && isSent) throw new Refusal('订单已发货，不能作废')
  // A passed order is dispatched to the supplier at once.
  const status = next === 'PASS' ? 'UNDELIVERED' : next
  db.orders.update(order.id, { status, hasPassed: order.hasPassed || next === 'PASS' })
  return { id: order.id, status }
}

function actOnService(order: PlatformOrderRow, action: string, reason: string) {
  const isInvoice = action === 'issueInvoice'
  const { id, payStatus } = isInvoice ? issueInvoice(order) : settlePayment(order, action as PayAction, reason)
  return { id, status: payStatus }
}

function allowed(status: string | null): string {
  if (status === null) throw new Refusal('当前状态不允许该操作')
  return status
}

function later(step: () => void): void {
  if (delayMs === 0) return
  const generation = dbGeneration()
  const timer = setTimeout(() => {
    if (generation !== dbGeneration()) return
    try {
      step()
    } catch (error) {
      // Somebody was quicker; the note has moved on.
      if (!(error instanceof Refusal)) throw error
    }
  }, delayMs)
  timer.unref?.()
}
