import { decimal, fixed } from '#domain/money'
import { into, type SeedPart } from '#mocks/kernel/store'
import { shiftDays } from '#mocks/kernel/time'
import { approvalTables } from '#mocks/procurement/approval/rows'
import { approvalRows, KNOWN_SHEET, type Step } from '#mocks/procurement/approval/seed'
import { catalog } from '#mocks/procurement/contract/catalogRows'
import type { ContractRow } from '#mocks/procurement/contract/rows'
import { contractTables } from '#mocks/procurement/contract/rows'
import type { DeliverRow } from '#mocks/procurement/delivery/rows'
import { deliveryTables } from '#mocks/procurement/delivery/rows'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import type { SettlementRow } from './rows'
import { settlementTables } from './rows'
import { type BillSpec, buildBill, type LineSpec } from './rules'

const rebar = (
  day: string,
  carNo: string,
  name: string,
  grade: string,
  spec: string,
  heatNo: string,
  quantity: string,
  weighed: string,
  base: string,
  deliverSn: string,
  interestDays = '0',
): LineSpec => ({
  deliverSn,
  supplyDate: day,
  carNo,
  materialName: name,
  grade,
  spec,
  heatNo,
  unit: 't',
  quantity,
  weighed,
  basePrice: base,
  integratedCost: '135.00',
  interestDays,
  taxRate: '13',
})

const concrete = (
  carNo: string,
  grade: string,
  mode: string,
  part: string,
  ticket: string,
  net: string,
  density: string,
  price: string,
): LineSpec => ({
  supplyDate: '2024-03-20',
  carNo,
  materialName: '商品混凝土',
  grade,
  spec: `${grade} 坍落度180±20`,
  unit: 'm³',
  quantity: ticket,
  weighed: net,
  density,
  price,
  pouringMode: mode,
  pouringPart: part,
  taxRate: '3',
})

const raw = (
  carNo: string,
  name: string,
  spec: string,
  quantity: string,
  weighed: string,
  price: string,
  taxRate: string,
  isFreight = false,
): LineSpec => ({
  supplyDate: '2024-03-22',
  carNo,
  materialName: name,
  spec,
  unit: 't',
  quantity,
  weighed,
  price,
  taxRate,
  isFreight,
})

/** Three worked examples from practice, to the cent. */
const known: Omit<BillSpec, 'contractId'>[] = [
  {
    code: 'JS202403-00012',
    supplierId: '9001',
    projectId: '5001',
    contractCode: 'JC-202403-0007',
    contractName: '滨江一号地块钢筋集中采购合同',
    type: 'REBAR',
    period: ['2024-03-01', '2024-03-31'],
    status: 3,
    tolerance: '3',
    lines: [
      rebar(
        '2024-03-15',
        '粤B12345',
        '螺纹钢',
        'HRB400E',
        'Φ12×9m',
        'LZ24031207',
        '31.230',
        '31.184',
        '3420.00',
        'SH20240315-0001',
      ),
      rebar(
        '2024-03-15',
        '粤B12345',
        '螺纹钢',
        'HRB400E',
        'Φ16×9m',
        'LZ24031211',
        '31.615',
        '31.702',
        '3380.00',
        'SH20240315-0002',
      ),
      rebar(
        '2024-03-18',
        '粤AD6688',
        '螺纹钢',
        'HRB400E',
        'Φ25×12m',
        'LZ24031502',
        '32.340',
        '32.231',
        '3390.00',
        'SH20240318-0001',
        '60',
      ),
      rebar(
        '2024-03-21',
        '粤AD6688',
        '高线',
        'HPB300',
        'Φ8',
        'LZ24031809',
        '20.140',
        '20.105',
        '3560.00',
        'SH20240321-0003',
      ),
    ],
  },
  {
    code: 'JS202403-00015',
    supplierId: '9002',
    projectId: '5002',
    contractCode: 'JC-202311-0004',
    contractName: '云湖学校商品混凝土供应合同（一期）',
    type: 'CONCRETE',
    period: ['2024-03-01', '2024-03-31'],
    status: 8,
    tolerance: '2',
    lines: [
      concrete('粤BF31208', 'C30P6', 'PUMP', '地下室底板A区', '12.00', '28.650', '2.380', '485.00'),
      concrete('粤BF31208', 'C35P8', 'PUMP', '地下室外墙B区', '12.00', '28.358', '2.390', '505.00'),
      concrete('粤BF30577', 'C20', 'TIP', '临时道路', '10.00', '23.480', '2.360', '438.00'),
      concrete('粤BF30577', 'C40', 'PUMP', '3#楼5层柱', '11.50', '27.510', '2.400', '535.00'),
    ],
  },
  {
    code: 'JS202403-00019',
    supplierId: '9003',
    projectId: '5003',
    contractCode: 'JC-202310-0002',
    contractName: '东部快速路地材采购合同',
    type: 'RAW',
    period: ['2024-03-01', '2024-03-31'],
    status: 1,
    tolerance: '3',
    lines: [
      raw('粤L07V56', 'P·O42.5 散装水泥', 'P·O 42.5 散装', '38.340', '38.260', '428.00', '13'),
      raw('粤E52K19', '中砂', '细度模数2.3~3.0', '31.600', '31.380', '118.50', '3'),
      raw('粤E52K19', '碎石 5–25', '5~25mm 连续级配', '33.200', '33.010', '96.80', '3'),
      raw('粤E52K19', '砂石运输（碎石车）', '自卸车 运距≤40km', '33.200', '33.010', '22.00', '9', true),
    ],
  },
]

