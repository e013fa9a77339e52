import { defaultBasis } from '#domain/settle'
import type { ContractType } from '#features/procurement/contract/model'
import { type MaterialType, materialDraft, materialTotals } from '#features/procurement/material/model'
import { ownerName, supplierName } from '#mocks/kernel/auth/caller'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { shiftDays } from '#mocks/kernel/store/time'
import { approvalTables } from '#mocks/procurement/approval/rows'
import { approvalRows, type Step } from '#mocks/procurement/approval/seed'
import { companyName, projectOf } from '#mocks/procurement/company/rules'
import { catalogDraft, INTEGRATED_COST } from './catalogRules'
import { buildLine } from './lineRules'
import type { ContractRow, MaterialRow } from './rows'
import { contractTables } from './rows'

/**
 * Compact form of a contract. `lines` are catalogue codes with quantities; without quantities it is a framework
 * agreement.
 */
type ContractSpec = {
  code: string
  name: string
  supplierId: string
  materialType: MaterialType
  status: 0 | 1 | 2 | 4 | 8
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
const knownContracts: ContractSpec[] = [
  {
    code: 'JC-202403-0007',
    name: '滨江一号地块钢筋集中采购合同',
    supplierId: '9001',
    materialType: 'REBAR',
    status: 8,
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
    status: 2,
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
    status: 4,
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
    status: 0,
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
    status: 1,
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
    status: 8,
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
    status: 8,
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
    // Its settlement in the reference uses 3‰.
    change: { toleranceRate: '3' },
  },
  {
    code: 'JC-202401-0006',
    name: '城西污水处理厂商品混凝土供应合同',
    supplierId: '9003',
    materialType: 'CONCRETE',
    status: 8,
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
    status: 8,
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
    status: 8,
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
    status: 8,
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
    status: 8,
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
]

/**
 * The fixed contracts with their materials, approvals and submissions; the others are simulated. `today` only moves the
 * end of valid contracts.
 */
export function seedContracts(today: string): SeedPart[] {
  const { contracts, materials } = seedRows(today)
  const submissions = contracts
    .filter(({ status }) => status !== 0)
    .map((row) => ({
      id: row.id,
      content: { ...row, materials: materials.filter(({ contractId }) => contractId === row.id) },
    }))
  const steps = contracts.map((contract): [string, Step[]] => [contract.contractCode, contractSteps(contract)])
  return [
    into(contractTables.contracts, contracts),
    into(contractTables.materials, materials),
    into(contractTables.submissions, submissions),
    into(approvalTables.approvals, approvalRows(steps, 1)),
  ]
}

function seedRows(today: string): { contracts: ContractRow[]; materials: MaterialRow[] } {
  const built = knownContracts.map((spec, index) => buildContract(spec, index + 1, today))
  const contracts = built.map(({ contract }) => contract)
  return {
    contracts,
    materials: built.flatMap(({ materials }) => materials),
  }
}

function buildContract(spec: ContractSpec, serial: number, today: string) {
  const { materialType, status } = spec
  const id = `17689${String(serial === 1 ? 7 : serial + 100).padStart(14, '0')}`
  const isRebar = materialType === 'REBAR'
  const materials = spec.lines.map(([code, quantity], index) =>
    buildLine({ id, materialType }, catalogDraft(code, quantity, index + 1), materialId(id, index + 1), index + 1),
  )
  const day = (days: number) => shiftDays(spec.created, days).slice(0, 10)
  const isCommitted = status !== 0
  const isAudited = status === 8 || status === 4
  const contract: ContractRow = {
    id,
    contractCode: spec.code,
    contractName: spec.name,
    contractType: spec.contractType ?? 'SINGLE',
    parentContractId: '',
    parentContractCode: '',
    materialType,
    companyId: spec.companyId,
    companyName: companyName(spec.companyId),
    supplierId: spec.supplierId,
    supplierName: supplierName(spec.supplierId),
    projects: spec.projectIds.map((projectId) => ({ projectId, projectName: projectOf(projectId).projectName })),
    signDate: day(4),
    effectiveDate: day(4),
    expireDate: status === 8 ? shiftDays(`${today} 00:00:00`, spec.expireInDays ?? 240).slice(0, 10) : day(369),
    priceMode: isRebar ? 'FLOATING' : 'FIXED',
    priceSource: isRebar ? '广州建材网价（示例）' : '',
    integratedCost: isRebar ? INTEGRATED_COST : null,
    settleBasis: defaultBasis(materialType) ?? '',
    toleranceRate: isRebar ? '3' : null,
    settleCycle: '月结',
    creditDays: 60,
    fundRate: isRebar ? '6' : null,
    taxRate: materials[0]?.taxRate ?? '13',
    ...materialTotals(materials.map(materialDraft)),
    settledAmountTax: status === 8 ? '0.00' : null,
    attachments: isCommitted ? attachments(spec.code, serial) : [],
    remark: '',
    status,
    rejectReason: '',
    createUserName: ownerName(spec.supplierId),
    createTime: spec.created,
    commitTime: isCommitted && status !== 1 ? shiftDays(spec.created, 1) : '',
    auditUserName: isAudited ? '郑洁' : '',
    auditTime: isAudited ? shiftDays(spec.created, 3) : '',
    updateTime: shiftDays(spec.created, isAudited ? 3 : 1),
    version: isAudited ? 3 : 1,
    ...spec.change,
  }
  return { contract, materials }
}

function materialId(contractId: string, seq: number): string {
  return `17690${contractId.slice(-6)}${String(seq).padStart(8, '0')}`
}

function attachments(code: string, serial: number) {
  const names = [`${code} 合同扫描件.pdf`, ...(serial % 3 === 0 ? [`${code} 授权委托书.png`] : [])]
  return names.map((name, index) => ({
    id: `17691${String(serial * 10 + index).padStart(14, '0')}`,
    name,
    url: attachmentUrl(name),
    size: 1_048_576 + serial * 1_500,
  }))
}

function contractSteps(contract: ContractRow): Step[] {
  const { status, commitTime, auditTime, createUserName } = contract
  if (commitTime === '') return []
  const steps: Step[] = [['供应商', createUserName, '提交', 'SUBMIT', '', commitTime]]
  if (status === 2) return steps
  steps.push(['采购主管', '周航', '同意', 'APPROVE', status === 8 ? '单价与询价一致' : '', shiftDays(commitTime, 1)])
  if (status === 8) steps.push(['公司物资部', '郑洁', '同意', 'APPROVE', '', auditTime])
  if (status === 4) steps.push(['公司物资部', '郑洁', '驳回', 'REJECT', contract.rejectReason, auditTime])
  return steps
}
