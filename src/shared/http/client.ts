import axios, {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import { setServerClock } from '#domain/clock'
import { getSession } from '#shared/session'
import { apiBase } from '#shared/variant'
import { ApiError, type FailedRequest, REQUEST_ID } from './ApiError'
import { SYSTEM_ERROR, toError, UNKNOWN_SESSION, unwrap } from './envelope'
import { endsSession, headersFor, isTokenEndpoint } from './headers'
import { idempotencyKey } from './idempotency'
import { parseJson } from './json'
import { noteFailure } from './noteFailure'
import { takePrefetched } from './prefetch'
import { refreshTokens, runningRefresh } from './refresh'
import { type SessionOutcome, sessionLost } from './sessionLoss'
import { uuid } from './uuid'

/** Request timeout, ms. */
const REQUEST_TIMEOUT_MS = 10_000
/** Timeout of file imports, ms. */
export const IMPORT_TIMEOUT_MS = 60_000

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** User id when the request was sent; empty when signed out. */
    sender?: string
    /** The token this request was sent with, to tell an outdated token from an expired session. */
    sentToken?: string
    /** The last recovery step of this request: none, a newer token, a refreshed token, signing in again. */
    attempt?: 'adopted' | 'refreshed' | 'resumed'
    /** The body before axios serialised it, for a replay. */
    body?: unknown
    settleKey?: () => void
  }
  interface AxiosRequestConfig {
    /** The response is a list without an envelope. */
    isBareList?: boolean
  }
}

/** The axios instance behind `request.ts`: transport only, no UI. */
export const client = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  // Otherwise a request that the browser aborts on page unload would look like a timeout.
  transitional: { ...axios.defaults.transitional, clarifyTimeoutError: true },
  // Responses are parsed by our own parser: the built-in one would round long ids.
  transformResponse: (data: unknown) => data,
})

client.interceptors.request.use(async (config) => {
  config.url = rewritePath(config.url ?? '')
  config.baseURL = apiBase()
  config.sender ??= presentUser()
  if (!isTokenEndpoint(config.url)) await presentSession(config.sender)
  const method = (config.method ?? 'get').toLowerCase()
  config.body ??= config.data
  config.headers = AxiosHeaders.from({ ...config.headers.toJSON(), ...headersFor(config.url) })
  config.sentToken = getSession().accessToken
  // What the entry has sent before this client was there has no number.
  const early = method === 'get' ? takePrefetched(config.url, config.params ?? {}, config.sentToken) : null
  if (early) config.adapter = adapterOf(early, config.adapter)
  else config.headers.set(REQUEST_ID, uuid())
  if (method === 'get') {
    config.params = { ...config.params, _t: Math.floor(Date.now() / 1000) }
  } else if (!config.headers.has('Idempotency-Key')) {
    const { key, settle } = idempotencyKey(method, config.url, config.body)
    config.headers.set('Idempotency-Key', key)
    config.settleKey = settle
  }
  return config
})

client.interceptors.response.use(
  (response) => settle(response).catch(blaming(response)),
  (error: unknown) => {
    const response = error instanceof AxiosError ? error.response : undefined
    return response ? settle(response).catch(blaming(response)) : blaming(error as FailedRequest)(transportError(error))
  },
)

/** Throws an error with the request that it comes from, and notes it; of a replayed one the last attempt counts. */
function blaming(request: FailedRequest) {
  return (error: unknown): never => {
    if (error instanceof ApiError) error.failed ??= request
    noteFailure(error)
    throw error
  }
}

