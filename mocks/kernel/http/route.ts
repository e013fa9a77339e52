import { type HttpHandler, http } from 'msw'
import { passwordEndpoints } from '#features/account/password/endpoints'
import { signInEndpoints } from '#features/account/signIn/endpoints'
import type { Account } from '#mocks/kernel/auth/caller'
import { isGranted, type Level } from '#mocks/kernel/auth/permission'
import { authenticate } from '#mocks/kernel/auth/token'
import { memory, write } from '#mocks/kernel/store/store'
import type { Endpoint } from '#shared/endpoint'
import { PASSWORD_EXPIRED } from '#shared/http/endpoints'
import { withChunkedFile } from './chunks'
import { faultReply } from './fault'
import { isSellerClient, withFileHost } from './fileHost'
import { familyOf, Refusal, refuseWith, replyWith } from './reply'
import { type Reading, readRequest } from './request'

/** A request of a signed-in account. */
export type Call = Reading & { account: Account; clientId: string; session: string }

const NOTHING = { params: {}, files: {}, headers: new Headers(), clientId: '', session: '' }

/** Creates a request without HTTP, for seeding: the code of a route runs as if this account had sent it. */
export function callBy(account: Account, fields: Record<string, unknown>): Call {
  return { ...NOTHING, method: 'POST', path: '', family: 'G', fields, account }
}

type Method = Endpoint['method']

/** One path of the API. `admit` returns the caller (empty: anyone) or throws; the result of `run` is the payload. */
export type Route = {
  methods: readonly Method[]
  /** Parts in braces are arguments. */
  path: string
  /** The required grant; null for every account, or everyone. */
  grant: string | null
  /** The level at which the grant is required. */
  level: Level
  admit: (reading: Reading) => { owner: string; run: () => unknown }
}

/** The endpoint a route serves. `alsoBy` names further methods that the ancestors' clients use. */
export type Served = Pick<Endpoint, 'method' | 'path'> & { alsoBy?: readonly Method[] }

type Answer = (call: Call) => unknown

/** Serves an endpoint without sign-in. */
export function publicRoute(endpoint: Served, answer: (reading: Reading) => unknown): Route {
  return {
    ...servedBy(endpoint),
    grant: null,
    level: 'view',
    admit: (reading) => ({ owner: '', run: () => answer(reading) }),
  }
}

/** Serves an endpoint to signed-in accounts, optionally with a view grant. */
export function readRoute(endpoint: Served, grant: string | null, answer: Answer): Route {
  return guarded(endpoint, grant, 'view', answer)
}

/** Serves an endpoint to accounts with the grant at operate level. */
export function writeRoute(endpoint: Served, grant: string, answer: Answer): Route {
  return guarded(endpoint, grant, 'operate', answer)
}

/** Distinguishes a route from a ready MSW handler. */
export function isRoute(route: Route | HttpHandler): route is Route {
  return 'admit' in route
}

/** The MSW handlers of a route: each method, under the path and its `blade-` spelling. */
export function toHandlers(route: Route): HttpHandler[] {
  const paths = new Set([route.path, route.path.replace(/^\/api\/gd-/, '/api/blade-')])
  return [...paths].flatMap((path) =>
    route.methods.map((method) =>
      http[METHODS[method]](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, ({ request, params }) =>
        respond(route, request, params),
      ),
    ),
  )
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** What an account whose password has to be changed may call: that, and who it is. Signing out is open to all. */
const OPEN_PATHS = new Set([passwordEndpoints.change.path, signInEndpoints.shop.path])

function passwordExpired(): Refusal {
  return new Refusal('请先修改密码', { code: PASSWORD_EXPIRED, status: 400 })
}

function guarded(endpoint: Served, grant: string | null, level: Level, answer: Answer): Route {
  const admit: Route['admit'] = (reading) => {
    const call: Call = { ...reading, ...authenticate(reading.headers) }
    if (call.account.mustChangePassword && !OPEN_PATHS.has(endpoint.path)) throw passwordExpired()
    if (grant !== null && !isGranted(call.account, grant, level)) throw new Refusal('权限不足')
    return { owner: call.account.id, run: () => answer(withChunkedFile(call)) }
  }
  return { ...servedBy(endpoint), grant, level, admit }
}

function servedBy({ method, path, alsoBy = [] }: Served): Pick<Route, 'methods' | 'path'> {
  return { methods: [method, ...alsoBy], path }
}

async function respond(route: Route, request: Request, params: Readonly<Record<string, unknown>>): Promise<Response> {
  const family = familyOf(new URL(request.url).pathname)
  try {
    const fault = await faultReply(request, family)
    if (fault) return fault
    const given = await readRequest(request, params)
    const { owner, run } = route.admit(given)
    // The whole handler is one transaction, so a rejection halfway leaves no changes.
    const answer = await once(owner, given, async () => replyWith(family, await write(run)))
    return isSellerClient(request) ? await withFileHost(answer, new URL(request.url).origin) : answer
  } catch (error) {
    if (error instanceof Refusal) return refuseWith(family, error)
    console.error(error)
    return refuseWith(family, new Refusal('服务器异常', { code: 500, status: 500 }))
  }
}

const MAX_KEPT_ANSWERS = 1_000
/** A stored response that can be repeated, also after a restart. */
type KeptAnswer = {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer>
  /** What was sent, as a digest. */
  sent: string
}
/** Stored responses by idempotency key, and those still in progress. */
const answers = memory<KeptAnswer>('answers')
const pending = memory<Promise<KeptAnswer>>()

/**
 * Repeats the response of a known key on the same path, without running the handler again.
 *
 * @throws Refusal when the key came with other content before
 */
async function once(owner: string, given: Reading, run: () => Promise<Response>): Promise<Response> {
  const key = given.headers.get('Idempotency-Key')
  if (!key) return run()
  const name = `${owner} ${given.method} ${given.path} ${key}`
  const sent = await digestOf(given)
  // From here to `pending.set` nothing waits, or two tries would both run.
  const known = answers.get(name) ?? pending.get(name)
  if (known) {
    const first = await known
    if (first.sent !== sent) throw new Refusal('重复的请求标识，内容与第一次不同', { code: 422, status: 422 })
    return repeat(first)
  }
  const making = run().then((response) => keepAnswer(response, sent))
  pending.set(name, making)
  try {
    const answer = await making
    answers.set(name, answer)
    return repeat(answer)
  } finally {
    // A rejected request changed nothing, so its key may be retried, for instance with a fresh token.
    pending.delete(name)
    const oldest = answers.keys().next().value
    if (answers.size > MAX_KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest)
  }
}

async function digestOf({ fields, files }: Reading): Promise<string> {
  const named = Object.entries(files).map(([name, file]) => [name, file.name, file.size])
  const text = new TextEncoder().encode(JSON.stringify([fields, named]))
  return Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('base64')
}

async function keepAnswer(response: Response, sent: string): Promise<KeptAnswer> {
  const body = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: [...response.headers], body, sent }
}

function repeat({ status, headers, body }: KeptAnswer): Response {
  return new Response(body, { status, headers })
}
