import type { Account, DepartmentRoleRow, DepartmentRow, RoleMenuRow, RoleRow } from '#mocks/kernel/auth/caller'
import { menuIdOf, menuScreens } from '#mocks/kernel/auth/menu'
import { accounts, clerk, suppliers } from './seed'

// The staff of the two demo suppliers besides the demo accounts: roles, departments, clerks. All of it is fictitious.

/** The permissions of a role: screens by name, or whole sections; true operates, false only views. */
type Granted = { screens?: Record<string, boolean>; sections?: Record<string, boolean>; everything?: boolean }

type RoleSeed = [id: string, name: string, description: string, granted: Granted]

/** The orders of procurement and mall, without the buyers behind them. */
const ORDERS = { purchaseOrderList: false, deliverList: false, orderList: false, virtualOrderList: false }

const ROLES: Record<string, RoleSeed[]> = {
  '9001': [
    [
      '7001',
      '调度员',
      '接单、发货、司机与车辆',
      { screens: { purchaseOrderList: true, deliverList: true, driverList: true, carList: true } },
    ],
    ['7002', '只读查看', '可查看全部菜单，不能修改任何内容', { everything: false }],
    [
      '7003',
      '合同专员',
      '维护集采合同与合同材料，查看结算',
      { sections: { contract: true, material: true, settlement: false } },
    ],
    [
      '7004',
      '财务结算',
      '结算与平台服务，查看订单',
      { sections: { settlement: true, service: true, order: false, contract: false } },
    ],
    ['7006', '人事行政', '维护店员、部门与角色', { sections: { enterprise: true } }],
    ['7007', '新员工', '入职默认角色，只看订单', { sections: { order: false } }],
  ],
  '9003': [
    [
      '7005',
      '订单专员',
      '采购订单、送货单、商城订单与售后，查看商品',
      {
        screens: {
          purchaseOrderList: true,
          deliverList: true,
          orderList: true,
          virtualOrderList: true,
          goods: false,
          receipt: true,
        },
        sections: { afterSale: true },
      },
    ],
    ['7012', '只读查看', '可查看全部菜单，不能修改任何内容', { everything: false }],
    [
      '7013',
      '商品运营',
      '商品、店铺与促销',
      { sections: { goods: true, shop: true, promotion: true, statistics: false } },
    ],
    [
      '7014',
      '财务结算',
      '结算与平台服务，查看订单',
      { screens: ORDERS, sections: { settlement: true, service: true, contract: false } },
    ],
    ['7016', '人事行政', '维护店员、部门与角色', { sections: { enterprise: true } }],
    ['7017', '新员工', '入职默认角色，只看订单', { screens: ORDERS }],
  ],
}

/** [id, title, parent, order, roles] */
type DepartmentSeed = [id: string, title: string, parentId: string, sortOrder: number, roleIds: readonly string[]]

const DEPARTMENTS: Record<string, DepartmentSeed[]> = {
  '9001': [
    ['7101', '销售部', '0', 10, []],
    ['7102', '合同组', '7101', 10, ['7003']],
    ['7103', '客户服务组', '7101', 20, ['7007']],
    ['7104', '物流部', '0', 20, []],
    ['7105', '调度组', '7104', 10, ['7001']],
    ['7106', '车队', '7104', 20, ['7007']],
    ['7107', '仓储部', '0', 30, []],
    ['7108', '滨江一号仓', '7107', 10, ['7007']],
    ['7109', '宝安二号仓', '7107', 20, ['7007']],
    ['7110', '财务部', '0', 40, ['7004']],
    ['7111', '结算组', '7110', 10, ['7004']],
    ['7112', '开票组', '7110', 20, []],
    ['7113', '综合管理部', '0', 50, ['7006']],
    ['7114', '历史部门', '0', 900.5, []],
  ],
  '9003': [
    ['7131', '商城运营部', '0', 10, ['7013']],
    ['7132', '商品组', '7131', 10, ['7013']],
    ['7133', '活动组', '7131', 20, ['7013']],
    ['7134', '订单部', '0', 20, ['7005']],
    ['7135', '发货组', '7134', 10, ['7005']],
    ['7136', '售后组', '7134', 20, ['7005']],
    ['7137', '仓储部', '0', 30, []],
    ['7138', '南海仓', '7137', 10, ['7017']],
    ['7139', '黄埔仓', '7137', 20, ['7017']],
    ['7140', '财务部', '0', 40, ['7014']],
    ['7141', '结算组', '7140', 10, ['7014']],
    ['7142', '综合管理部', '0', 50, ['7016']],
    ['7143', '历史部门', '0', 900.5, []],
  ],
}

/** The view-only clerks; tests and visitors sign in as them. */
const VIEWERS: Record<string, [id: string, account: string, phone: string, name: string, roleId: string]> = {
  '9001': ['8011', 'yueheng03', '19900000031', '唐静', '7002'],
  '9003': ['8013', 'haichuan03', '19900000033', '叶青', '7012'],
}

