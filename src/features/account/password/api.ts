import { nothing } from '#domain/shape'
import { passwordHash } from '#shared/http/passwordHash'
import { postForm } from '#shared/http/request'

const PASSPORT = '/api/store/passport/login'

/** First step of a forgotten password: the server remembers the phone of this device for `RESET_SECONDS`. */
export function verifyPhone({ phone, verifyCode }: { phone: string; verifyCode: string }): Promise<void> {
  return postForm(`${PASSPORT}/resetByMobile`, nothing, { mobile: phone, code: verifyCode })
}

/** Second step: the new password of the phone that this device has verified. */
export async function resetPassword(password: string): Promise<void> {
  return postForm(`${PASSPORT}/resetPassword`, nothing, { password: await passwordHash(password) })
}

/** Changes the password of the signed-in account; the server then ends all of its sessions. */
export async function changePassword({ before, password }: { before: string; password: string }): Promise<void> {
  const body = { password: await passwordHash(before), newPassword: await passwordHash(password) }
  return postForm(`${PASSPORT}/modifyPass`, nothing, body)
}
