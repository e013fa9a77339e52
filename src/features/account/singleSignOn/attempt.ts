import type { SignInService } from '#domain/site/siteFile'
import { siteUrl } from '#shared/sitePath'
import { sessionStore } from '#shared/storage/webStorage'
import { type Attempt, authorizationUrl } from './model'

const KEY = 'ssoAttempt'

/** The address that a provider leads back to; it must be registered there. */
export function returnAddress(): string {
  return window.location.origin + siteUrl('/sso')
}

/** Leads to a provider; its answer comes back to this browser tab. */
export async function goToProvider(service: SignInService, provider: number, redirect: string): Promise<void> {
  const [state, verifier] = [randomText(), service.kind === 'oidc' && canHash() ? randomText() : '']
  const attempt: Attempt = { state, provider, verifier, redirect, at: Date.now() }
  sessionStore.set(KEY, JSON.stringify(attempt))
  const challenge = verifier ? await challengeOf(verifier) : ''
  window.location.assign(authorizationUrl(service, returnAddress(), state, challenge))
}

/** Takes what this browser tab began with, so that an answer counts once; null when there is none. */
export function takeAttempt(): Attempt | null {
  const stored = sessionStore.get(KEY)
  sessionStore.remove(KEY)
  try {
    return JSON.parse(stored ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

/** Browsers hash on https and localhost only. */
function canHash(): boolean {
  return crypto.subtle !== undefined
}

async function challengeOf(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
