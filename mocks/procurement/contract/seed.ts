import { decimal, fixed, lineAmounts, quantityScale, sum } from '#domain/money'
import { defaultBasis } from '#domain/settle'
import type { ContractType } from '#features/procurement/contract/model'
import type { MaterialType } from '#features/procurement/material/model'
import { ownerName, supplierName } from '#mocks/kernel/caller'
import { attachmentUrl } from '#mocks/kernel/file'
import { into, type SeedPart } from '#mocks/kernel/store'
import { shiftDays } from '#mocks/kernel/time'
import { approvalTables } from '#mocks/procurement/approval/rows'
import { approvalRows, type Step } from '#mocks/procurement/approval/seed'
import { companyName, projectOf } from '#mocks/procurement/company/rules'
import { catalogRow } from './catalogRows'
import type { ContractRow, MaterialRow } from './rows'
import { contractTables } from './rows'

/**
 * Compact form of a contract. `lines` are catalogue codes with quantities; no quantity = a framework agreement without.
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
  /** Days from today on which a passed contract expires, so that the demo does not age. */
  expireInDays?: number
  change?: Partial<ContractRow>
}

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
    change: { rejectReason: '重复录入', parentContractCode: 'JC-202403-0007' },
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
    companyId: '3003',
    projectIds: ['5003', '5007'],
    created: '2023-10-11 15:18:26',
    expireInDays: 240,
    change: { toleranceRate: '10' },
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
    expireInDays: 150,
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
    expireInDays: 120,
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

const GENERATED_STATUSES = [8, 8, 8, 2, 8, 8, 4, 8, 0, 8, 1, 8] as const
const EXPIRE_IN_DAYS = [240, 12, 365, 95, 28, -15, 180, 60, 0, 410, -90, 300]
const LINES: Record<MaterialType, readonly string[]> = {
  REBAR: ['LW-12', 'LW-16', 'LW-20', 'LW-25', 'PL-08', 'HPB-06', 'LW-40'],
  CONCRETE: ['HNT-C20', 'HNT-C30', 'HNT-C40', 'HNT-C60', 'HNT-C15'],
  RAW: ['SN425D', 'ZS', 'SS525', 'FMH2', 'SN425S'],
  SUNDRY: ['MB15', 'MF', 'KJ', 'AQW', 'JQK', 'ZS22', 'BV25'],
}
const TYPES_OF: Record<string, readonly MaterialType[]> = {
  9001: ['REBAR', 'REBAR', 'REBAR', 'CONCRETE'],
  9003: ['SUNDRY', 'RAW', 'CONCRETE', 'REBAR'],
}
const TYPE_WORD: Record<MaterialType, string> = { REBAR: '钢筋', CONCRETE: '商品混凝土', RAW: '地材', SUNDRY: '杂材' }
const LONG_NAME =
  '会展中心地铁上盖物业（含地下室、裙楼、1#~9#塔楼、室外管网及景观附属工程）全过程主要结构材料集中采购、分批供应、现场卸货与质量追溯一体化服务合同'

/** All contracts with their materials, approvals and submissions. `today` only moves the end of valid contracts. */
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
  const specs = [...knownContracts, ...generatedSpecs('9001'), ...generatedSpecs('9003')]
  const built = specs.map((spec, index) => buildContract(spec, index + 1, today))
  const contracts = built.map(({ contract }) => contract)
  return {
    contracts: contracts.map((contract) => ({
      ...contract,
      parentContractId: contracts.find(({ contractCode }) => contractCode === contract.parentContractCode)?.id ?? '',
    })),
    materials: built.flatMap(({ materials }) => materials),
  }
}

