import * as v from 'valibot'
import { decimal, formatMoney } from '#domain/money'
import { dateError, dateOrderError, MAX_NAME, priceError, type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { isBeforeText, serverToday } from '#domain/time'
import * as wire from '#domain/wire'

/** How a buyer is reached about what is overdue. */
export const CONTACT_WAYS = ['电话', '微信', '上门', '短信', '邮件', '函件'] as const

/** What is typed: its name, and what it takes. */
export const contactRules = {
  person: { label: '对方联系人', max: MAX_NAME, required: true },
  promise: { label: '对方承诺', multiline: true },
} satisfies Record<string, TextRule>

/** What is typed about a contact. */
export const contactInput = v.object({
  payer: wire.text(),
  day: wire.time(),
  person: wire.text(),
  way: wire.text(),
  promise: wire.text(),
  /** Yuan. */
  amount: wire.text(),
  nextDay: wire.time(),
})
/** What is typed about a contact; figures are texts. */
export type ContactInput = v.InferOutput<typeof contactInput>

/** A contact with a buyer about what is overdue: who was reached when and how, and what was promised. */
export const contactSchema = v.object({
  ...contactInput.entries,
  id: wire.id(),
  amount: wire.decimal(),
  /** Who noted it, and when. */
  userName: wire.text(),
  createTime: wire.time(),
})
/** A contact as read. */
export type DebtContact = v.InferOutput<typeof contactSchema>

/** Errors of a contact by field; the server validates the same. */
export function validateContact(
  { day, person, way, promise, amount, nextDay }: ContactInput,
  today = serverToday(),
): Errors {
  return onlyErrors({
    day: day === '' ? text('请选择联系日期') : (dateError(day, { label: '联系日期' }) ?? futureError(day, today)),
    person: textError(person, contactRules.person),
    way: CONTACT_WAYS.some((one) => one === way) ? null : text('请选择联系方式'),
    promise: textError(promise, contactRules.promise),
    amount: priceError(amount, { label: '承诺金额', max: MAX_AMOUNT, scale: 2, required: false, zero: 'refused' }),
    nextDay:
      dateError(nextDay, { label: '下次联系' }) ??
      dateOrderError(day, nextDay, { startLabel: '联系日期', endLabel: '下次联系' }),
  })
}

const MAX_AMOUNT = '999999999999.99'

function futureError(day: string, today: string): Text | null {
  return isBeforeText(today, day) ? text('联系日期不能晚于今天') : null
}

/** The contacts with a payer, newest first. */
export function contactsOf(contacts: readonly DebtContact[], payer: string): DebtContact[] {
  return contacts
    .filter((contact) => contact.payer === payer)
    .sort((a, b) => b.day.localeCompare(a.day) || b.createTime.localeCompare(a.createTime))
}

/** What a payer promised last; undefined where he never did. */
export function lastPromise(contacts: readonly DebtContact[], payer: string): DebtContact | undefined {
  return contactsOf(contacts, payer).find(({ promise, amount }) => promise !== '' || decimal(amount) !== null)
}

/** A promise in words: when, by whom, what, and when to ask again. */
export function promiseText({ day, person, promise, amount, nextDay }: DebtContact): Text {
  const sum = decimal(amount) === null ? '' : `¥${formatMoney(amount)}`
  const said = text('{{day}} {{person}}：{{promise}}', {
    day,
    person,
    promise: [promise, sum].filter(Boolean).join(' '),
  })
  return nextDay ? text('{{said}}，{{day}} 再联系', { said, day: nextDay }) : said
}
