import { regionEndpoints } from '#features/common/region/endpoints'
import { defineArea } from '#mocks/kernel/area'
import { textField } from '#mocks/kernel/http/request'
import { publicRoute, readRoute } from '#mocks/kernel/http/route'
import { cityTree, idPathOf, lazyRegions, mallRegions, wholeRegions } from './rules'

const DEFAULT_LEVEL = 3

/** Provinces, cities, districts and towns, in each service's format. */
export const area = defineArea({
  routes: [
    readRoute({ method: 'GET', path: '/api/gd-system/region/lazy-tree-all' }, null, (call) =>
      wholeRegions(Number(textField(call, 'level')) || DEFAULT_LEVEL),
    ),
    readRoute(regionEndpoints.below, null, (call) => lazyRegions(textField(call, 'parentCode') || '00')),
    publicRoute(regionEndpoints.cities, () => cityTree()),
    publicRoute({ method: 'GET', path: '/api/common/common/region/item/{id}' }, ({ params }) =>
      mallRegions(params.id ?? ''),
    ),
    // By the names that a map answers.
    publicRoute({ method: 'GET', path: '/api/common/common/region/region' }, (reading) => {
      return idPathOf(textField(reading, 'townName')) ?? {}
    }),
    publicRoute({ method: 'GET', path: '/api/common/common/region/name' }, (reading) => {
      return idPathOf(textField(reading, 'lastName'))?.id ?? null
    }),
  ],
})
