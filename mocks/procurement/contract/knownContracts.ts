import { contractStatus } from '#domain/document/procurementStatus'
import type { ContractType } from '#features/procurement/contract/model'
import type { MaterialType } from '#features/procurement/material/model'
import type { ContractRow } from './rows'

/**
 * Compact form of a contract. `lines` are catalogue codes with quantities; without quantities it is a framework
 * agreement.
 */
export type ContractSpec = {
  code: string
  name: string
  supplierId: string
  materialType: MaterialType
  status: number
  lines: readonly [materialCode: string, quantity: string | null][]
  companyId: string
  projectIds: readonly string[]
  created: string
  contractType?: ContractType
  /** Days from today on which an approved contract expires, so that the demo does not age. */
  expireInDays?: number
  change?: Partial<ContractRow>
}

/** The contracts of the reference, and those that its other documents need. */
export const knownContracts: ContractSpec[] = [
  {
    code: 'JC-202403-0007',
    name: '滨江一号地块钢筋集中采购合同',
    supplierId: '9001',
    materialType: 'REBAR',
    status: contractStatus.code.approved,
    lines: [
      ['HPB-08', '180'],
      ['PL-10', '260'],
      ['LW-12', '420'],
      ['LW-16', '650'],
      ['LW-20', '880'],
      ['LW-25', '540'],
    ],
    companyId: '3001',
    projectIds: ['5001'],
    created: '2024-02-26 10:12:08',
    expireInDays: 240,
    change: { settledAmountTax: '411330.05', version: 3, signDate: '2024-03-01', effectiveDate: '2024-03-01' },
  },
  {
    code: 'JC-202403-0011',
    name: '云湖学校商品混凝土供应合同',
    supplierId: '9002',
    materialType: 'CONCRETE',
    status: contractStatus.code.submitted,
    lines: [
      ['HNT-C15', '1200'],
      ['HNT-C30', '6800'],
      ['HNT-C35P8', '9500'],
      ['HNT-C40', '3600'],
    ],
    companyId: '3002',
    projectIds: ['5002'],
    created: '2024-03-08 14:20:31',
  },
  {
    code: 'JC-202404-0003',
    name: '东部快速路地材采购框架协议',
    supplierId: '9003',
    materialType: 'RAW',
    status: contractStatus.code.rejected,
    lines: [
      ['SN425S', '2600'],
      ['ZS', '5200'],
      ['SS525', '7400'],
    ],
    companyId: '3003',
    projectIds: ['5003'],
    created: '2024-04-02 09:05:44',
    contractType: 'FRAME',
    change: { rejectReason: '砂石检测报告已过期' },
  },
  {
    code: 'JC-202404-0009',
    name: '科创园杂材年度集采合同',
    supplierId: '9004',
    materialType: 'SUNDRY',
    status: contractStatus.code.draft,
    lines: [
      ['MB15', '8000'],
      ['MF', '12000'],
      ['KJ', '60000'],
      ['ZS22', '9000'],
      ['AQW', '1500'],
    ],
    companyId: '3001',
    projectIds: ['5004'],
    created: '2024-04-07 16:40:02',
  },
  {
    code: 'JC-202312-0021',
    name: '翠谷项目钢筋补充协议一',
    supplierId: '9001',
    materialType: 'REBAR',
    status: contractStatus.code.voided,
    lines: [['LW-12', '50']],
    companyId: '3002',
    projectIds: ['5006'],
    created: '2023-12-19 11:32:50',
    contractType: 'SUPPLEMENT',
    change: { rejectReason: '重复录入' },
  },
  {
    code: 'JC-202311-0004',
    name: '滨江一号地块商品混凝土供应合同',
    supplierId: '9002',
    materialType: 'CONCRETE',
    status: contractStatus.code.approved,
    lines: [
      ['HNT-C20', '2000'],
      ['HNT-C30P6', '5200'],
      ['HNT-C35P8', '4100'],
      ['HNT-C40', '3000'],
    ],
    companyId: '3002',
    projectIds: ['5001'],
    created: '2023-11-06 10:00:00',
    expireInDays: 200,
  },
  {
    code: 'JC-202310-0002',
    name: '东部快速路地材集中采购合同',
    supplierId: '9003',
    materialType: 'RAW',
    status: contractStatus.code.approved,
    lines: [
      ['SN425S', '3800'],
      ['ZS', '6400'],
      ['SS525', '8200'],
      ['DC-YF', '8200'],
      ['FMH2', '900'],
    ],
    // A company of the group: an order of the reference belongs to 5008.
    companyId: '3001',
    projectIds: ['5003', '5007', '5008'],
    created: '2023-10-11 15:18:26',
    expireInDays: 240,
  },
  {
    code: 'JC-202401-0006',
    name: '城西污水处理厂商品混凝土供应合同',
    supplierId: '9003',
    materialType: 'CONCRETE',
    status: contractStatus.code.approved,
    lines: [
      ['HNT-C15', '600'],
      ['HNT-C30', '2600'],
      ['HNT-C30P6', '3100'],
      ['HNT-C60', '240'],
    ],
    companyId: '3003',
    projectIds: ['5007'],
    created: '2024-01-09 09:44:10',
    expireInDays: 300,
  },
  {
    code: 'JC-202402-0018',
    name: '会展中心上盖物业杂材集采合同',
    supplierId: '9003',
    materialType: 'SUNDRY',
    status: contractStatus.code.approved,
    lines: [
      ['JQK', '1600'],
      ['DM5', '820'],
      ['MB15', '5200'],
      ['MF', '8600'],
      ['KJ', '32000'],
      ['ZS22', '4800.500'],
      ['BV25', '640'],
    ],
    companyId: '3001',
    projectIds: ['5008', '5004'],
    created: '2024-02-18 13:27:05',
    expireInDays: 180,
  },
  {
    code: 'JC-202402-0020',
    name: '南岭人民医院外科楼钢筋采购合同',
    supplierId: '9003',
    materialType: 'REBAR',
    status: contractStatus.code.approved,
    lines: [
      ['PL-08', '160'],
      ['LW-14', '320'],
      ['LW-25', '280'],
      ['LW-32', '150'],
    ],
    companyId: '3001',
    projectIds: ['5005'],
    created: '2024-02-20 10:50:39',
    expireInDays: 26,
  },
  {
    code: 'JC-202402-0012',
    name: '翠谷人才安居商品混凝土供应合同',
    supplierId: '9001',
    materialType: 'CONCRETE',
    status: contractStatus.code.approved,
    lines: [
      ['HNT-C20', '1500'],
      ['HNT-C30', '4800'],
      ['HNT-C35P8', '2200'],
    ],
    companyId: '3002',
    projectIds: ['5006'],
    created: '2024-02-12 10:30:00',
    expireInDays: 20,
  },
  {
    code: 'JC-202311-0015',
    name: '翠谷及科创园杂材集采合同',
    supplierId: '9004',
    materialType: 'SUNDRY',
    status: contractStatus.code.approved,
    lines: [
      ['MB15', '6000'],
      ['MF', '9000'],
      ['KJ', '40000'],
      ['ZS22', '6000'],
      ['AQW', '1200'],
      ['BV25', '800'],
    ],
    companyId: '3001',
    projectIds: ['5004', '5006'],
    created: '2023-11-15 14:02:17',
    expireInDays: 160,
  },
  {
    // The contract before JC-202403-0007, of a settlement that the reference dates a month before that one.
    code: 'JC-202401-0011',
    name: '滨江一号桩基钢筋采购合同',
    supplierId: '9001',
    materialType: 'REBAR',
    status: contractStatus.code.approved,
    lines: [
      ['HPB-08', '60'],
      ['LW-12', '90'],
      ['LW-16', '90'],
      ['LW-20', '90'],
      ['LW-25', '90'],
    ],
    companyId: '3001',
    projectIds: ['5001'],
    created: '2024-01-10 09:20:00',
    change: { expireDate: '2024-12-31' },
  },
]
