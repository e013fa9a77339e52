import { expect, it } from 'vitest'
import { examplesFrom, type Recorded } from '#tests/tools/contract/document/recorded'
import { productOperations } from '#tests/tools/contract/product'

const NOTHING = { requests: {}, answers: {} }
const DONE = { code: 200, success: true, data: { id: '7' }, msg: '操作成功' }
const cancel = (reason: string, answer: object = { success: true, code: 200, result: null }): Recorded => ({
  method: 'PUT',
  path: '/api/store/order/bill/cancel',
  type: 'application/json',
  body: JSON.stringify({ id: '1', reason }),
  answer,
})
const examplesOf = (recorded: Recorded[], stored = NOTHING) =>
  examplesFrom(recorded, stored, productOperations(), new Map())

it('an example is the shortest of the recorded bodies that say most', () => {
  const { requests } = examplesOf([cancel('情况有变，先行处理'), cancel('有误'), cancel('')])
  expect(requests['bill.cancel']).toEqual({ id: '1', reason: '有误' })
})

it('neither what was refused, nor what the document does not allow, nor a phone outside the demo is an example', () => {
  const refused = cancel('有误', { success: false, code: 400, message: '不可操作' })
  const unknown = { ...cancel('有误'), body: JSON.stringify({ id: '1', reason: '有误', more: 1 }) }
  const { requests } = examplesOf([refused, unknown, cancel('请致电13800138000')])
  expect(requests['bill.cancel']).toBeUndefined()
})

it('an example stays while its call allows it', () => {
  const own = { id: '2', reason: '原有说明' }
  const stored = (example: object) => ({ ...NOTHING, requests: { 'bill.cancel': example } })
  expect(examplesOf([cancel('有误')], stored(own)).requests['bill.cancel']).toEqual(own)
  expect(examplesOf([cancel('有误')], stored({ no: 1 })).requests['bill.cancel']).toEqual({ id: '1', reason: '有误' })
})

it('answers are shown where they are read, without the tokens of a session', () => {
  const car = { method: 'POST', path: '/api/gd-system/supplier/car/add', type: 'application/json', body: '{}' }
  const refresh = { method: 'POST', path: '/api/store/passport/login/refresh/abc', type: '', body: '' }
  const tokens = { success: true, code: 200, result: { accessToken: 'a', refreshToken: 'b' } }
  const { answers } = examplesOf([{ ...car, answer: DONE }, { ...refresh, answer: tokens }, cancel('有误')])
  expect(answers['car.add']).toEqual(DONE)
  expect(answers['session.refresh']).toEqual({ ...tokens, result: { accessToken: '…', refreshToken: '…' } })
  expect(answers['bill.cancel']).toBeUndefined()
})
