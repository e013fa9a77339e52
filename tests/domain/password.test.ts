import { describe, expect, it } from 'vitest'
import { passwordError, passwordStrength, randomPassword } from '#domain/password'

it.each([
  ['Ab1!xyz', '密码不能少于8位'],
  ['123456', '密码不能少于8位'],
  ['Abc123456789012345678', '密码不能超过20位'],
  ['Abcd 1234', '密码只能包含字母、数字和符号 @!#$%^&*.~,'],
  ['Abc密码12345', '密码只能包含字母、数字和符号 @!#$%^&*.~,'],
  ['Abcd(1234)', '密码只能包含字母、数字和符号 @!#$%^&*.~,'],
  ['Abcd_1234', '密码只能包含字母、数字和符号 @!#$%^&*.~,'],
  ['aaaaaaaa', '密码须含大写字母、小写字母、数字、符号中的至少三种'],
  ['12345678', '密码须含大写字母、小写字母、数字、符号中的至少三种'],
  ['abcd1234', '密码须含大写字母、小写字母、数字、符号中的至少三种'],
  ['ABCD1234', '密码须含大写字母、小写字母、数字、符号中的至少三种'],
  ['abcd@#$%', '密码须含大写字母、小写字母、数字、符号中的至少三种'],
  ['Abcd1234', null],
  ['abcd123@', null],
  ['ABCD123@', null],
  ['Abcdefg@', null],
  ['Mall@2026', null],
  ['aB3@!#$%^&*.~,456789', null],
])('%j is refused with %j', (value, error) => {
  expect(passwordError(value)?.text ?? null).toBe(error)
})

it.each([
  ['Haichuan@2026', 'haichuan', '密码不能包含用户名'],
  ['my.HAICHUAN1', 'Haichuan', '密码不能包含用户名'],
  ['Haichuan@2026', 'yueheng', null],
  ['Abcd1234', 'ab', null],
  ['Abcd1234', '', null],
])('%j of the account %j is refused with %j', (value, account, error) => {
  expect(passwordError(value, account)?.text ?? null).toBe(error)
})

it.each([
  ['', 0],
  ['aB1!', 1],
  ['abcdefghij', 1],
  ['abcd1234', 1],
  ['Abcd1234', 2],
  ['Abcd123456', 3],
  ['Mall@2026', 3],
])('%j has the strength %i', (value, strength) => {
  expect(passwordStrength(value)).toBe(strength)
})

describe('a random password', () => {
  const below = (limit: number) => Math.floor(Math.random() * limit)

  it('keeps the rule, and has nothing that looks like something else', () => {
    for (let at = 0; at < 500; at += 1) {
      const password = randomPassword(below)
      expect(passwordError(password)).toBeNull()
      expect(password).toHaveLength(12)
      expect(password).not.toMatch(/[01OIlio]/)
    }
  })

  it('is another one each time, its kinds in another order', () => {
    const many = Array.from({ length: 200 }, () => randomPassword(below))
    expect(new Set(many).size).toBe(200)
    expect(new Set(many.map((password) => password.search(/[@#%&*]/))).size).toBeGreaterThan(4)
  })
})
