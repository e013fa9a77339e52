import * as v from 'valibot'
import { requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import type { Endpoint } from '#shared/endpoint'
import { sessionEndpoints } from '#shared/http/endpoints'
import { type Described, operations } from '#shared/http/operation'

// Loading these modules registers every operation of the product.
import.meta.glob(
  [
    '../../../src/features/**/*pi.ts',
    '../../../src/shared/http/*.ts',
    '../../../src/shared/export/api.ts',
    '../../../src/shared/fields/useDict.ts',
    '../../../src/app/menu/useMenu.ts',
  ],
  { eager: true },
)

/** A call as the code names it, `delivery.add`, and the folder that has it, `procurement/delivery`. */
export type CallName = { id: string; area: string }

type Areas = Record<string, Record<string, Endpoint>>
const areas = import.meta.glob<Areas>('../../../src/**/endpoints.ts', { eager: true })
const names = new Map<Endpoint, CallName>(
  Object.entries(areas).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([area, calls]) =>
      Object.entries(calls).map(([key, endpoint]): [Endpoint, CallName] => [
        endpoint,
        { id: `${area.replace(/Endpoints$/, '')}.${key}`, area: folderOf(file) },
      ]),
    ),
  ),
)

/** The folder of an area, below the features where it is one. */
export function folderOf(file: string): string {
  return /src\/(?:features\/)?(\w+\/\w+)\//.exec(file)?.[1] ?? ''
}

/** What the code calls an endpoint. */
export function nameOf(endpoint: Endpoint): CallName {
  return names.get(endpoint) ?? { id: `${endpoint.method} ${endpoint.path}`, area: '' }
}

/** The refresh, which is sent before any other call may be: no `operation` binds it. */
const REFRESH: Described = {
  endpoint: sessionEndpoints.refresh,
  shape: requiredValue(v.object({ accessToken: wire.id(), refreshToken: wire.id() })),
}

/** Every operation of the product, by path and method. Suites in the same worker may have registered others. */
export function productOperations(): Described[] {
  return [...operations, REFRESH]
    .filter(({ endpoint }) => names.has(endpoint))
    .toSorted(({ endpoint: a }, { endpoint: b }) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`))
}

let patterns: { described: Described; pattern: RegExp }[] = []

/** The operation of a request: of those whose path it has, the one without arguments in it first. */
export function describedAt(method: string, path: string): Described | undefined {
  if (patterns.length === 0)
    patterns = productOperations().map((described) => ({ described, pattern: patternOf(described.endpoint.path) }))
  const own = patterns.filter(
    ({ described: { endpoint }, pattern }) => endpoint.method === method && pattern.test(path),
  )
  return (own.find(({ described }) => described.endpoint.path === path) ?? own[0])?.described
}

/** A call by its method and its path, where every argument is `{}`: one of the document, however they are named. */
export function callOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path.replace(/\{\w+\}/g, '{}')}`
}

/** Matches the addresses of a path with arguments. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
