import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { ApiError } from '#shared/http/ApiError'
import { onSessionLost, type SessionOutcome } from '#shared/http/sessionLoss'
import { clearSession, type SellerUser, storeTokens, storeUser } from '#shared/session'
import { keepCalls } from '#tests/kit/keepCalls'

/** The server of the transport tests; each test adds its own answers. */
export const server = setupServer()

/** A request as the server got it. */
export type Seen = { method: string; url: URL; headers: Headers; body: Promise<string> }
/** All requests of the current test, in order of arrival. */
export const seen: Seen[] = []

/** Starts the server for a test file. A request that no test expects fails. */
export function runServer() {
  let restore = () => undefined as unknown
  beforeAll(async () => {
    restore = await useNodeBodies()
    server.listen({ onUnhandledRequest: 'error' })
    keepCalls(server)
    server.events.on('request:start', ({ request }) => {
      const { method, headers } = request
      seen.push({ method, headers, url: new URL(request.url), body: request.clone().text() })
    })
  })
  beforeEach(() => {
    seen.length = 0
  })
  afterEach(() => {
    server.resetHandlers()
    clearSession()
    onSessionLost(() => Promise.resolve('left'))
  })
  afterAll(() => {
    server.events.removeAllListeners()
    server.close()
    restore()
  })
}

/** The requests of a path, in order of arrival. */
export function seenAt(path: string): Seen[] {
  return seen.filter(({ url }) => url.pathname === path)
}

export const USER: SellerUser = {
  userId: 'u1',
  account: 'haichuan',
  userName: '海川',
  storeName: '海川建材',
  storeLogo: '',
}

/** Signs a user in, without the server. */
export function signIn(accessToken: string, user: SellerUser = USER) {
  storeTokens({ accessToken, refreshToken: `refresh-of-${accessToken}` })
  storeUser(user)
}

/** Counts the losses of the session, all with the same outcome. */
export function watchSession(outcome: () => SessionOutcome | Promise<SessionOutcome> = () => 'left'): ApiError[] {
  const losses: ApiError[] = []
  onSessionLost(async (error) => {
    losses.push(error)
    return outcome()
  })
  return losses
}

export const done = (data: JsonBodyType = {}) => HttpResponse.json({ code: 200, success: true, data, msg: '操作成功' })
export const dead = (message = '登录已失效，请重新登录') =>
  HttpResponse.json({ success: false, code: 403, message }, { status: 403 })

export const REFRESH = '/api/store/passport/login/refresh/:token'

/** The refresh endpoint: returns the pair of the next token, or rejects. */
export function refreshing(next: string | null, before: () => unknown = () => undefined) {
  return http.post(REFRESH, async () => {
    await before()
    if (next === null)
      return HttpResponse.json({ success: false, code: 20004, message: '用户已退出，请重新登录' }, { status: 400 })
    return HttpResponse.json({
      success: true,
      code: 200,
      message: 'success',
      result: { accessToken: next, refreshToken: `refresh-of-${next}` },
    })
  })
}

/** A resource that accepts only one token; it answers with its own path. */
export function guarded(path: string, token: () => string) {
  return http.all(path, ({ request }) =>
    request.headers.get('accessToken') === token() ? done({ path: new URL(request.url).pathname }) : dead(),
  )
}

/** A promise with its resolver. */
export function deferred<T = void>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** The error that a request is rejected with; anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  throw new Error(
    `expected an ApiError, got ${String(outcome instanceof Error ? outcome.stack : JSON.stringify(outcome))}`,
  )
}

/** Uses Node's own bodies: jsdom's cannot be streamed, which the interception of requests needs. */
async function useNodeBodies(): Promise<() => void> {
  const { Blob: blob, File: file, FormData: form } = globalThis
  const nodeForm = (await new Response(new URLSearchParams()).formData()).constructor
  Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: nodeForm })
  return () => Object.assign(globalThis, { Blob: blob, File: file, FormData: form })
}
