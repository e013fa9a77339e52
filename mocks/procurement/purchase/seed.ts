import type { PurchaseStatus } from '#domain/document/purchaseStatus'
import { fixed, quantityScale } from '#domain/money'
import { shiftMinutes } from '#domain/time'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { shiftDays } from '#mocks/kernel/store/time'
import { approvalTables } from '#mocks/procurement/approval/rows'
import { approvalRows, type Step } from '#mocks/procurement/approval/seed'
import { companyName, projectOf } from '#mocks/procurement/company/rules'
import { catalogRow } from '#mocks/procurement/contract/catalogRows'
import type { ContractRow, MaterialRow } from '#mocks/procurement/contract/rows'
import { contractTables } from '#mocks/procurement/contract/rows'
import type { OrderItemRow, OrderRow } from './rows'
import { purchaseTables } from './rows'

/** Compact form of an order; its prices are the contract's. */
type OrderSpec = {
  orderSn: string
  contractCode: string
  projectId: string
  status: PurchaseStatus
  lines: readonly [materialCode: string, quantity: string][]
  created: string
  /** Confirmed send time; missing until confirmed. */
  sendTime?: string
}

const knownOrders: OrderSpec[] = [
  {
    orderSn: 'CG20240312-0008',
    contractCode: 'JC-202403-0007',
    projectId: '5001',
    status: 'DELIVERED',
    lines: [
      ['LW-12', '31.230'],
      ['LW-16', '31.615'],
      ['LW-25', '32.340'],
      ['HPB-08', '20.140'],
    ],
    created: '2024-03-12 09:20:00',
    sendTime: '2024-03-15 08:00:00',
  },
  {
    orderSn: 'CG20240402-0003',
    contractCode: 'JC-202403-0007',
    projectId: '5001',
    status: 'UNDELIVERED',
    lines: [['LW-20', '60.000']],
    created: '2024-04-02 10:11:00',
    sendTime: '2024-04-06 08:00:00',
  },
  {
    orderSn: 'CG20240403-0005',
    contractCode: 'JC-202311-0015',
    projectId: '5004',
    status: 'UNDELIVERED',
    lines: [
      ['MB15', '600'],
      ['MF', '900'],
      ['ZS22', '250'],
    ],
    created: '2024-04-03 15:36:00',
  },
  {
    orderSn: 'CG20240405-0002',
    contractCode: 'JC-202311-0015',
    projectId: '5006',
    status: 'UNDELIVERED',
    lines: [
      ['KJ', '3200'],
      ['AQW', '120'],
      ['BV25', '45'],
    ],
    created: '2024-04-05 11:02:00',
    sendTime: '2024-04-08 09:00:00',
  },
  {
    orderSn: 'CG20240220-0001',
    contractCode: 'JC-202310-0002',
    projectId: '5008',
    status: 'CANCEL',
    lines: [['SN425S', '100']],
    created: '2024-02-20 08:45:00',
  },
]

const PARTS = ['3#楼 1~5层 梁板柱', '地下室底板A区', '', '裙楼二层及屋面花架、女儿墙、出屋面楼梯间等零星构件']

/** The orders of the reference and their approvals; the others are simulated. */
export function seedOrders(): SeedPart[] {
  const contracts = contractTables.contracts.all()
  const materials = contractTables.materials.all()
  const orders = knownOrders.map((spec, index) => buildOrder(spec, index + 1, contracts, materials))
  const steps = orders.map((order): [string, Step[]] => [order.orderSn, orderSteps(order)])
  return [
    into(purchaseTables.orders, orders),
    into(approvalTables.approvals, approvalRows(steps, 1 + contractTables.contracts.all().length)),
  ]
}

function buildOrder(
  spec: OrderSpec,
  serial: number,
  contracts: readonly ContractRow[],
  materials: readonly MaterialRow[],
): OrderRow {
  const contract = contracts.find(({ contractCode }) => contractCode === spec.contractCode)
  if (!contract) throw new Error(`The order ${spec.orderSn} names no contract`)
  const project = projectOf(spec.projectId)
  const requireTime = shiftDays(spec.created, 5)
  const own = materials.filter(({ contractId }) => contractId === contract.id)
  return {
    id: `17701${String(serial).padStart(14, '0')}`,
    orderSn: spec.orderSn,
    planSn: serial % 3 === 2 ? '' : spec.orderSn.replace('CG', 'JH'),
    contractId: contract.id,
    contractCode: contract.contractCode,
    contractName: contract.contractName,
    companyId: project.companyId,
    companyName: companyName(project.companyId),
    projectId: project.id,
    projectName: project.projectName,
    supplierId: contract.supplierId,
    supplierName: contract.supplierName,
    materialType: contract.materialType,
    orderType: 'CENTRALIZED',
    status: spec.status,
    hasPassed: true,
    createUserName: project.receiverName,
    createTime: spec.created,
    requireTime,
    sendTime: spec.sendTime ?? '',
    sendTimeVerified: spec.sendTime !== undefined,
    receiverName: project.receiverName,
    receiverPhone: project.receiverPhone,
    receiverAddress: project.address,
    remark: '',
    items: spec.lines.map(([code, quantity], index) =>
      buildItem(spec.orderSn, serial, own, code, quantity, index, requireTime),
    ),
  }
}

function buildItem(
  orderSn: string,
  serial: number,
  own: readonly MaterialRow[],
  code: string,
  quantity: string,
  index: number,
  requireTime: string,
): OrderItemRow {
  const { materialCode } = catalogRow(code)
  const material = own.find((row) => row.materialCode === materialCode)
  if (!material) throw new Error(`The contract of ${orderSn} has no ${materialCode}`)
  const { materialName, spec, grade, brand, unit, taxUnitPrice, taxRate } = material
  return {
    id: `17702${String(serial * 100 + index + 1).padStart(14, '0')}`,
    orderSn,
    seq: index + 1,
    contractMaterialId: material.id,
    materialName,
    spec,
    grade,
    brand,
    unit,
    quantity: fixed(quantity, quantityScale(unit)),
    taxUnitPrice,
    taxRate,
    usePart: PARTS[(serial + index) % PARTS.length] ?? '',
    requireTime,
    remark: '',
  }
}

/** The internal approval of the buyer, before the order reaches the supplier. */
function orderSteps({ createUserName, createTime }: OrderRow): Step[] {
  return [
    ['项目材料员', createUserName, '提交', 'SUBMIT', '', createTime],
    ['项目经理', '吴建国', '同意', 'APPROVE', '', shiftMinutes(createTime, 180)],
  ]
}
