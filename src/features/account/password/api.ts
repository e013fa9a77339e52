import { nothing } from '#domain/shape'
import { passwordHash } from '#shared/http/passwordHash'
import { postForm } from '#shared/http/request'

const PASSPORT = '/api/store/passport/login'

/**
 * First step of a forgotten password: the server remembers the phone of this device for `RESET_SECONDS`.
 *
 * @throws ApiError with code 80210 for a wrong code, 80204 for an expired one, 20011 for an unknown phone
 */
export function verifyPhone({ phone, verifyCode }: { phone: string; verifyCode: string }): Promise<void> {
  return postForm(`${PASSPORT}/resetByMobile`, nothing, { mobile: phone, code: verifyCode })
}

/**
 * Second step: the new password of the phone that this device has verified.
 *
 * @throws ApiError with code 20009 when the server no longer knows the verified phone
 */
export async function resetPassword(password: string): Promise<void> {
  return postForm(`${PASSPORT}/resetPassword`, nothing, { password: await passwordHash(password) })
}

/**
 * Changes the password of the signed-in account; the server then ends all of its sessions.
 *
 * @throws ApiError with code 20016 when the old password is wrong
 */
export async function changePassword({ before, password }: { before: string; password: string }): Promise<void> {
  const body = { password: await passwordHash(before), newPassword: await passwordHash(password) }
  return postForm(`${PASSPORT}/modifyPass`, nothing, body)
}
