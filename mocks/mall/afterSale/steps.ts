import { type Decimal, divideAmount, fixed, sum } from '#domain/money'
import { nextStatus } from '#domain/status'
import {
  type AfterSaleAction,
  afterSaleTransitions,
  approvalOf,
  receiptOf,
  refundError,
  refundParts,
  type ServiceStatus,
  type ServiceType,
} from '#features/mall/afterSale/model'
import { piecesText } from '#features/mall/sale/model'
import { escaped, news, sendNews } from '#mocks/account/message/rules'
import type { Account } from '#mocks/kernel/auth/caller'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { later } from '#mocks/kernel/store/clock'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import { nextIdOf } from '#mocks/kernel/store/store'
import { type OrderItemRow, type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { findMallOrder, itemsOf, may } from '#mocks/mall/order/rules'
import { closeOrder } from '#mocks/mall/order/stepRules'
import { logisticsTables } from '#mocks/store/logistics/rows'
import { logRefund, refundedOf } from './refundRules'
import { type AfterSaleRow, afterSaleTables } from './rows'
import { returnContactOf, stepOf } from './rules'

const { afterSales } = afterSaleTables
const { mallOrderItems } = orderTables

/** The input of a claim. */
export type Wish = {
  num: number
  serviceType: ServiceType
  reason: string
  problemDesc: string
  afterSaleImage: string
}

const REFUSALS: Partial<Record<AfterSaleAction, [code: number, message: string]>> = {
  approveRefund: [33004, '售后已审核，无法重复操作'],
  approveOffline: [33004, '售后已审核，无法重复操作'],
  approveReturn: [33004, '售后已审核，无法重复操作'],
  refuse: [33004, '售后已审核，无法重复操作'],
  cancel: [33002, '当前售后单无法取消'],
}

/**
 * Applies an action to a claim.
 *
 * @throws Refusal when the status forbids it
 */
function move(
  claim: AfterSaleRow,
  action: AfterSaleAction,
  step: ReturnType<typeof stepOf>,
  change: Partial<Omit<AfterSaleRow, 'id'>> = {},
): AfterSaleRow {
  const to = nextStatus(afterSaleTransitions, claim.serviceStatus, action) as ServiceStatus | null
  if (to === null) throw refusal(...(REFUSALS[action] ?? [33006, '售后状态错误，请刷新页面']))
  const moved = afterSales.update(claim.id, { serviceStatus: to, ...change, steps: [...claim.steps, step] })
  settleItem(moved)
  if (to === 'COMPLETE') {
    logRefund(moved)
    closeRefunded(moved.orderSn)
  }
  return moved
}

/**
 * Files a claim on a line of an order.
 *
 * @throws Refusal when the order is unpaid, its status forbids a claim, or the number is too high
 */
export function applyAfterSale(item: OrderItemRow, wish: Wish): AfterSaleRow {
  const order = findMallOrder(item.orderSn)
  if (order?.payStatus !== 'PAID') throw refusal(33001, '当前订单未支付，不能申请售后')
  const isOpen = item.afterSaleStatus === 'NOT_APPLIED' || item.afterSaleStatus === 'PART_AFTER_SALE'
  if (!isOpen || order.orderStatus === 'CANCELLED') {
    throw refusal(33003, '订单状态不允许申请售后，请联系平台或商家')
  }
  if (wish.num < 1 || wish.num > item.num - item.returnGoodsNumber) throw refusal(33008, '申请售后商品数量错误')
  const freight = freightOf(order, item, wish.num)
  const paid = fixed(shareOf(item, wish.num).plus(freight), 2)
  const isOffline = order.paymentMethod === 'BANK_TRANSFER'
  const claim = afterSales.insert({
    ...wish,
    id: nextIdOf('mall'),
    sn: `A${worldToday().replaceAll('-', '')}${nextIdOf('mall')}`,
    orderSn: order.sn,
    orderItemSn: item.sn,
    tradeSn: order.tradeSn,
    memberId: order.memberId,
    memberName: order.memberName,
    storeId: order.storeId,
    storeName: order.storeName,
    goodsId: item.goodsId,
    skuId: item.skuId,
    goodsName: item.goodsName,
    goodsUnit: item.goodsUnit,
    goodsImage: item.image,
    specs: JSON.stringify(item.specs),
    flowPrice: paid,
    freightPrice: fixed(freight, 2),
    serviceStatus: 'APPLY',
    refundWay: isOffline ? 'OFFLINE' : 'ORIGINAL',
    accountType: order.paymentMethod,
    bankAccountNumber: isOffline ? `62220200${order.memberId.slice(-11)}` : '',
    bankAccountName: isOffline ? order.consigneeName : '',
    bankDepositName: isOffline ? '岭南商业银行 海八路支行' : '',
    auditRemark: '',
    payOrderNo: '',
    applyRefundPrice: paid,
    actualRefundPrice: '',
    refundTime: '',
    mlogisticsNo: '',
    mlogisticsCode: '',
    mlogisticsName: '',
    sentTime: '',
    returnContact: null,
    restockedNum: 0,
    createBy: order.memberName,
    createTime: worldNow(),
    steps: [stepOf('会员', order.memberName, `申请售后：${wish.reason}`)],
  })
  settleItem(claim)
  tellOfClaim(claim)
  return claim
}

/** Sends the shop a message about a new claim. */
function tellOfClaim({
  storeId,
  sn,
  orderSn,
  memberName,
  goodsName,
  goodsUnit,
  num,
  serviceType,
  reason,
}: AfterSaleRow): void {
  const isReturn = serviceType === 'RETURN_GOODS'
  const word = isReturn ? '退货' : '退款'
  const title = isReturn ? `收到新的退货申请 ${sn}` : `收到新的退款申请 ${sn}`
  sendNews(
    news(storeId, title, [
      `买家 ${escaped(memberName)} 对订单 <strong>${orderSn}</strong> 的 ${escaped(goodsName)} ${piecesText([{ goodsUnit, num }])}申请${word}，原因：${escaped(reason)}。`,
      '请在 3 天内处理。',
    ]),
  )
}

/** The paid amount for `num` more pieces of a line: of all claimed pieces, less what was claimed for the others. */
function shareOf(item: OrderItemRow, num: number): Decimal {
  const claimed = item.returnGoodsNumber + num
  const [upTo = '0'] = divideAmount(item.flowPrice, [String(claimed), String(item.num - claimed)])
  const before = liveClaims(item.orderSn).filter(({ orderItemSn }) => orderItemSn === item.sn)
  const share = sum([upTo]).minus(sum(before.map(goodsPaid)))
  return share.lt(0) ? sum([]) : share
}

/**
 * The freight that goes back with `num` more pieces of a line: what is left of it, with the last pieces of an order.
 */
function freightOf(order: OrderRow, item: OrderItemRow, num: number): Decimal {
  const items = itemsOf(order.sn)
  const isLast = items.every((one) => one.returnGoodsNumber + (one.id === item.id ? num : 0) === one.num)
  if (!isLast) return sum([])
  const goods = sum(items.map(({ flowPrice }) => flowPrice))
  return sum([order.flowPrice])
    .minus(goods)
    .minus(sum(liveClaims(order.sn).map(({ freightPrice }) => freightPrice)))
}

function goodsPaid(claim: AfterSaleRow): string {
  return refundParts({ ...claim, actualRefundPrice: claim.flowPrice }).goods
}

const ENDED: readonly ServiceStatus[] = ['REFUSE', 'SELLER_TERMINATION', 'BUYER_CANCEL']

/** The claims on an order that were neither refused nor cancelled. */
function liveClaims(orderSn: string): AfterSaleRow[] {
  return afterSales.filter((row) => row.orderSn === orderSn && !ENDED.includes(row.serviceStatus))
}

/** Updates the line of the order from its claims. */
function settleItem({ orderSn, orderItemSn }: AfterSaleRow): void {
  const item = itemsOf(orderSn).find(({ sn }) => sn === orderItemSn)
  if (!item) return
  const live = liveClaims(orderSn).filter((claim) => claim.orderItemSn === orderItemSn)
  const done = live.filter(({ serviceStatus }) => serviceStatus === 'COMPLETE')
  const claimed = live.reduce((count, { num }) => count + num, 0)
  const refunded = sum(done.map((claim) => refundParts(claim).goods))
  const isRefund =
    done.length < live.length
      ? 'REFUNDING'
      : refunded.eq(0)
        ? 'NO_REFUND'
        : refunded.eq(item.flowPrice)
          ? 'ALL_REFUND'
          : 'PART_REFUND'
  mallOrderItems.update(item.id, {
    returnGoodsNumber: claimed,
    afterSaleStatus: claimed === 0 ? 'NOT_APPLIED' : claimed < item.num ? 'PART_AFTER_SALE' : 'ALREADY_APPLIED',
    isRefund,
    refundPrice: fixed(refunded, 2),
  })
}

/** Closes an order when all that was paid is back; while the shop keeps some of it, it remains to be billed. */
function closeRefunded(orderSn: string): void {
  const order = findMallOrder(orderSn)
  if (!order || !may(order, 'refundAll') || sum([order.flowPrice]).gt(refundedOf(orderSn))) return
  closeOrder(order, 'refundAll', '订单货物全部退款', '系统')
}

/**
 * The shop approves; `actualRefundPrice` in yuan is more than zero and at most the paid amount.
 *
 * @throws Refusal when the status forbids it, the amount is wrong, or the shop has no return address
 */
export function approve(
  claim: AfterSaleRow,
  { actualRefundPrice, remark, returnAddress }: { actualRefundPrice: string; remark: string; returnAddress: '1' | '2' },
  by: Account,
): AfterSaleRow {
  const action = approvalOf(claim)
  if (nextStatus(afterSaleTransitions, claim.serviceStatus, action) === null) {
    throw refusal(33004, '售后已审核，无法重复操作')
  }
  if (refundError(actualRefundPrice, { paid: claim.flowPrice, returned: '0' })) throw refusal(33004, '申请退款金额错误')
  const returnContact = action === 'approveReturn' ? returnContactOf(claim.storeId, returnAddress) : null
  if (action === 'approveReturn' && !returnContact) {
    throw badInput('请先在店铺设置中填写售后地址')
  }
  const agreed = move(claim, action, stepOf(by, '', `同意售后${remark ? `：${remark}` : ''}`), {
    actualRefundPrice: fixed(sum([actualRefundPrice]), 2),
    auditRemark: remark,
    returnContact,
    ...(action === 'approveRefund' ? { refundTime: worldNow() } : {}),
  })
  return followed(agreed)
}

/** The shop refuses. */
export function refuse(claim: AfterSaleRow, remark: string, by: Account): AfterSaleRow {
  return move(claim, 'refuse', stepOf(by, '', `拒绝售后${remark ? `：${remark}` : ''}`), { auditRemark: remark })
}

/** The buyer ships the return. */
export function sendBack(claim: AfterSaleRow): AfterSaleRow {
  const companies = logisticsTables.logistics.all()
  const company = companies[Number(claim.id.slice(-3)) % Math.max(1, companies.length)]
  if (!company) throw refusal(33005, '物流公司错误，请重新选择')
  const mlogisticsNo = `YT${claim.id.slice(-12)}`
  return move(claim, 'sendBack', stepOf('会员', claim.memberName, `寄回商品，${company.name} ${mlogisticsNo}`), {
    mlogisticsNo,
    mlogisticsCode: company.id,
    mlogisticsName: company.name,
    sentTime: worldNow(),
  })
}

/** The shop receives the return. */
export function receive(claim: AfterSaleRow, remark: string, by: Account): AfterSaleRow {
  const action = receiptOf(claim)
  const received = move(claim, action, stepOf(by, '', '确认收到退货'), {
    ...(remark ? { auditRemark: remark } : {}),
    ...(action === 'receive' ? { refundTime: worldNow() } : {}),
  })
  return followed(received)
}

/** The shop rejects the returned products. */
export function reject(claim: AfterSaleRow, remark: string, by: Account): AfterSaleRow {
  const change = remark ? { auditRemark: remark } : {}
  return move(claim, 'reject', stepOf(by, '', `拒收退货${remark ? `：${remark}` : ''}`), change)
}

/** The platform has transferred the money. */
export function refund(claim: AfterSaleRow): AfterSaleRow {
  return move(claim, 'refund', stepOf('系统', '', '平台已线下打款'), { refundTime: worldNow() })
}

/** The buyer cancels the claim. */
export function cancelAfterSale(claim: AfterSaleRow): AfterSaleRow {
  return move(claim, 'cancel', stepOf('会员', claim.memberName, '买家取消售后'))
}

/** Schedules the steps of buyer and platform that follow the decision of the shop. */
function followed(claim: AfterSaleRow): AfterSaleRow {
  const { id } = claim
  if (claim.serviceStatus === 'PASS') later(() => void sendBack(current(id)))
  if (claim.serviceStatus === 'WAIT_REFUND') later(() => void refund(current(id)))
  return claim
}

function current(id: string): AfterSaleRow {
  const claim = afterSales.get(id)
  if (!claim) throw new Error(`no claim ${id}`)
  return claim
}
