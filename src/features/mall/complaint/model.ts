import * as v from 'valibot'
import { type TextRule, textError } from '#domain/rules'
import type { StatusTable, Transition } from '#domain/status'
import { type Errors, onlyErrors, type Text } from '#domain/text'
import { dayAfter } from '#domain/time'
import * as wire from '#domain/wire'

/** The statuses of a complaint, named as in the mall's API. */
export type ComplainStatus = 'NEW' | 'CANCEL' | 'WAIT_APPEAL' | 'COMMUNICATION' | 'WAIT_ARBITRATION' | 'COMPLETE'
/** The parties that send messages in a complaint. */
export type Speaker = 'BUYER' | 'STORE' | 'PLATFORM'

/** Labels and colours of the statuses of a complaint. */
export const complainStatuses: StatusTable<ComplainStatus> = {
  NEW: { label: '新投诉', color: 'warning' },
  WAIT_APPEAL: { label: '待申诉', color: 'error' },
  COMMUNICATION: { label: '对话中', color: 'processing' },
  WAIT_ARBITRATION: { label: '等待仲裁', color: 'processing' },
  COMPLETE: { label: '已完成', color: 'success' },
  CANCEL: { label: '已撤销', color: 'default' },
}

/** The actions of each party. The platform moves a complaint between its own steps. */
export type ComplaintAction = 'appeal' | 'communicate' | 'askAppeal' | 'discuss' | 'arbitrate' | 'cancel'

const ALL = Object.keys(complainStatuses)
const OPEN = ['NEW', 'WAIT_APPEAL', 'COMMUNICATION', 'WAIT_ARBITRATION']

/** The service itself lets a shop appeal and talk at any time. */
export const complaintTransitions: readonly Transition<ComplaintAction>[] = [
  { action: 'appeal', from: ALL, to: 'WAIT_ARBITRATION' },
  { action: 'communicate', from: ALL },
  { action: 'askAppeal', from: OPEN, to: 'WAIT_APPEAL' },
  { action: 'discuss', from: OPEN, to: 'COMMUNICATION' },
  { action: 'arbitrate', from: ALL, to: 'COMPLETE' },
  { action: 'cancel', from: [...OPEN, 'CANCEL'], to: 'CANCEL' },
]

type Stated = { complainStatus: ComplainStatus }

/** Whether the screen offers an appeal: not after one was made, and not once the complaint is closed. */
export function mayAppeal({ complainStatus }: Stated): boolean {
  return ['NEW', 'WAIT_APPEAL', 'COMMUNICATION'].includes(complainStatus)
}

/** Whether the screen offers to send messages: until the complaint is closed. */
export function mayTalk({ complainStatus }: Stated): boolean {
  return OPEN.includes(complainStatus)
}

const messageSchema = v.object({
  id: wire.text(),
  createTime: wire.time(),
  content: wire.text(),
  owner: wire.code<Speaker>(),
  ownerName: wire.text(),
})
/** A message in the dialogue of a complaint. */
export type ComplaintMessage = v.InferOutput<typeof messageSchema>

/** A complaint in a list. Amounts in yuan; pictures are addresses joined by commas. */
export const complaintRowSchema = v.object({
  id: wire.id(),
  complainTopic: wire.text(),
  content: wire.text(),
  images: wire.text(),
  complainStatus: wire.code<ComplainStatus>(),
  appealContent: wire.text(),
  appealTime: wire.time(),
  appealImages: wire.text(),
  orderSn: wire.text(),
  orderTime: wire.time(),
  goodsName: wire.text(),
  goodsImage: wire.text(),
  goodsPrice: wire.decimal(),
  num: wire.count(),
  /** The unit it is sold in: our own addition; '' from others. */
  goodsUnit: wire.text(),
  orderPrice: wire.decimal(),
  memberId: wire.text(),
  memberName: wire.text(),
  consigneeName: wire.text(),
  consigneeAddressPath: wire.text(),
  consigneeMobile: wire.text(),
  arbitrationResult: wire.text(),
  createTime: wire.time(),
})
/** A buyer's complaint in a list; amounts in yuan. */
export type ComplaintRow = v.InferOutput<typeof complaintRowSchema>

/** A complaint with what both sides have said. */
export const complaintSchema = v.object({
  ...complaintRowSchema.entries,
  orderComplaintCommunications: wire.list(messageSchema),
})
/** A buyer's complaint with its messages; amounts in yuan. */
export type Complaint = v.InferOutput<typeof complaintSchema>

/** Days in which a shop should appeal. */
const DAYS_TO_APPEAL = 3

/** The day by which the shop should act, 'YYYY-MM-DD'; '' when it is not its turn. */
export function dueOf({ complainStatus, createTime }: Pick<Complaint, 'complainStatus' | 'createTime'>): string {
  return mayAppeal({ complainStatus }) ? dayAfter(createTime, DAYS_TO_APPEAL) : ''
}

/** What the shop writes: its name, and what it takes. */
export const complaintRules = {
  appealContent: { label: '申诉内容', max: 200, required: true, multiline: true },
  content: { label: '对话内容', max: 200, required: true, multiline: true },
} satisfies Record<string, TextRule>

/** The shop's appeal, as typed. */
export type AppealInput = { appealContent: string; appealImages: string[] }

/** The body of an appeal; pictures are joined by commas. */
export const appealBody = v.object({ appealContent: wire.text(), appealImages: wire.text() })
/** The body of an appeal. */
export type AppealBody = v.InferOutput<typeof appealBody>

/** Errors of an appeal by field. */
export function validateAppeal({ appealContent }: Pick<AppealInput, 'appealContent'>): Errors {
  return onlyErrors({ appealContent: textError(appealContent, complaintRules.appealContent) })
}

/** The error of a message to the buyer. */
export function contentError(content: string): Text | null {
  return textError(content, complaintRules.content)
}
