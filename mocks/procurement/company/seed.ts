import type { Account, Company, Project, Supplier } from '#mocks/kernel/caller'

/** Everything here is made up: companies, people and telephone numbers. */
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

/** The password of every account. */
export const PASSWORD = 'Mall@2026'

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

export const companies: Company[] = [
  { id: '3001', companyName: '岭筑建设集团有限公司（示例）', companyCode: 'LZ', shortName: '岭筑集团', parentId: '0' },
  { id: '3002', companyName: '岭筑一公司（示例）', companyCode: 'LZ01', shortName: '岭筑一公司', parentId: '3001' },
  {
    id: '3003',
    companyName: '岭筑基础设施公司（示例）',
    companyCode: 'LZ03',
    shortName: '岭筑基础设施',
    parentId: '3001',
  },
]

export const projects: Project[] = [
  project('5001', 'XM-2301', '滨江一号地块总承包工程', '3002', '广东省深圳市宝安区滨江路88号', '440306', '李伟'),
  project('5002', 'XM-2302', '云湖国际学校新建工程', '3002', '广东省深圳市龙岗区云湖路6号', '440307', '王芳'),
  project('5003', 'XM-2303', '东部快速路三标段', '3003', '广东省东莞市虎门镇东部路三标项目部', '441900121', '刘强'),
  project('5004', 'XM-2304', '科创园二期7#~12#厂房', '3001', '广东省广州市黄埔区科创二路19号', '440112', '何静'),
  project('5005', 'XM-2305', '南岭人民医院外科楼', '3001', '广东省韶关市武江区南岭大道2号', '440203', '谢明'),
  project('5006', 'XM-2306', '翠谷人才安居项目', '3002', '广东省深圳市坪山区翠谷路101号', '440310', '罗艳'),
  project('5007', 'XM-2307', '城西污水处理厂提标改造', '3003', '广东省佛山市南海区城西工业区', '440605', '郭亮'),
  project('5008', 'XM-2308', '会展中心地铁上盖物业', '3001', '广东省深圳市宝安区会展大道1号', '440306', '邓超'),
]

export function supplierName(id: string): string {
  return suppliers.find((supplier) => supplier.id === id)?.name ?? ''
}

/** The person who signs in for a supplier. */
export function ownerName(supplierId: string): string {
  return accounts.find((account) => account.supplierId === supplierId && account.role === 'owner')?.userName ?? ''
}

export function companyName(id: string): string {
  return companies.find((company) => company.id === id)?.companyName ?? ''
}

export function projectOf(id: string): Project {
  const found = projects.find((project) => project.id === id)
  if (!found) throw new Error(`The seed names a project that is not there: ${id}`)
  return found
}

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

function project(
  id: string,
  projectCode: string,
  projectName: string,
  companyId: string,
  address: string,
  regionCode: string,
  receiverName: string,
): Project {
  const receiverPhone = `1990002000${id.slice(-1)}`
  return { id, projectCode, projectName, companyId, address, regionCode, receiverName, receiverPhone }
}
