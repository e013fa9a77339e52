import type { StoreSettings } from '#features/account/signIn/model'
import { supplierOf } from '#mocks/kernel/caller'
import { logoPicture } from '#mocks/kernel/picture'
import { type Route, readRoute } from '#mocks/kernel/route'

export const shopRoutes: Route[] = [
  readRoute(['GET'], '/api/store/settings/storeSettings', null, ({ account }) => {
    const supplier = supplierOf(account)
    const settings: StoreSettings = {
      id: supplier.id,
      memberId: account.id,
      memberName: account.account,
      storeName: supplier.name,
      storeLogo: logoPicture(supplier.shortName, supplier.variant === 'material' ? '#0f766e' : '#1d4ed8'),
      storeDisable: supplier.status,
      storeAddressPath: supplier.addressPath,
      storeAddressDetail: supplier.addressDetail,
      nickName: account.userName,
    }
    return settings
  }),
]
