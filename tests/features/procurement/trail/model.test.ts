import { expect, it } from 'vitest'
import { chainNext, nextWords, type TrailNext } from '#features/procurement/trail/model'

it.each<[string, (TrailNext | '')[], TrailNext | '']>([
  [
    'money that waits for the supplier before goods',
    ['', 'verifySendTime', 'deliver', 'accept', 'reconcile', 'pay'],
    'reconcile',
  ],
  ['the send time before the delivery', ['', 'verifySendTime', 'deliver', 'accept', '', ''], 'verifySendTime'],
  ['what the supplier does before what it waits for', ['', '', 'deliver', 'accept', 'post', 'pay'], 'deliver'],
  ['what it waits for', ['', '', '', 'stockIn', '', ''], 'stockIn'],
  ['nothing', ['', '', ''], ''],
])('the next step of a chain is %s', (_, nexts, expected) => {
  expect(chainNext(nexts.map((next) => ({ next })))).toBe(expected)
})

it('every step of a document has its place: the supplier’s, then what it waits for, out of an error first', () => {
  expect(Object.keys(nextWords).join(' ')).toBe(
    'claimAgain dispute reconcile correct submit verifySendTime deliver repost resubmit post pay accept stockIn review',
  )
  expect(Object.values(nextWords).every((word) => word.startsWith('下一步：'))).toBe(true)
})
