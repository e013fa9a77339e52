import { sessionStore } from '#shared/storage/webStorage'

const CHOSEN_AT = 'languageChosenAt'

/** Records that a language was chosen before signing in; the next sign-in in this window stores it with the account. */
export function noteSignedOutChoice(): void {
  sessionStore.set(CHOSEN_AT, String(Date.now()))
}

/** When a language was chosen before signing in, ms since 1970, and forgets it; 0 if none was. */
export function takeSignedOutChoice(): number {
  const chosenAt = Number(sessionStore.get(CHOSEN_AT) ?? 0)
  if (chosenAt > 0) sessionStore.remove(CHOSEN_AT)
  return chosenAt
}