/** A line of a generated sheet by its first day and a serial that determines the rest. */
type Drawn = [start: string, serial: number]

/** Sheets for special cases: rejected by finance, a rejected total settlement over eight months, a voided one. */
const cases: (Omit<BillSpec, 'contractId' | 'lines'> & { drawn: Drawn[] })[] = [
  {
    code: 'JS202402-00007',
    supplierId: '9001',
    projectId: '5001',
    contractCode: 'JC-202403-0007',
    contractName: '滨江一号地块钢筋集中采购合同',
    type: 'REBAR',
    period: ['2024-02-01', '2024-02-29'],
    status: 9,
    reason: '财务系统供应商编码未映射',
    tolerance: '3',
    drawn: [11, 12, 13, 15, 18].map((serial): Drawn => ['2024-02-01', serial]),
  },
  {
    code: 'JS202401-00031',
    supplierId: '9003',
    projectId: '5003',
    contractCode: 'JC-202310-0002',
    contractName: '东部快速路地材采购合同',
    type: 'RAW',
    isTotal: true,
    period: ['2023-06-01', '2024-01-31'],
    status: 2,
    reason: '砂含水率扣减争议',
    tolerance: '3',
    drawn: ['2023-06', '2023-07', '2023-08', '2023-09', '2023-10', '2023-11', '2023-12', '2024-01'].flatMap(
      (month, index): Drawn[] => [
        // Sand each month: the dispute is about its moisture.
        [`${month}-01`, 44 + index * 6],
        [`${month}-01`, 55 + index * 4],
      ],
    ),
  },
  {
    code: 'JS202401-00033',
    supplierId: '9002',
    projectId: '5002',
    contractCode: 'JC-202311-0004',
    contractName: '云湖学校商品混凝土供应合同（一期）',
    type: 'CONCRETE',
    period: ['2024-01-01', '2024-01-31'],
    status: 4,
    reason: '重复生成',
    tolerance: '2',
    drawn: [3, 5, 8, 9].map((serial): Drawn => ['2024-01-01', serial]),
  },
]

const STATUSES = [8, 1, 3, 3, 9, 2, 4, 3]
const REASONS: Record<number, string> = { 9: '财务系统供应商编码未映射', 2: '砂含水率扣减争议', 4: '重复生成' }

/**
 * Settlement sheets and their approvals: the known ones, and for each supplier with contracts enough generated ones to
 * fill several pages.
 */
export function seedSettlements(): SeedPart[] {
  const sheets = seedRows()
  const steps = sheets
    .filter(({ settlementCode }) => settlementCode !== KNOWN_SHEET)
    .map((sheet): [string, Step[]] => [sheet.settlementCode, sheetSteps(sheet)])
  const documentsBefore = contractTables.contracts.all().length + purchaseTables.orders.all().length
  return [
    into(settlementTables.settlements, sheets),
    into(approvalTables.approvals, approvalRows(steps, 1 + documentsBefore)),
  ]
}

function seedRows(): SettlementRow[] {
  const contracts = contractTables.contracts.all()
  const delivers = deliveryTables.delivers.all()
  const idOf = (code: string) => contracts.find(({ contractCode }) => contractCode === code)?.id ?? ''
  const specs: BillSpec[] = known.map((spec) => ({ ...spec, contractId: idOf(spec.contractCode) }))
  for (const supplierId of ['9001', '9002', '9003', '9004']) specs.push(...generated(supplierId, contracts, delivers))
  // Last, so that the ids of the others stay stable.
  for (const { drawn, ...spec } of cases) {
    const lines = drawn.map(([start, serial]) => generatedLine(spec.type, start, serial)).sort(byDay)
    specs.push({ ...spec, contractId: idOf(spec.contractCode), lines })
  }
  return specs.map((spec, index) => {
    const id = `17690${String(index + 1).padStart(14, '0')}`
    return buildBill(spec, id, (line) => `${id.slice(0, 15)}${String(1000 + line)}`)
  })
}

