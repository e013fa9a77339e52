import { expect, it } from 'vitest'
import { validateReply } from '#features/mall/comment/model'

it.each([
  ['谢谢', undefined],
  ['', '请填写{{label}}'],
  ['长'.repeat(200), undefined],
  ['长'.repeat(201), '{{label}}不能超过{{max}}个字'],
])('the reply %s: %s', (reply, error) => {
  expect(validateReply({ reply }).reply?.text).toBe(error)
})
