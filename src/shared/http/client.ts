import axios, { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { getSession } from '../session'
import { ApiError } from './ApiError'
import { SYSTEM_ERROR, toError, UNKNOWN_SESSION, unwrap } from './envelope'
import { headersFor, isTokenEndpoint } from './headers'
import { idempotencyKey } from './idempotency'
import { parseJson } from './json'
import { refreshTokens, runningRefresh } from './refresh'
import { sessionLost } from './sessionLoss'

/** Life of a call before it is given up, ms. */
export const REQUEST_TIMEOUT_MS = 10_000
/** The same for imports of a file. */
export const IMPORT_TIMEOUT_MS = 60_000

declare module 'axios' {
  interface InternalAxiosRequestConfig {
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
  // Answers are read by our own parser: the built-in one would round long ids.
  transformResponse: (data: unknown) => data,
})

client.interceptors.request.use(async (config) => {
  config.url = rewritePath(config.url ?? '')
  const isToken = isTokenEndpoint(config.url)
  if (!isToken) await runningRefresh()
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
  if (answer.isFile) {
    config.settleKey?.()
    return response
  }
  const result = unwrap(response.status, answer.body)
  const isToken = isTokenEndpoint(config.url ?? '')
  if (response.status === 403 && !isToken) return recoverFrom403(config, result.message)
  const error = toError(result)
  if (error?.kind === 'session' && !isToken) return resumeOrFail(config, error)
  config.settleKey?.()
  if (error) throw error
  response.data = result.payload
  return response
}

async function recoverFrom403(config: InternalAxiosRequestConfig, message: string): Promise<AxiosResponse> {
  const sent = config.sentToken ?? ''
  if (config.attempt === undefined && sent !== getSession().accessToken) return replay(config, 'adopted')
  if (config.attempt === undefined || config.attempt === 'adopted') {
    if (await refreshTokens(sent)) return replay(config, 'refreshed')
  }
  const error = new ApiError('session', message || UNKNOWN_SESSION, { code: 403, httpStatus: 403 })
  return resumeOrFail(config, error)
}

async function resumeOrFail(config: InternalAxiosRequestConfig, error: ApiError): Promise<AxiosResponse> {
  if (config.attempt !== 'resumed' && (await sessionLost(error)) === 'resumed') return replay(config, 'resumed')
  config.settleKey?.()
  throw error
}

/** Sends a call again with what is the token now, the same body and the same idempotency key. */
function replay(
  config: InternalAxiosRequestConfig,
  attempt: InternalAxiosRequestConfig['attempt'],
): Promise<AxiosResponse> {
  return client.request({ ...config, attempt, data: config.body } as InternalAxiosRequestConfig)
}

/** Reads the body: a blob that is no JSON is a file; all else is parsed where it can be. */
async function readAnswer(response: AxiosResponse): Promise<{ isFile: boolean; body: unknown }> {
  const { data } = response
  if (data instanceof Blob) {
    const isJson = /json/i.test(data.type) || /^\s*\{/.test(await data.slice(0, 64).text())
    if (!isJson && response.status < 400) return { isFile: true, body: data }
    return { isFile: false, body: parseBody(await data.text()) }
  }
  return { isFile: false, body: typeof data === 'string' ? parseBody(data) : data }
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
    const isTimeout = error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT
    if (isTimeout) return new ApiError('timeout', '请求超时')
    return new ApiError('network', '网络异常，请检查网络连接')
  }
  return new ApiError('system', SYSTEM_ERROR)
}