/** Rewrites `blade-` to `gd-` in the path only, never in query or host; idempotent. */
export function rewritePath(url: string): string {
  const [, origin = '', path = '', rest = ''] = /^((?:[a-z]+:)?\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(url) ?? []
  return origin + path.replaceAll('blade-', 'gd-') + rest
}

/** Uses the response of a prefetch; after a network failure the request is sent again. */
function adapterOf(early: Promise<Response>, usual: InternalAxiosRequestConfig['adapter']): AxiosAdapter {
  return async (config) => {
    const again: InternalAxiosRequestConfig = { ...config, adapter: usual }
    const read = early.then(async (response) => ({ response, data: await response.text() }))
    const answer = await read.catch((error: unknown) => {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      if (isLate) throw new AxiosError('timeout', AxiosError.ETIMEDOUT, config)
      return null
    })
    if (!answer) return axios.getAdapter(usual ?? client.defaults.adapter)(again)
    const { status, statusText, headers } = answer.response
    return {
      data: answer.data,
      status,
      statusText,
      headers: AxiosHeaders.from(Object.fromEntries(headers)),
      config: again,
    }
  }
}

/** Unwraps a response, refreshing and replaying where the session requires it. */
async function settle(response: AxiosResponse): Promise<AxiosResponse> {
  setServerClock(response.headers.date)
  const config = response.config as InternalAxiosRequestConfig
  const answer = await readAnswer(response)
  if (answer.isFile) return response
  if (config.isBareList && Array.isArray(answer.body) && response.status < 300) {
    response.data = answer.body
    return response
  }
  const result = unwrap(response.status, answer.body)
  const error = toError(result, config.method ?? 'get')
  const { url = '' } = config
  if (!isTokenEndpoint(url) && !endsSession(url)) {
    const lost = response.status === 403 ? sessionError(result.message) : error
    if (lost?.kind === 'session') return recover(config, lost)
  }
  if (error) {
    // Only a definite outcome releases the idempotency key; a success releases it once its payload was parsed.
    if (!error.isOutcomeUnknown) config.settleKey?.()
    throw error
  }
  response.data = result.payload
  return response
}

/**
 * Recovers from a rejected token: adopts a newer one, refreshes it on HTTP 403, finally asks the user to sign in; each
 * step once per request.
 *
 * @throws ApiError when no step helps
 */
async function recover(config: InternalAxiosRequestConfig, error: ApiError): Promise<AxiosResponse> {
  const { attempt, sentToken = '' } = config
  if (config.sender === presentUser()) {
    const { accessToken } = getSession()
    if (!attempt && accessToken && accessToken !== sentToken) return replay(config, 'adopted')
    const mayRefresh = error.httpStatus === 403 && (!attempt || attempt === 'adopted')
    if (mayRefresh && (await refreshTokens(sentToken)) && config.sender === presentUser())
      return replay(config, 'refreshed')
    if (attempt !== 'resumed' && (await lostOrResumed(config.sender, error)) === 'resumed')
      return replay(config, 'resumed')
  }
  config.settleKey?.()
  if (attempt !== 'resumed') throw error
  // Not `session` again: right after signing in, a second session error would be shown nowhere.
  throw new ApiError('business', error.message, { code: error.code, httpStatus: error.httpStatus })
}

/**
 * Waits for a running refresh: a request must be sent neither with the old token nor as another user.
 *
 * @throws ApiError of kind `session` when the session is over or the user has changed
 */
async function presentSession(sender: string): Promise<void> {
  const isRefreshed = await runningRefresh()
  if (isRefreshed === false && (await lostOrResumed(sender, sessionError(''))) === 'left') throw sessionError('')
  if (sender !== presentUser()) throw sessionError('')
}

/**
 * Reports session expiry once: late errors of the previous session must not reach the next user or a signed-out page.
 */
async function lostOrResumed(sender: string, error: ApiError): Promise<SessionOutcome> {
  return sender === presentUser() ? sessionLost(error) : 'left'
}

function sessionError(message: string): ApiError {
  return new ApiError('session', message || UNKNOWN_SESSION, { code: 403, httpStatus: 403 })
}

function presentUser(): string {
  return getSession().user?.userId ?? ''
}

/** Sends a request again with the current token, the same body and the same idempotency key. */
function replay(
  config: InternalAxiosRequestConfig,
  attempt: InternalAxiosRequestConfig['attempt'],
): Promise<AxiosResponse> {
  return client.request({ ...config, attempt, data: config.body } as InternalAxiosRequestConfig)
}

/**
 * Parses the body. A blob is a file unless its type or content looks like an envelope; everything else is parsed as
 * JSON if possible.
 */
async function readAnswer({ data, status }: AxiosResponse): Promise<{ isFile: boolean; body: unknown }> {
  if (!(data instanceof Blob)) return { isFile: false, body: typeof data === 'string' ? parseBody(data) : data }
  const isAnswer = status >= 400 || /json|html/i.test(data.type)
  if (!isAnswer && !/^\s*\{/.test(await data.slice(0, 64).text())) return { isFile: true, body: data }
  const body = parseBody(await data.text())
  return { isFile: !isAnswer && typeof body === 'string', body }
}

function parseBody(text: string): unknown {
  if (text.trim() === '') return ''
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

function transportError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (axios.isCancel(error)) return new ApiError('aborted', '')
  if (error instanceof AxiosError) {
    if (error.code === AxiosError.ETIMEDOUT) return new ApiError('timeout', '请求超时')
    if (error.code === AxiosError.ECONNABORTED) return new ApiError('aborted', '')
    return new ApiError('network', '网络异常，请检查网络连接')
  }
  return new ApiError('system', SYSTEM_ERROR)
}
