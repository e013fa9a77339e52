import { expect, it } from 'vitest'
import { chainNext, type TrailNext } from '#features/procurement/trail/model'

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
