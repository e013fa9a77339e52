import { createApi } from './kernel/api'

/** All areas of the embedded API, one line each. An area is seeded after those above it and may import only from them. */
const areas = await Promise.all([
  import('./account/signIn/area'),
  import('./desk/menu/area'),
  import('./common/dictionary/area'),
  import('./common/region/area'),
  import('./common/file/area'),
  import('./common/print/area'),
  import('./procurement/company/area'),
  import('./procurement/approval/area'),
  import('./procurement/contract/area'),
  import('./procurement/material/area'),
  import('./procurement/purchase/area'),
  import('./procurement/fleet/area'),
  import('./procurement/delivery/area'),
  import('./procurement/supplementary/area'),
  import('./procurement/settlement/area'),
  import('./money/platformService/area'),
])

/** The whole embedded API, for Vite's servers and for tests alike. */
export const { db, handlers, resetDb, middleware } = createApi(areas.map(({ area }) => area))
