import { maskSecrets } from '#domain/mask'

/** Context for feedback: where the user was, the build, and the last error; secrets are masked. */
export type Incident = { page: string; version: string; lastError: string }

let page = ''
let lastError = ''

/** Records the address of the page on screen. */
export function noteVisit(address: string): void {
  page = address
}

/** Records the text of an error that was shown. */
export function noteError(text: string): void {
  lastError = `${new Date().toLocaleTimeString('zh-CN', { hour12: false })} ${text}`
}

/** The current context, safe to send. */
export function readIncident(): Incident {
  return { page: maskSecrets(page), version: versionOf(), lastError: maskSecrets(lastError) }
}

/** The build, identified by the name of its entry script, which changes with each release. */
function versionOf(): string {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  return /([^/]+?)(?:\.\w+)?(?:\?.*)?$/.exec(source)?.[1] ?? ''
}
