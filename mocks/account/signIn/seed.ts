import type { Account, Supplier } from '#mocks/kernel/caller'

// All data is fictitious: companies, people and telephone numbers.

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
  account('8001', 'yueheng', '19900000001', '陈敏', '9001', 'owner'),
  account('8002', 'yueheng01', '19900000011', '何军', '9001', 'dispatcher'),
  { ...account('8003', 'yueheng02', '19900000021', '冯磊', '9001', 'dispatcher'), enabled: false },
  account('8004', 'nanwan', '19900000002', '黄涛', '9002', 'owner'),
  account('8005', 'haichuan', '19900000003', '林海', '9003', 'owner'),
  account('8006', 'haichuan01', '19900000013', '周婷', '9003', 'orderClerk'),
  { ...account('8007', 'haichuan02', '19900000023', '郑云', '9003', 'orderClerk'), enabled: false },
  account('8008', 'pengan', '19900000004', '彭安', '9004', 'owner'),
  account('8009', 'dongshan', '19900000005', '石岩', '9005', 'owner'),
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

function account(
  id: string,
  name: string,
  phone: string,
  userName: string,
  supplierId: string,
  role: Account['role'],
): Account {
  return { id, account: name, phone, userName, supplierId, role, enabled: true }
}
