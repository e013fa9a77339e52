/**
 * How a call failed. `business` is a rejection with a code and a text, `session` an expired session, `system` an HTTP
 * failure without an envelope, such as a proxy's page, `malformed` a success response that is no envelope or does not
 * have the expected shape.
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

/** A gateway error leaves open whether the service behind it carried out the call. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

/** Every failed call rejects with one of these; callers decide who shows it and how. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The code of the response body, or the HTTP status where the body has none; 0 without a response. */
  readonly code: number
  /** 0 without a response. */
  readonly httpStatus: number
  /** Response data besides the text, e.g. row errors. */
  readonly payload: unknown

  constructor(
    kind: ApiErrorKind,
    message: string,
    detail: { code?: number; httpStatus?: number; payload?: unknown } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.code = detail.code ?? 0
    this.httpStatus = detail.httpStatus ?? 0
    this.payload = detail.payload
  }

  /** True when the server may or may not have carried out the call: check a write, or retry it with the same key. */
  get isOutcomeUnknown(): boolean {
    const isGateway = GATEWAY_STATUSES.includes(this.httpStatus)
    return isGateway || ['timeout', 'network', 'malformed'].includes(this.kind)
  }

  /** True when the account's roles do not allow the call; they may have changed since the menu was read. */
  get isForbidden(): boolean {
    return this.kind === 'business' && this.message.includes('权限不足')
  }
}
