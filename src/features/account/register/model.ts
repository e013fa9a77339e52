import * as v from 'valibot'
import * as wire from '#domain/wire'

/** A person who signs in, as the user service describes them. */
export const memberSchema = v.object({
  id: wire.text(),
  username: wire.text(),
  nickName: wire.text(),
  /** May be masked. */
  mobile: wire.text(),
  /** Address of the avatar. */
  face: wire.text(),
})
/** The signed-in person as read; the phone may be masked. */
export type Member = v.InferOutput<typeof memberSchema>

/** The error of a chosen user name, or null. */
export function usernameRule(value: string): string | null {
  if (value.trim() === '') return '请输入用户名'
  return /^[A-Za-z]\w{3,19}$/.test(value.trim()) ? null : '用户名为4–20位字母、数字或下划线，以字母开头'
}

/** The agreements that the site publishes as articles. */
export type AgreementType = 'USER_AGREEMENT' | 'STORE_REGISTER'

/** An agreement as the server stores it. */
export const articleSchema = v.object({ title: wire.text(), content: wire.text() })

/** An agreement as plain text: its markup is dropped, since only the wording matters. */
export type Agreement = { title: string; paragraphs: string[] }