function generated(supplierId: string, contracts: readonly ContractRow[], delivers: readonly DeliverRow[]): BillSpec[] {
  const own = contracts.filter((row) => row.supplierId === supplierId && row.status === 8)
  if (own.length === 0) return []
  const size = supplierId === '9001' || supplierId === '9003' ? 25 : 4
  return Array.from({ length: size }, (_, index): BillSpec => {
    const contract = own[index % own.length] as ContractRow
    const status = STATUSES[index % STATUSES.length] ?? 3
    const month = 1 + (index % 12)
    const start = `2023-${String(month).padStart(2, '0')}-01`
    const reason = REASONS[status]
    const notes = delivers.filter((note) => note.contractId === contract.id && note.status === 2)
    return {
      code: `JS2023${String(month).padStart(2, '0')}-${supplierId.slice(-2)}${String(100 + index)}`,
      supplierId,
      projectId: contract.projects[0]?.projectId ?? '5001',
      contractCode: contract.contractCode,
      contractName: contract.contractName,
      contractId: contract.id,
      type: contract.materialType,
      ...(status === 3 && index % 2 === 1 ? { paid: shiftDays(`${start} 10:20:00`, 60) } : {}),
      isTotal: index % 9 === 8,
      period: [start, shiftDays(`${start} 00:00:00`, 29).slice(0, 10)],
      status,
      ...(reason ? { reason } : {}),
      tolerance: contract.materialType === 'CONCRETE' ? '2' : '3',
      lines: Array.from({ length: 2 + (index % 6) }, (_none, line) =>
        generatedLine(contract.materialType, start, index * 7 + line, notes[line]?.deliverSn),
      ),
    }
  })
}

function byDay(a: LineSpec, b: LineSpec): number {
  return a.supplyDate.localeCompare(b.supplyDate)
}

/** A line of a generated sheet; `serial` determines all of it. */
function generatedLine(type: BillSpec['type'], start: string, serial: number, deliverSn = ''): LineSpec {
  const goods = catalog.filter((row) => row.materialType === type)
  const row = goods[serial % goods.length] ?? goods[0]
  if (!row) throw new Error(`the catalogue has no ${type}`)
  const thousandths = 8_000 + ((serial * 7_919) % 24_000)
  const isVolume = type === 'CONCRETE'
  const quantity =
    row.unit === 't'
      ? fixed(thousandths / 1000, 3)
      : isVolume
        ? fixed(8 + (serial % 5), 2)
        : String(40 + (serial % 300))
  const drift = ((serial * 37) % 9) - 4
  const weighed =
    row.unit === 't'
      ? fixed((thousandths + drift * 20) / 1000, 3)
      : isVolume
        ? fixed((8 + (serial % 5)) * 2.38 + drift / 100, 3)
        : null
  const common = {
    deliverSn,
    supplyDate: shiftDays(`${start} 00:00:00`, serial % 28).slice(0, 10),
    carNo: `粤B${String(20_000 + ((serial * 131) % 70_000))}`,
    materialName: row.materialName,
    spec: row.spec,
    grade: row.grade,
    unit: row.unit,
    quantity,
    weighed,
    taxRate: row.taxRate,
  }
  if (type === 'REBAR') {
    const base = decimal(row.taxUnitPrice)?.minus(135).toFixed(2) ?? '3400.00'
    return {
      ...common,
      basePrice: base,
      integratedCost: '135.00',
      interestDays: serial % 3 === 0 ? '30' : '0',
      heatNo: `LZ23${String(10_000 + serial)}`,
    }
  }
  if (!isVolume) return { ...common, price: row.taxUnitPrice }
  return {
    ...common,
    price: row.taxUnitPrice,
    density: '2.380',
    pouringMode: serial % 4 === 0 ? 'TIP' : 'PUMP',
    pouringPart: `${1 + (serial % 6)}#楼${1 + (serial % 18)}层梁板`,
  }
}

function sheetSteps({ status, rejectReason, createUserName, createTime }: SettlementRow): Step[] {
  if (status === 0) return []
  const steps: Step[] = [['项目材料员', createUserName, '提交对账', 'SUBMIT', '', createTime]]
  if (status === 2) steps.push(['物资主管', '周航', '驳回', 'REJECT', rejectReason, shiftDays(createTime, 2)])
  if (status === 1 || status === 3 || status === 9) {
    steps.push(['供应商', '陈敏', '确认对账', 'CONFIRM', '', shiftDays(createTime, 1)])
  }
  if (status === 3) steps.push(['财务部', '黄蓉', '入账', 'APPROVE', '', shiftDays(createTime, 12)])
  return steps
}
