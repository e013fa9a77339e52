import { createHash, randomUUID } from 'node:crypto'
import { type HttpHandler, http } from 'msw'
import type { Account } from '#mocks/kernel/auth/caller'
import { Refusal } from '#mocks/kernel/http/reply'
import { signInMemory } from './rows'
import { findAccount } from './rules'

// A stand-in for a group's identity provider, by OpenID Connect and by CAS. It shows no sign-in page: the parameter
// `as` names the account, `deny` refuses.

const LIFE_MS = 60_000

/** Where the provider asks: the endpoint of OpenID Connect, and the login page of CAS. */
export const providerHandlers: HttpHandler[] = [
  http.get('*/__mock/oidc/authorize', ({ request }) => {
    const { searchParams: query } = new URL(request.url)
    const back = query.get('redirect_uri') ?? ''
    const state = query.get('state') ?? ''
    if (query.has('deny')) return leadTo(back, { error: 'access_denied', state })
    const challenge = query.get('code_challenge') ?? ''
    return leadTo(back, { code: makeCode({ account: query.get('as'), back, challenge }), state })
  }),
  http.get('*/__mock/cas/login', ({ request }) => {
    const { searchParams: query } = new URL(request.url)
    const back = query.get('service') ?? ''
    return leadTo(back, { ticket: `ST-${makeCode({ account: query.get('as'), back, challenge: '' })}` })
  }),
]

/**
 * The account of a code or a ticket, which counts once.
 *
 * @throws Refusal for an unknown, used or expired one, another address, or a verifier that does not fit its challenge
 */
export function takeCode(code: string, redirectUri: string, verifier: string): Account {
  const known = signInMemory.providerCodes.get(code.replace(/^ST-/, ''))
  signInMemory.providerCodes.delete(code.replace(/^ST-/, ''))
  if (!known || known.expiresAt < Date.now() || known.back !== redirectUri) throw new Refusal('授权码无效或已使用')
  if (known.challenge && known.challenge !== createHash('sha256').update(verifier).digest('base64url')) {
    throw new Refusal('授权码校验失败')
  }
  const account = findAccount(known.account)
  if (!account) throw new Refusal('统一登录的账号没有开通供应商后台')
  return account
}

function makeCode({ account, back, challenge }: { account: string | null; back: string; challenge: string }): string {
  const code = randomUUID()
  const expiresAt = Date.now() + LIFE_MS
  signInMemory.providerCodes.set(code, { account: account ?? 'yueheng', back, challenge, expiresAt })
  return code
}

function leadTo(back: string, answer: Record<string, string>): Response {
  const url = new URL(back)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return new Response(null, { status: 302, headers: { Location: url.href } })
}
