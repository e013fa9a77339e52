/**
 * How a request failed. `business` is a rejection with a code and a text, `session` an expired session, `system` an
 * HTTP failure without an envelope, such as the page of a proxy, `malformed` a success response that has no envelope or
 * not the expected shape.
 */
export type ApiErrorKind =
  | 'aborted'
  | 'timeout'
  | 'network'
  | 'session'
  | 'notFound'
  | 'business'
  | 'system'
  | 'malformed'

/** Gateway errors leave it open whether the service behind executed the request. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

/** The header that numbers a request; a gateway that writes logs by it finds the failed one. */
export const REQUEST_ID = 'X-Request-Id'

/** The request that failed, and the headers of its answer if there was one: as of axios. */
export type FailedRequest = {
  config?: { method?: string; url?: string; headers?: { get?: (name: string) => unknown } }
  headers?: Record<string, unknown>
}

const NOT_OWN = 20005

/** The error that every failed request rejects with; callers decide who shows it and how. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The code of the response body, or the HTTP status where the body has none; 0 without a response. */
  readonly code: number
  /** 0 without a response. */
  readonly httpStatus: number
  /** Response data besides the text, e.g. row errors. */
  readonly payload: unknown
  /** What the record of a refused action is now, in the language of the page; shown with the refusal. */
  now = ''
  /** Missing for what was no request. */
  failed?: FailedRequest

  constructor(
    kind: ApiErrorKind,
    message: string,
    detail: { code?: number; httpStatus?: number; payload?: unknown; failed?: FailedRequest } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.code = detail.code ?? 0
    this.httpStatus = detail.httpStatus ?? 0
    this.payload = detail.payload
    this.failed = detail.failed
  }

  /** True when it is unknown whether the server executed the request: check a write, or retry it with the same key. */
  get isOutcomeUnknown(): boolean {
    const isGateway = GATEWAY_STATUSES.includes(this.httpStatus)
    return isGateway || ['timeout', 'network', 'malformed'].includes(this.kind)
  }

  /**
   * True when no notification shows it: the screen, or the session's end, says it. What a read does not find its screen
   * says; a write that the server does not have would else be a button that does nothing.
   */
  get isSilent(): boolean {
    if (this.now !== '') return false
    const { method = 'get' } = this.failed?.config ?? {}
    return ['aborted', 'session'].includes(this.kind) || (this.kind === 'notFound' && method.toLowerCase() === 'get')
  }

  /** True when the server has decided against the request, often because its record has moved on or is gone. */
  get isRefusal(): boolean {
    return this.kind === 'business' || this.kind === 'notFound'
  }

  /** True when the roles of the account forbid the request; they may have changed since the menu was loaded. */
  get isForbidden(): boolean {
    return this.kind === 'business' && !this.isNotOwn && this.message.includes('权限不足')
  }

  /** True when the record is missing or another shop's: one code of lilishop for both, whose text speaks of rights. */
  get isNotOwn(): boolean {
    return this.code === NOT_OWN
  }
}
