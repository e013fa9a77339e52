import * as v from 'valibot'
import { textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { textLeaf } from '#domain/wire'

/** Longest nick name, characters. */
export const MAX_NICK_NAME = 20
/** Image formats of pictures, by file extension. */
export const PICTURE_TYPES = ['jpg', 'jpeg', 'png', 'gif'] as const
const MAX_PICTURE_BYTES = 2 * 1024 * 1024

/** The editable part of a person's profile. */
export const profileInput = v.object({
  nickName: textLeaf(),
  /** Address of the avatar. */
  face: textLeaf(),
})
export type ProfileInput = v.InferOutput<typeof profileInput>

/** Errors of a profile by field. */
export function validateProfile({ nickName }: ProfileInput): Errors {
  return onlyErrors({ nickName: textError(nickName, { label: '昵称', max: MAX_NICK_NAME, required: true }) })
}

/** The error of a picture that is too large or no picture, or null. `size` in bytes. */
export function pictureError({ name, size }: { name: string; size: number }): string | null {
  const type = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  if (!PICTURE_TYPES.some((one) => one === type)) return '不支持图片格式'
  return size > MAX_PICTURE_BYTES ? '图片不能超过2MB' : null
}

/** The addresses in a text that joins them by commas. A picture may be data, which has a comma of its own. */
export function picturesOf(joined: string): string[] {
  return joined.split(/,(?!base64,|%3C|<)/).filter((url) => url !== '')
}

/** The words for a new number that is the old one. */
export const SAME_PHONE: Text = text('新手机号不能与原手机号相同')

/** Minutes of the idle sign-out that a workstation can choose from; 0 never. */
export const IDLE_CHOICES = [5, 10, 15, 30, 60, 120, 0] as const
