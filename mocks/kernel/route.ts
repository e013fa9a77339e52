import { type HttpHandler, http } from 'msw'
import type { Account } from './caller'
import { faultReply } from './fault'
import { isGranted, type Level } from './permission'
import { familyOf, Refusal, refuseWith, replyWith } from './reply'
import { type Reading, readRequest } from './request'
import { memory, write } from './store'
import { authenticate } from './token'

/** A call by someone who has signed in. */
export type Call = Reading & { account: Account; clientId: string; session: string }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One path of the API. `admit` says who calls ('' = anyone) or refuses; what `run` then returns is the payload. */
export type Route = {
  methods: readonly Method[]
  path: string
  /** The grant it asks for; none = every account, or everyone. */
  grant: string | null
  admit: (reading: Reading) => { owner: string; run: () => unknown }
}

/** A path anyone may call. */
export function publicRoute(methods: readonly Method[], path: string, answer: (reading: Reading) => unknown): Route {
  return { methods, path, grant: null, admit: (reading) => ({ owner: '', run: () => answer(reading) }) }
}

type Answer = (call: Call) => unknown

/** A path for accounts that have signed in and, where a grant is named, may read what it covers. */
export function readRoute(methods: readonly Method[], path: string, grant: string | null, answer: Answer): Route {
  return guarded(methods, path, grant, 'view', answer)
}

/** A path that changes what a grant covers. */
export function writeRoute(methods: readonly Method[], path: string, grant: string, answer: Answer): Route {
  return guarded(methods, path, grant, 'operate', answer)
}

/** Tells a route from a ready MSW handler. */
export function isRoute(route: Route | HttpHandler): route is Route {
  return 'admit' in route
}

/** The MSW handlers of a route: each method, under the path and its `blade-` spelling. */
export function toHandlers(route: Route): HttpHandler[] {
  const paths = new Set([route.path, route.path.replace(/^\/api\/gd-/, '/api/blade-')])
  return [...paths].flatMap((path) =>
    route.methods.map((method) =>
      http[METHODS[method]](`*${path}`, ({ request, params }) => respond(route, request, params)),
    ),
  )
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

function guarded(methods: readonly Method[], path: string, grant: string | null, level: Level, answer: Answer): Route {
  const admit: Route['admit'] = (reading) => {
    const call: Call = { ...reading, ...authenticate(reading.headers) }
    if (grant !== null && !isGranted(call.account.role, grant, level)) throw new Refusal('权限不足')
    return { owner: call.account.id, run: () => answer(call) }
  }
  return { methods, path, grant, admit }
}

async function respond(route: Route, request: Request, params: Readonly<Record<string, unknown>>): Promise<Response> {
  const family = familyOf(new URL(request.url).pathname)
  try {
    const fault = await faultReply(request, family)
    if (fault) return fault
    const given = await readRequest(request, params)
    const { owner, run } = route.admit(given)
    // The whole handler is one change, so a refusal half-way leaves nothing behind.
    return await once(owner, given, async () => replyWith(family, await write(run)))
  } catch (error) {
    if (error instanceof Refusal) return refuseWith(family, error)
    console.error(error)
    return refuseWith(family, new Refusal('服务器异常', { code: 500, status: 500 }))
  }
}

const MAX_KEPT_ANSWERS = 1_000
/** Answers by idempotency key. */
const answers = memory<Promise<Response>>()

/** A known key on the same path repeats its answer without running the handler again. */
async function once(owner: string, given: Reading, run: () => Promise<Response>): Promise<Response> {
  const key = given.headers.get('Idempotency-Key')
  if (!key) return run()
  const name = `${owner} ${given.method} ${given.path} ${key}`
  const known = answers.get(name)
  if (known) return (await known).clone()
  const pending = run()
  answers.set(name, pending)
  try {
    return (await pending).clone()
  } catch (error) {
    // A refused call had no effect: the same key may be tried again, for instance with a fresh token.
    answers.delete(name)
    throw error
  } finally {
    const oldest = answers.keys().next().value
    if (answers.size > MAX_KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest)
  }
}
