import type { SignInService } from '#domain/site/siteFile'
import type { ProviderGrant } from '#features/account/signIn/model'

/** What a person goes to a provider with, and comes back to: kept in this browser tab, and used once. */
export type Attempt = {
  state: string
  /** The provider, by its place in `site.json`. */
  provider: number
  /** PKCE: what the challenge was made of; '' where the browser cannot make one, as on plain http. */
  verifier: string
  /** The path that was asked for before signing in. */
  redirect: string
  /** When it began, ms since 1970. */
  at: number
}

/** How long a person may take at the provider, ms. */
export const ATTEMPT_MS = 10 * 60_000

/** What a gateway calls the provider, where `site.json` does not say. */
const SOURCES = { oidc: '', cas: 'cas', wecom: 'wechat_enterprise', dingtalk: 'dingtalk' } as const

/**
 * The provider's page that asks the person, by the parameters that each kind of provider takes.
 *
 * @param back the address of this site's page that the provider leads back to
 * @param challenge of PKCE, by SHA-256; '' without
 */
export function authorizationUrl(service: SignInService, back: string, state: string, challenge: string): string {
  const { kind, clientId = '', parameters = {} } = service
  const url = new URL(kind === 'cas' ? `${service.url.replace(/\/$/, '')}/login` : service.url)
  const own: Record<string, string> = {
    oidc: {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: back,
      scope: 'openid',
      state,
      ...(challenge ? { code_challenge: challenge, code_challenge_method: 'S256' } : {}),
    },
    cas: { service: serviceOf(back, state) },
    wecom: { login_type: 'CorpApp', appid: clientId, redirect_uri: back, state },
    dingtalk: {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: back,
      scope: 'openid',
      prompt: 'consent',
      state,
    },
  }[kind]
  for (const [name, value] of Object.entries({ ...own, ...parameters })) url.searchParams.set(name, value)
  return url.href
}

/**
 * What the answer of a provider is exchanged by; null for an answer without a code or a ticket.
 *
 * @param answer the query that the provider led back with
 */
export function grantOf(
  service: SignInService,
  answer: URLSearchParams,
  attempt: Attempt,
  back: string,
): ProviderGrant | null {
  const code = answer.get('code') ?? answer.get('authCode') ?? answer.get('ticket') ?? ''
  if (code === '') return null
  const { state, verifier } = attempt
  if (service.kind === 'oidc') {
    return { grantType: 'authorization_code', code, redirectUri: back, ...(verifier ? { codeVerifier: verifier } : {}) }
  }
  const source = service.source || SOURCES[service.kind]
  // CAS checks a ticket against the very address that it was made for.
  const redirectUri = service.kind === 'cas' ? serviceOf(back, state) : back
  return { grantType: 'social', source, code, state, redirectUri }
}

/** Whether an answer belongs to what began in this browser tab, and came in time. */
export function isAnswerTo(attempt: Attempt | null, answer: URLSearchParams, now: number): attempt is Attempt {
  return attempt !== null && attempt.state === answer.get('state') && now - attempt.at < ATTEMPT_MS
}

/** CAS knows no state: it travels in the address that it leads back to. */
function serviceOf(back: string, state: string): string {
  return `${back}?state=${state}`
}
