import { formatMoney } from '#domain/money'
import { serverToday } from '#domain/time'
import { isPast, worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import type { ContractRow } from '#mocks/procurement/contract/rows'
import type { DeliveryNoteRow } from '#mocks/procurement/delivery/rows'
import type { OrderRow } from '#mocks/procurement/purchase/rows'
import { answerWord } from '#mocks/procurement/settlement/disputeRules'
import type { SettlementRow } from '#mocks/procurement/settlement/rows'
import { messageTables } from './rows'

/** A message about a document; `content` is HTML. */
export type News = { supplierId: string; title: string; content: string }

/** The message about the review of a contract by the buyer; null for an action without a message. */
export function newsOfContract(
  { supplierId, contractCode, contractName, companyName, rejectReason }: ContractRow,
  action: string,
): News | null {
  const word = { approve: '审核通过', reject: '被驳回', void: '已作废' }[action]
  if (!word) return null
  const why = action === 'approve' ? '可以按合同供货，采购方下单后会另行通知。' : `原因：${escaped(rejectReason ?? '')}`
  return news(supplierId, `合同 ${contractCode} ${word}`, [
    `集采合同 <strong>${contractCode}</strong>《${escaped(contractName)}》已由${escaped(companyName)}处理：${word}。`,
    why,
  ])
}

/** The message about a new or changed order. */
export function newsOfOrder({ supplierId, orderSn, projectName, requireTime }: OrderRow, action: string): News | null {
  const word = { order: '待发货', approve: '待发货', void: '已作废' }[action]
  if (!word) return null
  const title = action === 'void' ? `采购订单 ${orderSn} 已作废` : `收到新的采购订单 ${orderSn}`
  return news(supplierId, title, [
    `项目 ${escaped(projectName)} 的采购订单 <strong>${orderSn}</strong> 现为${word}。`,
    action === 'void' ? '请不要再按该订单发货。' : `要求到货时间：${requireTime}，请及时确认发货时间并创建送货单。`,
  ])
}

/** The message about the acceptance or stock-in of a delivery note. */
export function newsOfNote(
  { supplierId, deliverSn, projectName, orderSn }: DeliveryNoteRow,
  action: string,
): News | null {
  const word = { accept: '已验收', stockIn: '已入库' }[action]
  if (!word) return null
  return news(supplierId, `送货单 ${deliverSn} ${word}`, [
    `送到 ${escaped(projectName)} 的送货单 <strong>${deliverSn}</strong> ${word}。`,
    orderSn ? `对应采购订单：${orderSn}。` : '请及时上传签收回单。',
  ])
}

/** What steps on a settlement are called. The supplier's own, and those that finance mends, send no message. */
const SETTLEMENT_NEWS: Readonly<Record<string, string>> = {
  settle: '已生成，待提交',
  submit: '待您对账',
  post: '已结算',
  pay: '已付款',
  reject: '被驳回',
  confirm: '',
  object: '',
  fail: '',
  retry: '',
  sendBack: '',
  void: '',
}

/** The message about a step on a settlement; one without a word of its own is called by the status it leads to. */
export function newsOfSettlement(row: SettlementRow, action: string): News | null {
  const { supplierId, settlementCode, contractCode, totalAmountTax, rejectReason, statusName } = row
  const word = action === 'resubmit' ? `${answerWord(row)}，待您对账` : (SETTLEMENT_NEWS[action] ?? statusName)
  if (!word) return null
  return news(supplierId, `结算单 ${settlementCode} ${word}`, [
    `合同 ${contractCode} 的结算单 <strong>${settlementCode}</strong> ${word}，含税金额 ¥${formatMoney(totalAmountTax)}。`,
    action === 'reject' ? `原因：${escaped(rejectReason ?? '')}` : '点击下方编号查看明细。',
  ])
}

/** A message of plain paragraphs in HTML. */
export function news(supplierId: string, title: string, paragraphs: readonly string[]): News {
  return { supplierId, title, content: paragraphs.map((text) => `<p>${text}</p>`).join('') }
}

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Simulated past messages are kept for this many days; those of the last days are unread. */
const KEPT_DAYS = 21
const UNREAD_DAYS = 1

/** Writes a message to a shop. */
export function sendNews({ supplierId: storeId, ...text }: News): void {
  const createTime = worldNow()
  const today = serverToday()
  if (isPast() && createTime < dayFrom(today, -KEPT_DAYS)) return
  const status = isPast() && createTime < dayFrom(today, -UNREAD_DAYS) ? 'ALREADY_READY' : 'UN_READY'
  messageTables.messages.insert({ ...text, id: nextId(), messageId: nextId(), storeId, status, createTime })
}
