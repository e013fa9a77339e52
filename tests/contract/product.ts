import { type Described, operations } from '#shared/http/operation'

// Loading these modules registers every operation of the product.
const modules = import.meta.glob(['../../src/features/**/*pi.ts', '../../src/shared/http/*.ts'], {
  eager: true,
})

/** Every operation of the product, by path and method. */
export function productOperations(): Described[] {
  if (Object.keys(modules).length === 0) throw new Error('no operations are loaded')
  return operations.toSorted(({ endpoint: a }, { endpoint: b }) =>
    `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`),
  )
}
