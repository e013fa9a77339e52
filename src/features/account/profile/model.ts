import * as v from 'valibot'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import * as wire from '#domain/wire'

/** The editable part of a person's profile. */
export const profileInput = v.object({
  nickName: wire.text(),
  /** Address of the avatar. */
  face: wire.text(),
})
/** The profile as sent: nick name and the address of the avatar. */
export type ProfileInput = v.InferOutput<typeof profileInput>

/** The profile as form values: the avatar is a list of addresses. */
export type ProfileForm = { nickName: string; face: string[] }

/** What is typed: its name, and what it takes. */
export const profileRules = {
  nickName: { label: '昵称', max: 20, required: true },
} satisfies Record<string, TextRule>

/** Errors of a profile by field. */
export function validateProfile({ nickName }: Pick<ProfileInput, 'nickName'>): Errors {
  return onlyErrors({ nickName: textError(nickName, profileRules.nickName) })
}

/** Error of a new number that equals the old one. */
export const SAME_PHONE: Text = text('新手机号不能与原手机号相同')

/** Minutes of the idle sign-out that a workstation can choose from. */
const IDLE_CHOICES = [5, 10, 15, 30, 60, 120]

/**
 * The minutes that a workstation may choose, shortest first; 0, which never signs out, is the last.
 *
 * @param now what holds at present, which stays a choice
 * @param longest that the operator allows; 0 sets no limit
 */
export function idleChoices(now: number, longest: number): number[] {
  const minutes = [...IDLE_CHOICES, now, longest].filter((one) => one > 0 && (longest === 0 || one <= longest))
  return [...[...new Set(minutes)].sort((a, b) => a - b), ...(longest === 0 ? [0] : [])]
}

/** Whether the service behind the site is a demo that may be set back. */
export const demoSchema = v.object({ canReset: wire.flag() })
