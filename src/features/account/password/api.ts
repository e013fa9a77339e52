import { nothing } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { passwordHash } from '#shared/http/passwordHash'
import { passwordEndpoints } from './endpoints'

const sendPhone = operation(passwordEndpoints.verifyPhone, nothing)
const sendNewPassword = operation(passwordEndpoints.reset, nothing)
const sendBothPasswords = operation(passwordEndpoints.change, nothing)

/**
 * First step of a forgotten password: the server remembers the phone of this device for `RESET_SECONDS`.
 *
 * @throws ApiError with code 80210 for a wrong code, 80204 for an expired one, 20011 for an unknown phone
 */
export function verifyPhone({ phone, verifyCode }: { phone: string; verifyCode: string }): Promise<void> {
  return sendPhone({ mobile: phone, code: verifyCode })
}

/**
 * Second step: the new password of the phone that this device has verified.
 *
 * @throws ApiError with code 20009 when the server no longer knows the verified phone
 */
export async function resetPassword(password: string): Promise<void> {
  return sendNewPassword({ password: await passwordHash(password) })
}

/**
 * Changes the password of the signed-in account; the server then ends all of its sessions.
 *
 * @throws ApiError with code 20016 when the old password is wrong
 */
export async function changePassword({ before, password }: { before: string; password: string }): Promise<void> {
  return sendBothPasswords({ password: await passwordHash(before), newPassword: await passwordHash(password) })
}
