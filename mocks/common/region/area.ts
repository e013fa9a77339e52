import { defineArea } from '#mocks/kernel/area'
import { textField } from '#mocks/kernel/http/request'
import { publicRoute, readRoute } from '#mocks/kernel/http/route'
import { cityTree, lazyRegions, mallRegions, wholeRegions } from './rules'

const BASE = '/api/gd-system/region'
const DEFAULT_LEVEL = 3

/** Provinces, cities, districts and towns, in each service's format. */
export const area = defineArea({
  routes: [
    readRoute(['GET'], `${BASE}/lazy-tree-all`, null, (call) =>
      wholeRegions(Number(textField(call, 'level')) || DEFAULT_LEVEL),
    ),
    readRoute(['GET'], `${BASE}/lazy-tree`, null, (call) => lazyRegions(textField(call, 'parentCode') || '00')),
    publicRoute(['GET'], '/api/common/common/region/allCity', () => cityTree()),
    publicRoute(['GET'], '/api/common/common/region/item/:id', ({ params }) => mallRegions(params.id ?? '')),
  ],
})
