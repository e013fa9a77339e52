import * as v from 'valibot'
import { maskPhone } from '#domain/mask'
import { passwordError } from '#domain/password'
import { phoneError, type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import * as wire from '#domain/wire'

/** A person of the supplier who signs in. `mobile` is unmasked; lists mask it. */
export const clerkSchema = v.pipe(
  v.object({
    id: wire.id(),
    clerkName: wire.text(),
    mobile: wire.phone(),
    departmentId: wire.text(),
    /** Ids joined by commas; '' for a super administrator. */
    roleIds: wire.text(),
    /** True for the owner, who cannot be changed here. */
    shopkeeper: wire.flag(),
    /** May do everything, whatever the roles. */
    isSuper: wire.flag(),
    status: wire.flag(),
    createTime: wire.time(),
    departmentTitle: wire.text(),
    roles: wire.list(v.object({ id: wire.id(), name: wire.text() })),
  }),
  // The owner of a shop that a lilishop's platform opened has no name.
  v.transform((clerk) => ({ ...clerk, clerkName: clerk.clerkName || maskPhone(clerk.mobile) })),
)
/** A clerk as read; `roleIds` is joined by commas. */
export type Clerk = v.InferOutput<typeof clerkSchema>

/** The person with a mobile number, as the lookup returns them: a new one has no id. */
export const personSchema = v.object({ id: wire.text(), username: wire.text() })
/** The person that a mobile number belongs to. */
export type Person = v.InferOutput<typeof personSchema>

/** The texts that add a clerk. */
export const clerkInput = v.object({ mobile: wire.phone(), username: wire.text() })

/** The place of a clerk among the staff: '1' for a super administrator, who needs no roles. */
export type ClerkPlace = { isSuper: '0' | '1'; roles: string[]; departmentId: string }

/** A new clerk; the password is needed for a new person only. */
export type NewClerk = ClerkPlace & { mobile: string; username: string; password: string }

/** The password that the mall's service sets on a reset. */
export const RESET_PASSWORD = '123456'

/** True for everyone but the owner. */
export function isChangeable({ shopkeeper }: Clerk): boolean {
  return !shopkeeper
}

/** What is typed: its name, and what it takes. */
export const clerkRules = {
  mobile: { label: '手机号', required: true },
  username: { label: '用户名', max: 30, required: true },
} satisfies Record<string, TextRule>

/** Errors of a new clerk that the server checks too. */
export function validateClerk(clerk: { mobile: string; username: string; roles: readonly string[] }): Errors {
  return onlyErrors({
    mobile: phoneError(clerk.mobile, clerkRules.mobile),
    username: textError(clerk.username, clerkRules.username),
    roles: clerk.roles.length >= MAX_ROLES ? text('最多可以设置10个角色') : null,
  })
}

/** The reference's server refuses ten or more. */
const MAX_ROLES = 10

/** Errors of a clerk's roles: anyone but a super administrator needs at least one. */
export function validatePlace({ isSuper, roles }: ClerkPlace): Errors {
  return onlyErrors({ roles: isSuper === '0' && roles.length === 0 ? text('请选择角色') : null })
}

/** Error of a new person's password. */
export function firstPasswordError(password: string, username: string): Text | null {
  return password === '' ? text('请填写{{label}}', { label: text('密码') }) : passwordError(password, username)
}
