/** What a reload of a form without draft must not lose, per browser tab. Never a code or a password. '' = nothing. */
export function readKept(name: string): string {
  return sessionStorage.getItem(name) ?? ''
}

/** Keeps a value over a reload. */
export function keep(name: string, value: string): void {
  sessionStorage.setItem(name, value)
}

/** Forgets values once they were used: the next user of this computer must not see them. */
export function forgetKept(names: readonly string[]): void {
  for (const name of names) sessionStorage.removeItem(name)
}
