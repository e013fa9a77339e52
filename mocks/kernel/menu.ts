import type { Role } from '#features/account/signIn/model'
import type { Variant } from './caller'
import { type Area, isGranted, type Level } from './permission'

/** A screen of the menu. `area` is what an account must be allowed to see; none = everyone. */
type MenuLine = {
  section: Section
  routeName: string
  name: string
  path: string
  frontRoute: string
  /** The products that have the screen; none = both. */
  variants?: readonly Variant[]
  area?: Area
  /** Whether seeing the area is enough, or working in it is needed; view when left out. */
  level?: Level
  keepAlive?: boolean
}

const SECTIONS = {
  contract: { name: '合同管理', icon: 'FileTextOutlined' },
  material: { name: '材料管理', icon: 'AppstoreOutlined' },
  order: { name: '订单管理', icon: 'ShoppingOutlined' },
  fleet: { name: '配送管理', icon: 'CarOutlined' },
  settlement: { name: '结算管理', icon: 'AccountBookOutlined' },
  goods: { name: '商品管理', icon: 'ShopOutlined' },
  shop: { name: '店铺管理', icon: 'LayoutOutlined' },
  promotion: { name: '促销管理', icon: 'GiftOutlined' },
  afterSale: { name: '售后管理', icon: 'CustomerServiceOutlined' },
  statistics: { name: '统计', icon: 'BarChartOutlined' },
  enterprise: { name: '企业管理', icon: 'TeamOutlined' },
  service: { name: '服务中心', icon: 'CloudServerOutlined' },
  help: { name: '帮助中心', icon: 'QuestionCircleOutlined' },
} as const

type Section = keyof typeof SECTIONS

/** One line per screen that exists; the order is the order of the menu. */
const LINES: readonly MenuLine[] = [
  {
    section: 'contract',
    routeName: 'agreementList',
    name: '集采合同',
    path: 'supplier/agreementList',
    frontRoute: 'supplier/agreement/list',
    area: 'contract',
  },
  {
    section: 'material',
    routeName: 'materialList',
    name: '合同材料',
    path: 'supplier/materialList',
    frontRoute: 'supplier/material/list',
    area: 'contract',
  },
  {
    section: 'order',
    routeName: 'purchaseOrderList',
    name: '采购订单',
    path: 'supplier/order/list',
    frontRoute: 'supplier/order/list',
    area: 'purchase',
  },
  {
    section: 'order',
    routeName: 'deliverList',
    name: '送货单',
    path: 'supplier/deliver/list',
    frontRoute: 'supplier/deliver/list',
    area: 'deliver',
  },
  {
    section: 'fleet',
    routeName: 'driverList',
    name: '司机管理',
    path: 'supplier/driver/list',
    frontRoute: 'supplier/driver/list',
    area: 'fleet',
    level: 'operate',
  },
  {
    section: 'fleet',
    routeName: 'carList',
    name: '车辆管理',
    path: 'supplier/car/list',
    frontRoute: 'supplier/car/list',
    area: 'fleet',
    level: 'operate',
  },
  {
    section: 'settlement',
    routeName: 'settlementList',
    name: '结算单',
    path: 'supplier/settlement/list',
    frontRoute: 'supplier/settlement/list',
    area: 'settlement',
  },
  {
    section: 'service',
    routeName: 'platformServiceList',
    name: '平台服务',
    path: 'supplier/server/platformService/list',
    frontRoute: 'supplier/server/platformService/list',
    area: 'platformService',
  },
  {
    section: 'service',
    routeName: 'purchaseRecordList',
    name: '购买记录',
    path: 'supplier/server/purchaseRecord/list',
    frontRoute: 'supplier/server/purchaseRecord/list',
    area: 'platformService',
  },
]

const HOME = { routeName: 'home_index', name: '首页', path: 'home', frontRoute: 'home', icon: 'HomeOutlined' }

/** The menu as the BladeX service gives it to an account: sections that hold something, home first. */
export function bladeMenu(variant: Variant, role: Role) {
  const clientId = variant === 'material' ? 'gd_material_supplier_pc' : 'gd_supplier_pc'
  const node = (id: string, parentId: string, sort: number, fields: Record<string, unknown>) => ({
    id,
    parentId,
    sort,
    category: 1,
    redirect: '',
    isOpen: 1,
    clientId,
    ...fields,
  })
  const { icon: source, ...home } = HOME
  return [
    node('2000', '0', 0, { ...home, code: HOME.routeName, source, keepAlive: true }),
    ...visibleSections(variant, role).map(({ key, name, icon, lines }, index) => ({
      ...node(String(2001 + index), '0', (index + 1) * 10, {
        code: `supplier_${key}`,
        name,
        routeName: `supplier-${key}`,
        path: '',
        frontRoute: 'Main',
        source: icon,
        keepAlive: false,
      }),
      children: lines.map(({ routeName, name, path, frontRoute, keepAlive = true }, line) =>
        node(`${2001 + index}${String(line + 1).padStart(2, '0')}`, String(2001 + index), line + 1, {
          code: routeName,
          name,
          routeName,
          path,
          frontRoute,
          source: '',
          keepAlive,
        }),
      ),
    })),
  ]
}

/** The same menu as the mall's own service writes it. */
export function mallMenu(variant: Variant, role: Role) {
  const node = (id: string, parentId: string, level: number, sortOrder: number, fields: Record<string, unknown>) => ({
    id,
    parentId,
    level,
    sortOrder,
    permission: '',
    ...fields,
  })
  return [
    node('1376450000000000000', '0', 0, 0, {
      title: HOME.name,
      name: HOME.routeName,
      path: HOME.path,
      frontRoute: HOME.frontRoute,
      children: [],
    }),
    ...visibleSections(variant, role).map(({ key, name, lines }, index) => {
      const id = `13764500000000${String(index + 1).padStart(3, '0')}00`
      const children = lines.map((line, at) =>
        node(`${id.slice(0, -2)}${String(at + 1).padStart(2, '0')}`, id, 1, index + 1 + (at + 1) / 100, {
          title: line.name,
          name: line.routeName,
          path: line.path,
          frontRoute: line.frontRoute,
          children: [],
        }),
      )
      return node(id, '0', 0, index + 1, {
        title: name,
        name: `supplier-${key}`,
        path: '/',
        frontRoute: 'Main',
        children,
      })
    }),
  ]
}

function visibleSections(variant: Variant, role: Role) {
  const visible = LINES.filter(
    ({ variants, area, level = 'view' }) =>
      (variants?.includes(variant) ?? true) && (area === undefined || isGranted(role, area, level)),
  )
  return Object.entries(SECTIONS)
    .map(([key, { name, icon }]) => ({ key, name, icon, lines: visible.filter(({ section }) => section === key) }))
    .filter(({ lines }) => lines.length > 0)
}
