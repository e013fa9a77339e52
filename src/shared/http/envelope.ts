import { isRecord } from '#domain/wire'
import { ApiError } from './ApiError'
import { PASSWORD_EXPIRED } from './endpoints'

/** A response of any of the three URL families in one normalised shape. */
export type Result = {
  ok: boolean
  code: number
  /** '' when the response has no text for users. */
  message: string
  payload: unknown
  httpStatus: number
  /**
   * False for a body that is no envelope (empty, HTML, truncated JSON, an object without any of its members): never ok.
   */
  isEnvelope: boolean
}

/** Fallback text for a failure without a message. */
export const SYSTEM_ERROR = '系统异常'
/** Fallback text for a session that ended without a reason from the server. */
export const UNKNOWN_SESSION = '未知错误，请重新登录'

/** Text for a write whose response says neither done nor rejected. */
export const UNKNOWN_OUTCOME =
  '服务器没有给出明确的结果，操作可能已经完成。填写的内容已保留，请再次提交核实，不会重复处理。'

/** An envelope has at least one of these members. */
const ENVELOPE = ['code', 'success', 'data', 'result', 'access_token']

/**
 * Unwraps a response: BladeX `{code,success,data,msg}`, lilishop `{success,message,code,result}`, gateway errors
 * without `success`, and bare token responses. Anything else is no envelope and never ok, whatever the HTTP status.
 */
export function unwrap(httpStatus: number, body: unknown): Result {
  const httpOk = httpStatus >= 200 && httpStatus < 400
  const fields = isRecord(body) ? body : {}
  if (!ENVELOPE.some((name) => name in fields)) {
    const message = isRecord(body) ? readMessage(fields) : ''
    return { ok: false, code: httpStatus, message, payload: body, httpStatus, isEnvelope: false }
  }
  if (httpOk && typeof fields.access_token === 'string') {
    return { ok: true, code: 200, message: '', payload: body, httpStatus, isEnvelope: true }
  }
  const code = readCode(fields.code, httpStatus)
  return {
    ok: httpOk && isOk(fields.success, code, httpStatus),
    code,
    message: readMessage(fields),
    payload: fields.result ?? fields.data,
    httpStatus,
    isEnvelope: true,
  }
}

/** The error of a response that is not ok, by the order of the error catalogue; null for one that is. */
export function toError(result: Result, method: string): ApiError | null {
  if (result.ok) return null
  const { code, httpStatus, payload } = result
  const detail = { code, httpStatus, payload }
  if (httpStatus === 404) return new ApiError('notFound', result.message, detail)
  if (httpStatus === 401 || code === 401 || code === PASSWORD_EXPIRED)
    return new ApiError('session', result.message || UNKNOWN_SESSION, detail)
  if (!result.isEnvelope && httpStatus < 400) return malformedError(method, detail)
  return new ApiError(result.isEnvelope ? 'business' : 'system', result.message || SYSTEM_ERROR, detail)
}

/** The error of an unreadable response. The outcome of a write is unknown then, and its text says so. */
export function malformedError(method: string, detail?: ConstructorParameters<typeof ApiError>[2]): ApiError {
  return new ApiError('malformed', isWrite(method) ? UNKNOWN_OUTCOME : SYSTEM_ERROR, detail)
}

function isWrite(method: string): boolean {
  return method.toLowerCase() !== 'get'
}

function readCode(code: unknown, httpStatus: number): number {
  const number = code === null || code === '' ? Number.NaN : Number(code)
  return Number.isFinite(number) ? number : httpStatus
}

function isOk(success: unknown, code: number, httpStatus: number): boolean {
  if (typeof success !== 'boolean') return code === 200 || (code === httpStatus && httpStatus < 300)
  // Success with one of these codes is contradictory; trusting the code is safer.
  return success && ![400, 401, 403, 500].includes(code)
}

function readMessage(fields: Record<string, unknown>): string {
  const texts = [fields.message, fields.msg, fields.error_description, fields.error]
  const text = texts.find((value): value is string => typeof value === 'string' && value.trim() !== '')
  // "success" is the protocol's own word, not a text for users.
  return text === undefined || text === 'success' ? '' : text
}
