import { memory } from '#mocks/kernel/store'

/** What sign-in remembers beside the rows; times are epoch milliseconds. */
export const signInMemory = {
  captchas: memory<{ code: string; expiresAt: number }>(),
  /** When codes were sent, by phone. */
  smsSent: memory<number[]>(),
  /** When sign-ins failed, by login name or phone. */
  failures: memory<number[]>(),
}
