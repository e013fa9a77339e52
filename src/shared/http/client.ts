import axios, { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { getSession } from '#shared/session'
import { ApiError } from './ApiError'
import { SYSTEM_ERROR, toError, UNKNOWN_SESSION, unwrap } from './envelope'
import { headersFor, isTokenEndpoint } from './headers'
import { idempotencyKey } from './idempotency'
import { parseJson } from './json'
import { refreshTokens, runningRefresh } from './refresh'
import { type SessionOutcome, sessionLost } from './sessionLoss'

/** Life of a call before it is given up, ms. */
const REQUEST_TIMEOUT_MS = 10_000
/** The same for imports of a file. */
export const IMPORT_TIMEOUT_MS = 60_000

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** Who made this call, by user id; '' for nobody signed in. */
    sender?: string
    /** The token this call was sent with, to tell a stale one from a dead one. */
    sentToken?: string
    /** What has been tried: nothing, a newer token, a fresh token, signing in again. */
    attempt?: 'adopted' | 'refreshed' | 'resumed'
    /** The body before axios serialised it; a replay sends this one. */
    body?: unknown
    settleKey?: () => void
  }
}

/** The axios instance behind `request.ts`: transport only, it shows nothing. */
export const client = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  // Else a call that the browser drops when the page goes away would look like one whose time is over.
  transitional: { ...axios.defaults.transitional, clarifyTimeoutError: true },
  // Answers are read by our own parser: the built-in one would round long ids.
  transformResponse: (data: unknown) => data,
})

client.interceptors.request.use(async (config) => {
  config.url = rewritePath(config.url ?? '')
  config.sender ??= presentUser()
  if (!isTokenEndpoint(config.url)) await presentSession(config.sender)
  const method = (config.method ?? 'get').toLowerCase()
  config.body ??= config.data
  config.headers = AxiosHeaders.from({ ...config.headers.toJSON(), ...headersFor(config.url) })
  config.sentToken = getSession().accessToken
  if (method === 'get') config.params = { ...config.params, _t: Math.floor(Date.now() / 1000) }
  else if (!config.headers.has('Idempotency-Key')) {
    const { key, settle } = idempotencyKey(method, config.url, config.body)
    config.headers.set('Idempotency-Key', key)
    config.settleKey = settle
  }
  return config
})

client.interceptors.response.use(
  (response) => settle(response),
  (error: unknown) => {
    if (error instanceof AxiosError && error.response) return settle(error.response)
    throw transportError(error)
  },
)

/** `blade-` becomes `gd-` in the path alone, never in query or host; doing it twice changes nothing. */
export function rewritePath(url: string): string {
  const [, origin = '', path = '', rest = ''] = /^((?:[a-z]+:)?\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(url) ?? []
  return origin + path.replaceAll('blade-', 'gd-') + rest
}

/** Turns an answer into its payload, refreshing and replaying where the session asks for it. */
async function settle(response: AxiosResponse): Promise<AxiosResponse> {
  const config = response.config as InternalAxiosRequestConfig
  const answer = await readAnswer(response)
  if (answer.isFile) return response
  const result = unwrap(response.status, answer.body)
  const error = toError(result, config.method ?? 'get')
  if (!isTokenEndpoint(config.url ?? '')) {
    const lost = response.status === 403 ? sessionError(result.message) : error
    if (lost?.kind === 'session') return recover(config, lost)
  }
  if (error) {
    // Only a definite answer ends the key; a success does so once its payload was read.
    if (!error.isOutcomeUnknown) config.settleKey?.()
    throw error
  }
  response.data = result.payload
  return response
}

/** A refused token: try a newer one, on HTTP 403 a fresh one, at last signing in again; each once per call. */
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
  // The user has just signed in and would otherwise see nothing at all.
  throw new ApiError('business', error.message, { code: error.code, httpStatus: error.httpStatus })
}

/** Waits for a refresh that is going on; a call must not go out without the token it waited for, nor as another user. */
async function presentSession(sender: string): Promise<void> {
  const isRefreshed = await runningRefresh()
  const error = sessionError('')
  if (isRefreshed === false && (await lostOrResumed(sender, error)) === 'left') throw error
  if (sender !== presentUser()) throw error
}

/** A session is lost once: whoever is signed in now, or nobody, is not to hear of the one before. */
async function lostOrResumed(sender: string, error: ApiError): Promise<SessionOutcome> {
  return sender === presentUser() ? sessionLost(error) : 'left'
}

function sessionError(message: string): ApiError {
  return new ApiError('session', message || UNKNOWN_SESSION, { code: 403, httpStatus: 403 })
}

function presentUser(): string {
  return getSession().user?.userId ?? ''
}

/** Sends a call again with what is the token now, the same body and the same idempotency key. */
function replay(
  config: InternalAxiosRequestConfig,
  attempt: InternalAxiosRequestConfig['attempt'],
): Promise<AxiosResponse> {
  return client.request({ ...config, attempt, data: config.body } as InternalAxiosRequestConfig)
}

/** Reads the body: a blob is a file unless its type or its content says that it is an answer; all else is parsed where it can be. */
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
