import type { Account, Supplier } from '#mocks/kernel/auth/caller'
import { hashOf } from './passwordRules'

// All data is fictitious: companies, people and telephone numbers.

/** The initial password of every account. */
export const PASSWORD = 'Mall@2026'
const PASSWORD_HASH = hashOf(PASSWORD)

export const suppliers: Supplier[] = [
  supplier(
    '9001',
    '粤恒钢铁贸易有限公司（示例）',
    '粤恒',
    'plain',
    '19900000001',
    '广东省,深圳市,宝安区',
    '滨江物流园A区3栋',
  ),
  supplier(
    '9002',
    '南湾混凝土有限公司（示例）',
    '南湾',
    'plain',
    '19900000002',
    '广东省,深圳市,龙岗区',
    '南湾工业路12号',
  ),
  supplier(
    '9003',
    '海川建材有限公司（示例）',
    '海川',
    'material',
    '19900000003',
    '广东省,佛山市,南海区',
    '海川建材城8座101',
  ),
  supplier(
    '9004',
    '鹏安五金建材商行（示例）',
    '鹏安',
    'material',
    '19900000004',
    '广东省,广州市,黄埔区',
    '科创五金市场B12',
  ),
  {
    ...supplier(
      '9005',
      '东山土石方有限公司（示例）',
      '东山',
      'plain',
      '19900000005',
      '广东省,韶关市,武江区',
      '东山路9号',
    ),
    status: 'APPLYING',
  },
]

export const accounts: Account[] = [
  owner('8001', 'yueheng', '19900000001', '陈敏', '9001'),
  clerk('8002', 'yueheng01', '19900000011', '何军', '9001', ['7001']),
  { ...clerk('8003', 'yueheng02', '19900000021', '冯磊', '9001', ['7001']), enabled: false },
  owner('8004', 'nanwan', '19900000002', '黄涛', '9002'),
  owner('8005', 'haichuan', '19900000003', '林海', '9003'),
  clerk('8006', 'haichuan01', '19900000013', '周婷', '9003', ['7005']),
  { ...clerk('8007', 'haichuan02', '19900000023', '郑云', '9003', ['7005']), enabled: false },
  owner('8008', 'pengan', '19900000004', '彭安', '9004'),
  owner('8009', 'dongshan', '19900000005', '石岩', '9005'),
]

function supplier(
  id: string,
  name: string,
  shortName: string,
  variant: Supplier['variant'],
  phone: string,
  addressPath: string,
  addressDetail: string,
): Supplier {
  return { id, name, shortName, variant, status: 'OPEN', phone, addressPath, addressDetail }
}

function owner(id: string, account: string, phone: string, userName: string, supplierId: string): Account {
  return { ...clerk(id, account, phone, userName, supplierId, []), shopkeeper: true, isSuper: true }
}

/** Creates an account with roles and the initial password. */
export function clerk(
  id: string,
  account: string,
  phone: string,
  userName: string,
  supplierId: string,
  roleIds: readonly string[],
): Account {
  return {
    id,
    account,
    phone,
    userName,
    supplierId,
    passwordHash: PASSWORD_HASH,
    enabled: true,
    shopkeeper: false,
    isSuper: false,
    roleIds,
    departmentId: '',
    createTime: '2023-09-01 09:00:00',
  }
}
