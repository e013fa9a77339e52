import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A screen of the product. */
export type PageDef = {
  /** Its name: the server menu's `routeName`, and what `go(name)` opens. */
  name: string
  /** Its default path; a menu entry may name another. */
  path: string
  /** Its word in menu-less places: tab, breadcrumb, document title. */
  title: string
  Page: LazyExoticComponent<ComponentType>
  /** Query keys that tell two tabs of this screen apart. */
  id: readonly string[]
  /** Screens of the menu it belongs to: it is open to whoever has one of them. Empty: the menu itself must list it. */
  owners: readonly string[]
  /** The server menu's component key, where it differs from the name. */
  frontRoute?: string
  /** Other paths under which it is known; they lead to its own. */
  aliases?: readonly string[]
}

type Load = () => Promise<{ default: ComponentType }>
type Extra = Partial<Pick<PageDef, 'id' | 'owners' | 'frontRoute' | 'aliases'>>

/** THE TABLE OF CONTENTS. One line per screen; who reads only this file knows the product. */
// biome-ignore format: one line per screen
export const pages: readonly PageDef[] = [
  page('home_index', '/home', '首页', () => import('#features/desk/home/HomePage')),
  page('agreementList', '/supplier/agreementList', '集采合同', () => import('#features/procurement/contract/ContractListPage'), { frontRoute: 'supplier/agreement/list' }),
  page('agreementDetail', '/supplier/agreementDetail', '合同详情', () => import('#features/procurement/contract/ContractDetailPage'), { id: ['id'], owners: ['agreementList'] }),
  page('agreementCreate', '/supplier/agreementCreate', '新建合同', () => import('#features/procurement/contract/ContractCreatePage'), { owners: ['agreementList'], aliases: ['/agreementCreate'] }),
  page('agreementEdit', '/agreementEdit', '编辑合同', () => import('#features/procurement/contract/ContractEditPage'), { id: ['id'], owners: ['agreementList'] }),
  page('materialList', '/supplier/materialList', '合同材料', () => import('#features/procurement/material/MaterialListPage'), { frontRoute: 'supplier/material/list' }),
  page('purchaseOrderList', '/supplier/order/list', '采购订单', () => import('#features/procurement/purchase/PurchaseListPage'), { frontRoute: 'supplier/order/list' }),
  page('purchaseDetail', '/supplier/order/detail', '采购订单详情', () => import('#features/procurement/purchase/PurchaseDetailPage'), { id: ['orderSn'], owners: ['purchaseOrderList'] }),
  page('deliverList', '/supplier/deliver/list', '送货单', () => import('#features/procurement/delivery/DeliverListPage'), { frontRoute: 'supplier/deliver/list' }),
  page('deliverDetail', '/supplier/deliver/detail', '送货单详情', () => import('#features/procurement/delivery/DeliverDetailPage'), { id: ['deliverSn'], owners: ['deliverList'] }),
  page('chooseMaterial', '/supplier/deliver/chooseMaterial', '选择材料', () => import('#features/procurement/delivery/ChooseMaterialPage'), { owners: ['deliverList'] }),
  page('createDeliver', '/supplier/deliver/createDeliver', '创建送货单', () => import('#features/procurement/delivery/DeliverEditPage'), { id: ['contractId', 'orderSn'], owners: ['deliverList'] }),
  page('settlementList', '/supplier/settlement/list', '结算单', () => import('#features/procurement/settlement/SettlementListPage'), { frontRoute: 'supplier/settlement/list' }),
  page('settlementDetail', '/supplier/settlement/detail', '结算单详情', () => import('#features/procurement/settlement/SettlementDetailPage'), { id: ['id'], owners: ['settlementList'] }),
  page('driverList', '/supplier/driver/list', '司机管理', () => import('#features/procurement/fleet/DriverListPage'), { frontRoute: 'supplier/driver/list' }),
  page('carList', '/supplier/car/list', '车辆管理', () => import('#features/procurement/fleet/CarListPage'), { frontRoute: 'supplier/car/list' }),
  page('platformServiceList', '/supplier/server/platformService/list', '平台服务', () => import('#features/money/platformService/PlatformServiceListPage'), { frontRoute: 'supplier/server/platformService/list' }),
  page('platformServicePayment', '/supplier/server/platformService/payment', '服务支付', () => import('#features/money/platformService/PaymentPage'), { id: ['featureId'], owners: ['platformServiceList', 'purchaseRecordList'], frontRoute: 'supplier/server/platformService/payment' }),
  page('purchaseRecordList', '/supplier/server/purchaseRecord/list', '购买记录', () => import('#features/money/platformService/PurchaseRecordListPage'), { frontRoute: 'supplier/server/purchaseRecord/list' }),
  page('purchaseRecordDetail', '/supplier/server/purchaseRecord/detail', '购买记录详情', () => import('#features/money/platformService/PurchaseRecordDetailPage'), { id: ['id'], owners: ['purchaseRecordList'], frontRoute: 'supplier/server/purchaseRecord/detail' }),
]

function page(name: string, path: string, title: string, load: Load, extra: Extra = {}): PageDef {
  return { name, path, title, Page: lazy(load), id: [], owners: [], ...extra }
}
