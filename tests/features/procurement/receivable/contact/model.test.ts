import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  type ContactInput,
  type DebtContact,
  lastPromise,
  promiseText,
  validateContact,
} from '#features/procurement/receivable/contact/model'

const TODAY = '2026-11-28'
const typed: ContactInput = {
  payer: '一公司',
  day: '2026-11-27',
  person: '王会计',
  way: '电话',
  promise: '月底付一半',
  amount: '1000.50',
  nextDay: '2026-12-01',
}
const contact = (change: Partial<DebtContact>): DebtContact => ({
  ...typed,
  id: '1',
  userName: '',
  createTime: '2026-11-27 09:00:00',
  ...change,
})

it.each<[Partial<ContactInput>, Record<string, string>]>([
  [{}, {}],
  [{ promise: '', amount: '', nextDay: '' }, {}],
  [{ day: '' }, { day: '请选择联系日期' }],
  [{ day: '2026-11-29', nextDay: '' }, { day: '联系日期不能晚于今天' }],
  [{ person: '' }, { person: '请填写对方联系人' }],
  [{ way: '' }, { way: '请选择联系方式' }],
  [{ nextDay: '2026-11-26' }, { nextDay: '下次联系不能早于联系日期' }],
  [{ amount: '1.005' }, { amount: expect.stringContaining('承诺金额') }],
  [{ amount: '0' }, { amount: expect.stringContaining('承诺金额') }],
])('%o is refused by %o', (change, errors) => {
  const found = validateContact({ ...typed, ...change }, TODAY)
  expect(Object.fromEntries(Object.entries(found).map(([name, error]) => [name, plain(error)]))).toEqual(errors)
})

it('the last promise is the newest contact that had one, of that payer', () => {
  const contacts = [
    contact({ id: 'old', day: '2026-11-01' }),
    contact({ id: 'morning', day: '2026-11-20' }),
    contact({ id: 'evening', day: '2026-11-20', createTime: '2026-11-27 18:00:00' }),
    contact({ id: 'silent', day: '2026-11-25', promise: '', amount: null }),
    contact({ id: 'other', day: '2026-11-26', payer: '二公司' }),
  ]
  expect(lastPromise(contacts, '一公司')?.id).toBe('evening')
  expect(lastPromise(contacts, '三公司')).toBeUndefined()
})

it.each<[Partial<DebtContact>, string]>([
  [{}, '2026-11-27 王会计：月底付一半 ¥1,000.50，2026-12-01 再联系'],
  [{ amount: null, nextDay: '' }, '2026-11-27 王会计：月底付一半'],
  [{ promise: '', nextDay: '' }, '2026-11-27 王会计：¥1,000.50'],
])('a promise of %o in words', (change, expected) => {
  expect(plain(promiseText(contact(change)))).toBe(expected)
})
