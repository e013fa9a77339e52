import { expect, it } from 'vitest'
import { passwordRule, repeatRule } from '#shared/plainForm/passwordRules'

it.each([
  ['', '请输入新密码'],
  ['abc123', '密码不能少于8位'],
  ['Steel@2027', null],
])('%j is rejected with %j', (value, error) => {
  expect(passwordRule(value)).toBe(error)
})

it('the repeated password is required and must be equal', () => {
  expect(repeatRule('', { password: 'abc123' })).toBe('请再次输入密码')
  expect(repeatRule('abc124', { password: 'abc123' })).toBe('两次输入密码不一致')
  expect(repeatRule('abc123', { password: 'abc123' })).toBeNull()
})
