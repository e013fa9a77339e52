/** Minimum length of a password, characters. */
const MIN = 6
/** Maximum length of a password, characters: the limit of the mall. */
const MAX_PASSWORD = 20
/** From this length on, a password counts one grade stronger. */
const LONG = 10
/** Symbols that a password may contain, besides letters and digits. */
const SYMBOLS = '@!#$%^&*.~,'

/** 0 none, 1 weak, 2 medium, 3 strong. */
export type Strength = 0 | 1 | 2 | 3

/** Grades a password by its kinds of characters (digits, lower case, upper case, symbols) and its length. */
export function passwordStrength(value: string): Strength {
  if (value === '') return 0
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/].filter((kind) => kind.test(value)).length
  const points = kinds + (value.length >= LONG ? 1 : 0)
  if (value.length < MIN || points < 2) return 1
  return points < 4 ? 2 : 3
}

/** The error of a new password, or null. A password of one kind of characters is too easy to guess. */
export function passwordRule(value: string): string | null {
  if (value === '') return '请输入新密码'
  if (value.length < MIN) return '密码不能少于6位'
  if (value.length > MAX_PASSWORD) return '密码不能超过20位'
  if ([...value].some((letter) => !/[\dA-Za-z]/.test(letter) && !SYMBOLS.includes(letter)))
    return '密码只能包含字母、数字和符号 @!#$%^&*.~,'
  return passwordStrength(value) === 1 ? '密码太弱，请混用字母、数字或符号' : null
}

/** The error of the repeated password, or null. */
export function repeatRule(value: string, { password }: Readonly<Record<string, string>>): string | null {
  if (value === '') return '请再次输入密码'
  return value === password ? null : '两次输入密码不一致'
}
