import { nextStatus } from '#domain/status'
import {
  type AppealBody,
  type ComplainStatus,
  type ComplaintAction,
  complaintTransitions,
  contentError,
  type Speaker,
  validateAppeal,
} from '#features/mall/complaint/model'
import { escaped, news, sendNews } from '#mocks/account/message/rules'
import type { Account } from '#mocks/kernel/auth/caller'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { later } from '#mocks/kernel/store/clock'
import { worldNow } from '#mocks/kernel/store/now'
import { nextIdOf } from '#mocks/kernel/store/store'
import { type OrderItemRow, orderTables } from '#mocks/mall/order/rows'
import { findMallOrder, itemsOf } from '#mocks/mall/order/rules'
import { type ComplaintRow, complaintTables, type MessageRow } from './rows'

const { complaints } = complaintTables

/** The input of a complaint. */
export type Grievance = { complainTopic: string; content: string; images: string }

/** A buyer files a complaint about a line of an order. */
export function fileComplaint(item: OrderItemRow, grievance: Grievance): ComplaintRow {
  const order = findMallOrder(item.orderSn)
  if (!order) throw refusal(33100, '订单不存在')
  if (!['NO_APPLY', 'CANCEL'].includes(item.complainStatus)) throw refusal(33102, '投诉异常，请稍后重试')
  const complaint = complaints.insert({
    ...grievance,
    id: nextIdOf('mall'),
    complainStatus: 'NEW',
    appealContent: '',
    appealTime: '',
    appealImages: '',
    orderSn: order.sn,
    orderItemSn: item.sn,
    orderTime: order.createTime,
    goodsName: item.goodsName,
    goodsUnit: item.goodsUnit,
    goodsId: item.goodsId,
    skuId: item.skuId,
    goodsPrice: item.unitPrice,
    goodsImage: item.image,
    num: item.num,
    freightPrice: order.freightPrice,
    orderPrice: order.flowPrice,
    logisticsNo: order.logisticsNo,
    storeId: order.storeId,
    storeName: order.storeName,
    memberId: order.memberId,
    memberName: order.memberName,
    consigneeName: order.consigneeName,
    consigneeAddressPath: order.consigneeAddressPath,
    consigneeMobile: order.consigneeMobile,
    arbitrationResult: '',
    createBy: order.memberName,
    createTime: worldNow(),
    messages: [],
  })
  setItem(complaint, 'APPLYING')
  tellOfComplaint(complaint)
  later(() => void askAppeal(current(complaint.id)))
  return complaint
}

/** Sends the shop a message about a new complaint. */
function tellOfComplaint({ id, storeId, complainTopic, content, orderSn, memberName }: ComplaintRow): void {
  sendNews(
    news(storeId, `收到新的投诉 TS${id}：${complainTopic}`, [
      `买家 ${escaped(memberName)} 投诉了订单 <strong>${orderSn}</strong>：${escaped(content)}`,
      '请在 3 天内与买家沟通或提交申诉。',
    ]),
  )
}

/**
 * Applies an action to a complaint.
 *
 * @throws Refusal when the status forbids it
 */
function move(
  complaint: ComplaintRow,
  action: ComplaintAction,
  change: Partial<Omit<ComplaintRow, 'id'>> = {},
): ComplaintRow {
  const to = nextStatus(complaintTransitions, complaint.complainStatus, action) as ComplainStatus | null
  if (to === null) {
    if (action === 'cancel') throw refusal(33106, '申诉已完成，不需要进行取消申诉操作')
    throw refusal(33102, '投诉异常，请稍后重试')
  }
  return complaints.update(complaint.id, { complainStatus: to, ...change })
}

/** The shop's appeal; the platform decides some time later. */
export function appeal(complaint: ComplaintRow, sent: AppealBody): ComplaintRow {
  if (sent.appealContent.trim() === '') throw refusal(33105, '商家申诉时，申诉内容不能为空')
  refuseErrors(validateAppeal(sent), () => badInput())
  const appealed = move(complaint, 'appeal', { ...sent, appealTime: worldNow() })
  later(() => void arbitrate(current(complaint.id), ARBITRATION))
  return appealed
}

const ARBITRATION = '经核实双方证据，商家已按约发货并积极处理，建议补寄或部分退款，投诉结案。'

/** Adds a message to a complaint. The buyer answers the shop some time later. */
export function say(complaint: ComplaintRow, owner: Speaker, content: string, by?: Account): ComplaintRow {
  if (contentError(content)) throw badInput()
  const message: MessageRow = {
    id: nextIdOf('mall'),
    createTime: worldNow(),
    content,
    owner,
    ownerName: by?.userName ?? (owner === 'BUYER' ? complaint.memberName : '平台客服'),
    ownerId: owner === 'STORE' ? complaint.storeId : owner === 'BUYER' ? complaint.memberId : '0',
  }
  const said = move(complaint, 'communicate', { messages: [...complaint.messages, message] })
  if (owner === 'STORE') later(() => void say(current(complaint.id), 'BUYER', '好的，我再核对一下，稍后回复您。'))
  return said
}

/** The platform asks the shop for its appeal. */
export function askAppeal(complaint: ComplaintRow): ComplaintRow {
  return move(complaint, 'askAppeal')
}

/** The platform opens the conversation of shop and buyer. */
export function discuss(complaint: ComplaintRow): ComplaintRow {
  return move(complaint, 'discuss')
}

/** The platform decides. */
export function arbitrate(complaint: ComplaintRow, arbitrationResult: string): ComplaintRow {
  if (arbitrationResult.trim() === '') throw refusal(33104, '结束订单投诉时，仲裁结果不能为空')
  const done = move(complaint, 'arbitrate', { arbitrationResult })
  setItem(done, 'COMPLETE')
  return done
}

/** The buyer withdraws the complaint. */
export function cancelComplaint(complaint: ComplaintRow): ComplaintRow {
  const cancelled = move(complaint, 'cancel')
  setItem(cancelled, 'CANCEL')
  return cancelled
}

function setItem({ id, orderSn, orderItemSn }: ComplaintRow, complainStatus: OrderItemRow['complainStatus']): void {
  const item = itemsOf(orderSn).find(({ sn }) => sn === orderItemSn)
  if (item) orderTables.mallOrderItems.update(item.id, { complainStatus, complainId: id })
}

function current(id: string): ComplaintRow {
  const complaint = complaints.get(id)
  if (!complaint) throw new Error(`no complaint ${id}`)
  return complaint
}
