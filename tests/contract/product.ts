import type { Endpoint } from '#shared/endpoint'
import { type Described, operations } from '#shared/http/operation'

// Loading these modules registers every operation of the product.
import.meta.glob(
  [
    '../../src/features/**/*pi.ts',
    '../../src/shared/http/*.ts',
    '../../src/shared/fields/useDict.ts',
    '../../src/app/menu/useMenu.ts',
  ],
  { eager: true },
)

type Areas = Record<string, Record<string, Endpoint>>
const areas = import.meta.glob<Areas>('../../src/**/endpoints.ts', { eager: true })
const known = new Set(
  Object.values(areas).flatMap((module) => Object.values(module).flatMap((area) => Object.values(area))),
)

/** Every operation of the product, by path and method. Suites in the same worker may have registered others. */
export function productOperations(): Described[] {
  return operations
    .filter(({ endpoint }) => known.has(endpoint))
    .toSorted(({ endpoint: a }, { endpoint: b }) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`))
}
