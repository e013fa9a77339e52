import { defineArea } from '#mocks/kernel/area'
import { settingRoutes } from './handlers'
import { storeTables } from './rows'
import { seedStores } from './seed'

const screen = { name: '店铺设置', path: 'supplier/setting', frontRoute: 'shop/shopSetting', grant: 'setting' }

/** The shops' settings. */
export const area = defineArea({
  tables: storeTables,
  seed: seedStores,
  routes: settingRoutes,
  grants: { setting: {} },
  menu: {
    screens: [
      { ...screen, section: 'enterprise', order: 10, routeName: 'supplierSetting', variants: ['plain'] },
      // The mall's own menu has the same screen under another name, in its section of the shop.
      { ...screen, section: 'shop', order: 10, routeName: 'shopSetting', variants: ['material'] },
    ],
  },
})
