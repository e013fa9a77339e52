/**
 * How a call failed. `business` is a refusal of the server with a code and a text, `session` a session that is over,
 * `system` an HTTP failure without an envelope, such as a proxy's page, `malformed` an answer that says success but is
 * no envelope or has not the shape the call expects.
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

/** A gateway that answers for its service does not know whether the service carried out the call. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

/** Every failed call is rejected with one of these; who shows it, and how, is decided elsewhere. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The code of the answer's body, or the HTTP status where the body had none; 0 without an answer. */
  readonly code: number
  /** 0 without an answer. */
  readonly httpStatus: number
  /** What the answer carried besides the text, e.g. row errors. */
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

  /** True when the server may or may not have carried out the call: a write has to be checked or sent again with its key. */
  get isOutcomeUnknown(): boolean {
    const isGateway = GATEWAY_STATUSES.includes(this.httpStatus)
    return isGateway || ['timeout', 'network', 'malformed'].includes(this.kind)
  }
}
