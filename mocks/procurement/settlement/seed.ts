import { settlementStatus } from '#domain/document/procurementStatus'
import { ownerName } from '#mocks/kernel/auth/caller'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { shiftDays } from '#mocks/kernel/store/time'
import { approvalTables } from '#mocks/procurement/approval/rows'
import { approvalRows, KNOWN_SETTLEMENT, type Step } from '#mocks/procurement/approval/seed'
import { catalogRow } from '#mocks/procurement/contract/catalogRows'
import { contractTables } from '#mocks/procurement/contract/rows'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import type { SettlementRow } from './rows'
import { settlementTables } from './rows'
import { buildSettlement, type LineSpec, type SettlementSpec } from './rules'

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
  deliverSn: string,
  carNo: string,
  code: string,
  mode: string,
  part: string,
  ticket: string,
  net: string,
  density: string,
): LineSpec => {
  const { materialName, grade, spec, unit, taxUnitPrice, taxRate } = catalogRow(code)
  return {
    deliverSn,
    supplyDate: dayOf(deliverSn),
    carNo,
    materialName,
    grade,
    spec,
    unit,
    quantity: ticket,
    weighed: net,
    density,
    price: taxUnitPrice,
    pouringMode: mode,
    pouringPart: part,
    taxRate,
  }
}

/** Materials with the names of the settlement, which are shorter than those of the catalogue. */
const raw = (
  deliverSn: string,
  carNo: string,
  name: string,
  code: string,
  quantity: string,
  weighed: string,
  isFreight = false,
): LineSpec => {
  const { spec, unit, taxUnitPrice, taxRate } = catalogRow(code)
  return {
    deliverSn,
    supplyDate: dayOf(deliverSn),
    carNo,
    materialName: name,
    spec,
    unit,
    quantity,
    weighed,
    price: taxUnitPrice,
    taxRate,
    isFreight,
  }
}