const NAMES: Record<string, readonly string[]> = {
  '9001': [
    '许文博',
    '沈晓岚',
    '曾国强',
    '邓丽华',
    '袁志明',
    '傅海燕',
    '蒋建华',
    '吕思远',
    '苏婉仪',
    '潘伟健',
    '杜晓峰',
    '魏淑芬',
    '田永康',
    '任雪梅',
    '姚俊杰',
    '范小红',
    '方志刚',
    '石慧敏',
    '廖家豪',
    '熊美玲',
  ],
  '9003': [
    '温子健',
    '梁咏诗',
    '黎志远',
    '关小敏',
    '冼国华',
    '区丽珍',
    '麦伟雄',
    '简淑仪',
    '招永强',
    '岑嘉敏',
    '霍建辉',
    '骆秀兰',
    '莫少聪',
    '阮玉莲',
    '甘志文',
    '柯慧贤',
    '詹家俊',
    '庞丽娟',
    '植文轩',
    '劳美仪',
  ],
}

export const staffRoles: RoleRow[] = Object.entries(ROLES).flatMap(([supplierId, roles]) =>
  roles.map(([id, name, description], index) => {
    const createTime = `2023-09-${String(1 + index * 4).padStart(2, '0')} 09:30:00`
    const createBy = accounts.find((one) => one.supplierId === supplierId && one.shopkeeper)?.account ?? ''
    const defaultRole = name === '新员工'
    return { id, supplierId, name, description, defaultRole, createTime, updateTime: createTime, createBy }
  }),
)

export const staffDepartments: DepartmentRow[] = Object.entries(DEPARTMENTS).flatMap(([supplierId, departments]) =>
  departments.map(([id, title, parentId, sortOrder]) => ({
    id,
    supplierId,
    title,
    parentId,
    sortOrder,
    createTime: '2023-09-02 10:00:00',
  })),
)

export const staffDepartmentRoles: DepartmentRoleRow[] = Object.values(DEPARTMENTS)
  .flat()
  .flatMap(([departmentId, , , , roleIds]) =>
    roleIds.map((roleId) => ({ id: `${departmentId}${roleId}`, departmentId, roleId })),
  )

/** 24 people of each demo supplier, with the owner and the two demo clerks. */
export const staffAccounts: Account[] = Object.entries(NAMES).flatMap(([supplierId, names]) => {
  const [viewerId, viewerAccount, viewerPhone, viewerName, viewerRole] = VIEWERS[supplierId] ?? ['', '', '', '', '']
  const departments = (DEPARTMENTS[supplierId] ?? []).filter(([, title]) => title !== '历史部门')
  const first = accounts.find((one) => one.supplierId === supplierId && one.shopkeeper)?.account ?? ''
  const rest = names.map((name, index): Account => {
    const serial = index + 4
    const [departmentId = '', , , , roleIds = []] = departments[index % departments.length] ?? []
    const own = roleIds.length > 0 ? roleIds.slice(0, 1) : (ROLES[supplierId]?.at(-1) ?? []).slice(0, 1).map(String)
    return {
      ...clerk(
        `${supplierId === '9001' ? '81' : '82'}${String(serial).padStart(2, '0')}`,
        `${first}${String(serial).padStart(2, '0')}`,
        `1991${supplierId}${String(20 + index)}1`,
        name,
        supplierId,
        index === 12 ? [] : own,
      ),
      isSuper: index === 12,
      enabled: index % 7 !== 5,
      departmentId: index % 9 === 8 ? '' : departmentId,
      createTime: `2024-${String(1 + (index % 12)).padStart(2, '0')}-${String(2 + index).padStart(2, '0')} 10:15:00`,
    }
  })
  return [clerk(viewerId, viewerAccount, viewerPhone, viewerName, supplierId, [viewerRole]), ...rest]
})

/** A function, because the menus are known only once all areas have registered them. */
export function staffRoleMenus(): RoleMenuRow[] {
  return Object.entries(ROLES).flatMap(([supplierId, roles]) =>
    roles.flatMap(([roleId, , , granted]) =>
      levelsOf(supplierId, granted).map(([menuId, isSuper]) => ({
        id: `${roleId}${menuId.slice(-6)}`,
        roleId,
        menuId,
        isSuper,
      })),
    ),
  )
}

function levelsOf(supplierId: string, { screens = {}, sections = {}, everything }: Granted): [string, boolean][] {
  const variant = suppliers.find(({ id }) => id === supplierId)?.variant ?? 'plain'
  const named = Object.entries(screens).map(([name, isSuper]): [string, boolean] => [menuIdOf(name), isSuper])
  const granted = menuScreens(variant).flatMap(({ id, section, grant }): [string, boolean][] => {
    const level = everything ?? sections[section]
    return grant === undefined || level === undefined ? [] : [[id, level]]
  })
  return [...named, ...granted]
}
