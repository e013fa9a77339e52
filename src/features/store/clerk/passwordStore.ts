import { create } from 'zustand'
import { randomPassword } from '#domain/password'
import { onUserLeft } from '#shared/session'

/** A new password of a clerk, until the dialog that shows it is closed. */
export type ShownPassword = { id: string; clerkName: string; password: string }

/** The new passwords on screen. They are nowhere else: not in the cache, a draft or the diagnosis. */
export const useShownPasswords = create<{ passwords: readonly ShownPassword[] }>(() => ({ passwords: [] }))

let unfollow = () => {}

/** Shows a new password, beside those of a batch; they go with the user who made them. */
export function showPassword(shown: ShownPassword): void {
  unfollow()
  unfollow = onUserLeft(forgetPasswords)
  useShownPasswords.setState(({ passwords }) => ({
    passwords: [...passwords.filter(({ id }) => id !== shown.id), shown],
  }))
}

/** Forgets the new passwords. */
export function forgetPasswords(): void {
  unfollow()
  useShownPasswords.setState({ passwords: [] })
}

/** A random password, by the browser's generator for keys. */
export function newPassword(): string {
  return randomPassword(randomBelow)
}

/** A whole number below the limit: of the numbers that do not divide evenly, another is drawn. */
function randomBelow(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  const even = 2 ** 32 - (2 ** 32 % limit)
  return drawn < even ? drawn % limit : randomBelow(limit)
}
