import { expect, it } from 'vitest'
import { passwordRule, passwordStrength, repeatRule } from '#shared/plainForm/passwordRules'

it.each([
  ['', 0],
  ['abc', 1],
  ['aB1!', 1],
  ['abcdef', 1],
  ['123456789', 1],
  ['abcdefghij', 2],
  ['abc123', 2],
  ['Abc123', 2],
  ['Abc123456789', 3],
  ['Mall@2026', 3],
])('%j has the strength %i', (value, strength) => {
  expect(passwordStrength(value)).toBe(strength)
})

it.each([
  ['', '请输入新密码'],
  ['Ab1!x', '密码不能少于6位'],
  ['Abc123456789012345678', '密码不能超过20位'],
  ['Abc 123', '密码只能包含字母、数字和符号 @!#$%^&*.~,'],
  ['Abc密码123', '密码只能包含字母、数字和符号 @!#$%^&*.~,'],
  ['Abc(123)', '密码只能包含字母、数字和符号 @!#$%^&*.~,'],
  ['aaaaaa', '密码太弱，请混用字母、数字或符号'],
  ['aB3@!#$%^&*.~,', null],
  ['abc123', null],
])('%j is rejected with %j', (value, error) => {
  expect(passwordRule(value)).toBe(error)
})

it('the repeated password is required and must be equal', () => {
  expect(repeatRule('', { password: 'abc123' })).toBe('请再次输入密码')
  expect(repeatRule('abc124', { password: 'abc123' })).toBe('两次输入密码不一致')
  expect(repeatRule('abc123', { password: 'abc123' })).toBeNull()
})
