import { randomUUID } from 'node:crypto'
import type { TokenPair } from '#features/account/signIn/model'
import { Refusal } from '#mocks/kernel/http/reply'
import { tokenOf } from '#mocks/kernel/http/request'
import { memory } from '#mocks/kernel/store/store'
import { type Account, callerTables } from './caller'

/** Lifetimes in seconds: access 30 minutes, refresh 7 days. */
export const ACCESS_LIFE = 30 * 60
const REFRESH_LIFE = 7 * 24 * 3600
/** For this long (ms) a used refresh token returns the same pair again, because the response may have been lost. */
const GRACE_MS = 60_000

type AccessToken = { accountId: string; clientId: string; session: string; expiresAt: number }
type RefreshToken = AccessToken & { usedAt?: number; next?: TokenPair }

/** Times are epoch milliseconds. */
const accessTokens = memory<AccessToken>('accessTokens')
const refreshTokens = memory<RefreshToken>('refreshTokens')

/** Issues a token pair for a new session. */
export function issueTokens(account: Account, clientId: string, session: string = randomUUID()): TokenPair {
  const owner = { accountId: account.id, clientId, session }
  const pair = {
    accessToken: makeToken(account, clientId, 'access_token'),
    refreshToken: makeToken(account, clientId, 'refresh_token'),
  }
  accessTokens.set(pair.accessToken, { ...owner, expiresAt: Date.now() + ACCESS_LIFE * 1000 })
  refreshTokens.set(pair.refreshToken, { ...owner, expiresAt: Date.now() + REFRESH_LIFE * 1000 })
  return pair
}

/**
 * Exchanges a refresh token for a new pair; each can be used once.
 *
 * @throws Refusal when it is unknown, used, expired, or another client's
 */
export function rotateTokens(refreshToken: string, client: string | undefined): TokenPair {
  const known = refreshTokens.get(refreshToken)
  const account = known && callerTables.accounts.get(known.accountId)
  if (!known || !account?.enabled || known.expiresAt <= Date.now()) throw signedOut()
  if (client !== undefined && client !== known.clientId) throw signedOut()
  if (known.usedAt !== undefined) {
    if (known.next && Date.now() - known.usedAt <= GRACE_MS) return known.next
    throw signedOut()
  }
  const next = issueTokens(account, known.clientId, known.session)
  refreshTokens.set(refreshToken, { ...known, usedAt: Date.now(), next })
  return next
}

/**
 * The caller of a request.
 *
 * @throws Refusal HTTP 401 without a token; HTTP 403, which makes the client refresh, for an unknown or expired one
 */
export function authenticate(headers: Headers): { account: Account; clientId: string; session: string } {
  const token = tokenOf(headers)
  if (token === '') throw new Refusal('缺失令牌,鉴权失败', { code: 401, status: 401 })
  const known = accessTokens.get(token)
  const account = known && callerTables.accounts.get(known.accountId)
  if (!known || !account?.enabled || known.expiresAt <= Date.now()) {
    throw new Refusal('登录已失效，请重新登录', { code: 403, status: 403 })
  }
  return { account, clientId: known.clientId, session: known.session }
}

/**
 * The session of a token, also of one that has expired: it may still be signed out.
 *
 * @throws Refusal HTTP 401 for none, or an unknown one
 */
export function sessionOf(headers: Headers, refreshToken = ''): string {
  const known = accessTokens.get(tokenOf(headers)) ?? refreshTokens.get(refreshToken)
  if (!known) throw new Refusal('缺失令牌,鉴权失败', { code: 401, status: 401 })
  return known.session
}

/** Signs a session out. */
export function revokeSession(session: string): void {
  for (const tokens of [accessTokens, refreshTokens]) {
    for (const [token, known] of tokens) if (known.session === session) tokens.delete(token)
  }
}

/** Signs an account out everywhere, but for the session that asks for it. */
export function revokeAccount(accountId: string, keptSession?: string): void {
  for (const tokens of [accessTokens, refreshTokens]) {
    for (const [token, known] of tokens)
      if (known.accountId === accountId && known.session !== keptSession) tokens.delete(token)
  }
}

/** Expires all access tokens, and optionally the refresh tokens. */
export function expireTokens({ refresh }: { refresh: boolean }): void {
  for (const [token, known] of accessTokens) accessTokens.set(token, { ...known, expiresAt: 0 })
  if (refresh) refreshTokens.clear()
}

function signedOut(): Refusal {
  return new Refusal('用户已退出，请重新登录', { code: 20004, status: 400 })
}

/** A token in the format of a JWT, for clients that decode it. It is not signed: the store decides its validity. */
function makeToken(account: Account, clientId: string, type: string): string {
  const claims = {
    token_type: type,
    client_id: clientId,
    user_id: account.id,
    account: account.account,
    jti: randomUUID(),
  }
  const part = (value: object | string) =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
  return [part({ typ: 'JWT', alg: 'none' }), part(claims), part(randomUUID())].join('.')
}
