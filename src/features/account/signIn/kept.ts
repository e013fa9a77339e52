/** What a reload of the sign-in page must not lose, per browser tab. Never the code or a password. */
type Kept = 'signInKind' | 'smsLoginPhone'

/** The kept value; '' when there is none. */
export function readKept(name: Kept): string {
  return sessionStorage.getItem(name) ?? ''
}

/** Keeps a value over a reload. */
export function keep(name: Kept, value: string): void {
  sessionStorage.setItem(name, value)
}

/** Forgets everything, once signed in: the next user of this computer must not see the phone. */
export function forgetKept(): void {
  for (const name of ['signInKind', 'smsLoginPhone']) sessionStorage.removeItem(name)
}
