import { menuEndpoints } from '#app/menu/endpoints'
import { roleEndpoints } from '#features/store/role/endpoints'
import { defineArea } from '#mocks/kernel/area'
import { type Account, supplierOf } from '#mocks/kernel/auth/caller'
import { bladeMenu, mallMenu, memberMenu, menuScreens } from '#mocks/kernel/auth/menu'
import { screensOf } from '#mocks/kernel/auth/permission'
import { readRoute } from '#mocks/kernel/http/route'

/** The menus, the sections of the product, and home. Areas add their screens to these sections, or add sections. */
export const area = defineArea({
  menu: {
    home: { routeName: 'home_index', name: '首页', path: 'home', frontRoute: 'home', icon: 'HomeOutlined' },
    sections: {
      contract: { name: '合同管理', icon: 'FileTextOutlined', order: 10 },
      material: { name: '材料管理', icon: 'AppstoreOutlined', order: 20 },
      order: { name: '订单管理', icon: 'ShoppingOutlined', order: 30 },
      fleet: { name: '配送管理', icon: 'CarOutlined', order: 40 },
      settlement: { name: '结算管理', icon: 'AccountBookOutlined', order: 50 },
      goods: { name: '商品管理', icon: 'ShopOutlined', order: 60 },
      shop: { name: '店铺管理', icon: 'LayoutOutlined', order: 70 },
      promotion: { name: '促销管理', icon: 'GiftOutlined', order: 80 },
      afterSale: { name: '售后管理', icon: 'CustomerServiceOutlined', order: 90 },
      statistics: { name: '统计', icon: 'BarChartOutlined', order: 100 },
      enterprise: { name: '企业管理', icon: 'TeamOutlined', order: 110 },
      service: { name: '服务中心', icon: 'CloudServerOutlined', order: 120 },
      helpCenter: { name: '帮助中心', icon: 'QuestionCircleOutlined', order: 130 },
    },
  },
  routes: [
    readRoute(menuEndpoints.own, null, ({ account }) => bladeMenu(supplierOf(account).variant, ownScreens(account))),
    readRoute({ method: 'GET', path: '/api/store/menu/memberMenu' }, null, ({ account }) =>
      memberMenu(ownScreens(account)),
    ),
    // All menus that a role can be granted, for the role editor; the others are open to everyone.
    readRoute(roleEndpoints.sections, null, ({ account }) => {
      const grantable = menuScreens(supplierOf(account).variant).filter(({ grant }) => grant !== undefined)
      return mallMenu(grantable.map((screen) => ({ screen, isSuper: true })))
    }),
  ],
})

function ownScreens(account: Account) {
  return screensOf(account).map(({ screen, level }) => ({ screen, isSuper: level === 'operate' }))
}
