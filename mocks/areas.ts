import { createApi } from '#mocks/kernel/api'

/**
 * All areas of the embedded API, one line each. An area is seeded after those above it and may import only from them.
 */
const areas = await Promise.all([
  import('#mocks/account/signIn/area'),
  import('#mocks/account/preference/area'),
  import('#mocks/overview/menu/area'),
  import('#mocks/common/dictionary/area'),
  import('#mocks/common/region/area'),
  import('#mocks/common/file/area'),
  import('#mocks/common/print/area'),
  import('#mocks/store/setting/area'),
  import('#mocks/store/address/area'),
  import('#mocks/store/freight/area'),
  import('#mocks/store/logistics/area'),
  import('#mocks/procurement/company/area'),
  import('#mocks/procurement/approval/area'),
  import('#mocks/procurement/recordLog/area'),
  import('#mocks/procurement/contract/area'),
  import('#mocks/procurement/material/area'),
  import('#mocks/procurement/purchase/area'),
  import('#mocks/procurement/fleet/area'),
  import('#mocks/procurement/delivery/area'),
  import('#mocks/procurement/supplementary/area'),
  import('#mocks/procurement/settlement/area'),
  import('#mocks/procurement/dispute/area'),
  import('#mocks/procurement/trail/area'),
  import('#mocks/world/area'),
  import('#mocks/money/platformService/area'),
  import('#mocks/store/role/area'),
  import('#mocks/store/department/area'),
  import('#mocks/store/clerk/area'),
  import('#mocks/account/password/area'),
  import('#mocks/account/register/area'),
  import('#mocks/account/profile/area'),
  import('#mocks/account/onboarding/area'),
  import('#mocks/account/message/area'),
  import('#mocks/account/help/area'),
  import('#mocks/account/feedback/area'),
  import('#mocks/mall/category/area'),
  import('#mocks/mall/goods/area'),
  import('#mocks/mall/order/area'),
  import('#mocks/mall/afterSale/area'),
  import('#mocks/mall/complaint/area'),
  import('#mocks/mall/receipt/area'),
  import('#mocks/mall/comment/area'),
  import('#mocks/mall/goodsChange/area'),
  import('#mocks/overview/statistics/area'),
])

/** The whole embedded API, for Vite's servers and for tests alike. */
export const { db, handlers, resetDb, middleware, keep } = createApi(areas.map(({ area }) => area))