/** The delivery day contained in the number of a note. */
function dayOf(deliverSn: string): string {
  return deliverSn.replace(/^SH(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')
}

type Spec = Omit<SettlementSpec, 'contractId' | 'contractName'>

/** Three worked examples from practice, to the cent. */
const worked: Spec[] = [
  {
    code: 'JS202403-00012',
    supplierId: '9001',
    projectId: '5001',
    contractCode: 'JC-202403-0007',
    type: 'REBAR',
    period: ['2024-03-01', '2024-03-31'],
    status: settlementStatus.code.settled,
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
    projectId: '5001',
    contractCode: 'JC-202311-0004',
    type: 'CONCRETE',
    period: ['2024-03-01', '2024-03-31'],
    status: settlementStatus.code.reconciling,
    lines: [
      concrete('SH20240312-0021', '粤BF31208', 'HNT-C30P6', 'PUMP', '地下室底板A区', '12.00', '28.650', '2.380'),
      concrete('SH20240314-0022', '粤BF31208', 'HNT-C35P8', 'PUMP', '地下室外墙B区', '12.00', '28.358', '2.390'),
      concrete('SH20240319-0023', '粤BF30577', 'HNT-C20', 'TIP', '临时道路', '10.00', '23.480', '2.360'),
      concrete('SH20240326-0024', '粤BF30577', 'HNT-C40', 'PUMP', '3#楼5层柱', '11.50', '27.510', '2.400'),
    ],
  },
  {
    code: 'JS202403-00019',
    supplierId: '9003',
    projectId: '5003',
    contractCode: 'JC-202310-0002',
    type: 'RAW',
    period: ['2024-03-01', '2024-03-31'],
    status: settlementStatus.code.confirmed,
    lines: [
      raw('SH20240313-0031', '粤L07V56', 'P·O42.5 散装水泥', 'SN425S', '38.340', '38.260'),
      raw('SH20240320-0032', '粤E52K19', '中砂', 'ZS', '31.600', '31.380'),
      raw('SH20240322-0033', '粤E52K19', '碎石 5–25', 'SS525', '33.200', '33.010'),
      raw('SH20240322-0033', '粤E52K19', '砂石运输（碎石车）', 'DC-YF', '33.200', '33.010', true),
    ],
  },
]

/** Settlements for special cases: rejected by finance, a rejected total settlement, a voided one. */
const cases: Spec[] = [
  {
    code: 'JS202402-00007',
    supplierId: '9001',
    projectId: '5001',
    contractCode: 'JC-202401-0011',
    type: 'REBAR',
    period: ['2024-02-01', '2024-02-29'],
    status: settlementStatus.code.failed,
    reason: '财务系统供应商编码未映射',
    lines: [
      rebar(
        '2024-02-05',
        '粤B12345',
        '螺纹钢',
        'HRB400E',
        'Φ12×9m',
        'LZ24020311',
        '30.120',
        '30.060',
        '3420.00',
        'SH20240205-0061',
      ),
      rebar(
        '2024-02-06',
        '粤AD6688',
        '螺纹钢',
        'HRB400E',
        'Φ16×9m',
        'LZ24020312',
        '31.480',
        '31.450',
        '3380.00',
        'SH20240206-0062',
      ),
      rebar(
        '2024-02-20',
        '粤AD6688',
        '螺纹钢',
        'HRB400E',
        'Φ20×12m',
        'LZ24021807',
        '32.050',
        '31.990',
        '3370.00',
        'SH20240220-0063',
      ),
      rebar(
        '2024-02-22',
        '粤B12345',
        '螺纹钢',
        'HRB400E',
        'Φ25×12m',
        'LZ24021915',
        '29.760',
        '29.730',
        '3390.00',
        'SH20240222-0064',
      ),
      rebar(
        '2024-02-26',
        '粤AD6688',
        '高线',
        'HPB300',
        'Φ8',
        'LZ24022402',
        '20.310',
        '20.280',
        '3560.00',
        'SH20240226-0065',
      ),
    ],
  },
  {
    code: 'JS202401-00031',
    supplierId: '9003',
    projectId: '5003',
    contractCode: 'JC-202310-0002',
    type: 'RAW',
    isTotal: true,
    period: ['2023-06-01', '2024-01-31'],
    status: settlementStatus.code.rejected,
    reason: '砂含水率扣减争议',
    lines: [
      raw('SH20231114-0041', '粤E52K19', '中砂', 'ZS', '32.400', '32.180'),
      raw('SH20231127-0042', '粤E52K19', '碎石 5–25', 'SS525', '33.900', '33.860'),
      raw('SH20231212-0043', '粤E52K19', '中砂', 'ZS', '31.750', '31.420'),
      raw('SH20231226-0044', '粤E52K19', '碎石 5–25', 'SS525', '34.100', '34.020'),
      raw('SH20240109-0045', '粤E52K19', '中砂', 'ZS', '32.050', '31.690'),
      raw('SH20240123-0046', '粤E52K19', '碎石 5–25', 'SS525', '33.450', '33.400'),
    ],
  },
  {
    code: 'JS202401-00033',
    supplierId: '9002',
    projectId: '5001',
    contractCode: 'JC-202311-0004',
    type: 'CONCRETE',
    period: ['2024-01-01', '2024-01-31'],
    status: settlementStatus.code.voided,
    reason: '重复生成',
    lines: [
      concrete('SH20240111-0051', '粤BF31208', 'HNT-C20', 'TIP', '施工便道', '10.00', '23.620', '2.360'),
      concrete('SH20240116-0052', '粤BF31208', 'HNT-C30P6', 'PUMP', '地下室底板B区', '12.00', '28.420', '2.380'),
      concrete('SH20240118-0053', '粤BF30577', 'HNT-C40', 'PUMP', '2#楼3层柱', '11.00', '26.210', '2.400'),
    ],
  },
]

/** The settlements of the reference and their approvals; the others are simulated. */
export function seedSettlements(): SeedPart[] {
  const settlements = seedRows()
  const steps = settlements
    .filter(({ settlementCode }) => settlementCode !== KNOWN_SETTLEMENT)
    .map((settlement): [string, Step[]] => [settlement.settlementCode, settlementSteps(settlement)])
  const documentsBefore = contractTables.contracts.all().length + purchaseTables.orders.all().length
  return [
    into(settlementTables.settlements, settlements),
    into(approvalTables.approvals, approvalRows(steps, 1 + documentsBefore)),
  ]
}

function seedRows(): SettlementRow[] {
  return [...worked, ...cases].map((spec, index) => {
    const contract = contractTables.contracts.find(({ contractCode }) => contractCode === spec.contractCode)
    if (!contract) throw new Error(`The settlement ${spec.code} names no contract`)
    const id = `17690${String(index + 1).padStart(14, '0')}`
    const { contractName } = contract
    return buildSettlement(
      { ...spec, contractName, contractId: contract.id },
      id,
      (line) => `${id.slice(0, 15)}${String(1000 + line)}`,
    )
  })
}

function settlementSteps({ supplierId, status, rejectReason, createUserName, createTime }: SettlementRow): Step[] {
  if (settlementStatus.is(status, 'unsubmitted')) return []
  const steps: Step[] = [['项目材料员', createUserName, '提交对账', 'SUBMIT', '', createTime]]
  if (settlementStatus.is(status, 'rejected')) {
    steps.push(['物资主管', '周航', '驳回', 'REJECT', rejectReason, shiftDays(createTime, 2)])
  }
  if (settlementStatus.entryOf(status).isAgreed) {
    steps.push(['供应商', ownerName(supplierId), '确认对账', 'CONFIRM', '', shiftDays(createTime, 1)])
  }
  if (settlementStatus.is(status, 'settled')) {
    steps.push(['财务部', '黄蓉', '入账', 'APPROVE', '', shiftDays(createTime, 12)])
  }
  return steps
}