function generatedSpecs(supplierId: string): ContractSpec[] {
  return Array.from({ length: 24 }, (_, index) => {
    const month = String(1 + (index % 6)).padStart(2, '0')
    const project = projectOf(String(5001 + ((index * 3 + Number(supplierId)) % 8)))
    const materialType = TYPES_OF[supplierId]?.[index % 4] ?? 'REBAR'
    const isFrame = index % 12 === 9
    const codes = LINES[materialType]
    const lines = Array.from({ length: 3 + (index % 2) }, (_, line): [string, string | null] => [
      codes[(index + line) % codes.length] ?? '',
      isFrame ? null : String((400 + index * 30 + line * 110) * (materialType === 'SUNDRY' ? 4 : 1)),
    ])
    const status = GENERATED_STATUSES[index % 12] ?? 8
    return {
      code: `JC-2024${month}-${String(101 + index + (supplierId === '9003' ? 100 : 0)).padStart(4, '0')}`,
      name:
        index === 4
          ? LONG_NAME
          : `${project.projectName}${TYPE_WORD[materialType]}${isFrame ? '年度框架协议' : '采购合同'}`,
      supplierId,
      materialType,
      status,
      lines,
      companyId: project.companyId,
      projectIds: [project.id],
      created: `2024-${month}-${String(2 + index).padStart(2, '0')} 1${index % 8}:${String(10 + index)}:08`,
      contractType: isFrame ? 'FRAME' : 'SINGLE',
      expireInDays: EXPIRE_IN_DAYS[index % 12] ?? 240,
      change: {
        rejectReason: status === 4 ? '附件不清晰，请重新扫描' : status === 1 ? '甲方计划调整' : '',
        remark:
          index % 3 === 0
            ? ''
            : index % 3 === 1
              ? '含卸车费；雨天顺延'
              : '注意：<请勿>露天堆放 & 轻拿轻放，"到场前2小时"电话通知',
        // Not agreed on these contracts; sent as -1.
        ...(index % 4 === 2 ? { creditDays: null, fundRate: null, toleranceRate: null, settleCycle: '' } : {}),
      },
    }
  })
}

function buildContract(spec: ContractSpec, serial: number, today: string) {
  const { materialType, status } = spec
  const id = `17689${String(serial === 1 ? 7 : serial + 100).padStart(14, '0')}`
  const isRebar = materialType === 'REBAR'
  const materials = spec.lines.map(([code, quantity], index) => buildMaterial(id, code, quantity, index + 1))
  const units = new Set(materials.map(({ unit }) => unit))
  const day = (days: number) => shiftDays(spec.created, days).slice(0, 10)
  const isCommitted = status !== 0
  const isAudited = status === 8 || status === 4
  const total = (read: (row: MaterialRow) => unknown) =>
    materials.every((row) => row.quantity === null) ? null : fixed(sum(materials.map(read)), 2)
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
    totalQuantity:
      units.size === 1 && materials[0]?.quantity ? fixed(sum(materials.map((row) => row.quantity)), 3) : '',
    totalAmountTax: total((row) => row.taxAmountTotal),
    totalAmountNoTax: total((row) => row.noTaxAmount),
    taxAmount: total((row) => row.taxAmount),
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

/** Yuan per tonne on top of the published price. */
const INTEGRATED_COST = '135.00'

function buildMaterial(contractId: string, code: string, quantity: string | null, seq: number): MaterialRow {
  const { materialCode, materialName, spec, grade, unit, taxUnitPrice, taxRate, categoryName, materialType } =
    catalogRow(code)
  const amounts = lineAmounts({ quantity, taxUnitPrice, taxRate })
  const row: MaterialRow = {
    id: `17690${contractId.slice(-6)}${String(seq).padStart(8, '0')}`,
    contractId,
    seq,
    materialCode,
    materialName,
    spec,
    grade,
    brand: materialType === 'REBAR' && seq % 2 === 1 ? '岭钢（示例）' : '',
    categoryId: '',
    categoryName,
    unit,
    quantity: quantity === null ? null : fixed(quantity, quantityScale(unit)),
    taxUnitPrice,
    taxRate,
    noTaxUnitPrice: lineAmounts({ quantity: '1', taxUnitPrice, taxRate })?.noTaxUnitPrice ?? null,
    taxAmountTotal: amounts?.amountTax ?? null,
    noTaxAmount: amounts?.amountNoTax ?? null,
    taxAmount: amounts?.taxAmount ?? null,
    remark: '',
  }
  if (materialType === 'REBAR') {
    const basePrice = fixed(decimal(taxUnitPrice)?.minus(INTEGRATED_COST) ?? 0, 2)
    return { ...row, basePrice, integratedCost: INTEGRATED_COST, length: /×(\d+m)/.exec(spec)?.[1] ?? '' }
  }
  if (materialType === 'CONCRETE') {
    const impermeability = /P\d+/.exec(grade)?.[0] ?? ''
    return {
      ...row,
      pouringMode: spec.includes('自卸') ? 'TIP' : 'PUMP',
      slump: /\d+±\d+/.exec(spec)?.[0] ?? '',
      impermeability,
    }
  }
  return materialType === 'RAW' ? { ...row, transportIncluded: seq % 2 === 1 } : row
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
