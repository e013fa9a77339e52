import { passwordError } from '#domain/password'

/** The error of a new password, or null; `username` is the name of its account, where the form knows it. */
export function passwordRule(value: string, { username }: Readonly<Record<string, string>> = {}): string | null {
  return value === '' ? '请输入新密码' : (passwordError(value, username)?.text ?? null)
}

/** The error of the repeated password, or null. */
export function repeatRule(value: string, { password }: Readonly<Record<string, string>>): string | null {
  if (value === '') return '请再次输入密码'
  return value === password ? null : '两次输入密码不一致'
}
