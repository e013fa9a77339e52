import { maskSecrets } from '#domain/mask'

/** What helps to understand a complaint: where the user was, the build, and what last went wrong; secrets are masked. */
export type Incident = { page: string; version: string; lastError: string }

let page = ''
let lastError = ''

/** Keeps the address of the page on screen. */
export function noteVisit(address: string): void {
  page = address
}

/** Keeps the text of a failure that was shown. */
export function noteError(text: string): void {
  lastError = `${new Date().toLocaleTimeString('zh-CN', { hour12: false })} ${text}`
}

/** The present state, as it may be sent. */
export function readIncident(): Incident {
  return { page: maskSecrets(page), version: versionOf(), lastError: maskSecrets(lastError) }
}

/** The build: the name of its entry script, which changes with each release. */
function versionOf(): string {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  return /([^/]+?)(?:\.\w+)?(?:\?.*)?$/.exec(source)?.[1] ?? ''
}
