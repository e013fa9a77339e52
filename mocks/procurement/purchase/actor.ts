import { decimal, fixed, quantityScale } from '#domain/money'
import { nextStatus } from '#domain/status'
import { serverNow, serverToday } from '#domain/time'
import { type PurchaseAction, purchaseTransitions } from '#features/procurement/purchase/model'
import { actsOn } from '#mocks/kernel/act'
import { Refusal } from '#mocks/kernel/reply'
import { nextId } from '#mocks/kernel/store'
import { shiftDays } from '#mocks/kernel/time'
import { companyTables } from '#mocks/procurement/company/rows'
import type { ContractRow, MaterialRow } from '#mocks/procurement/contract/rows'
import { findContract, materialsOf } from '#mocks/procurement/contract/rules'
import { type OrderItemRow, type OrderRow, purchaseTables } from './rows'
import { findOrder, notesOfOrder } from './rules'

/** Number of lines in the buyer's first order, and the quantity of each where the contract has none. */
const LINES = 3
const UNBOUNDED = 10

/** The buyer's actions on an order, and placing the first order of a contract. */
export const purchaseActs = [
  actsOn(findOrder, ['submit', 'approve', 'reject', 'void', 'dispatch', 'returnGoods'], actOnOrder),
  actsOn(findContract, ['order'], placeOrder),
]

function actOnOrder(order: OrderRow, action: PurchaseAction) {
  const next = nextStatus(purchaseTransitions, order.status, action) as OrderRow['status'] | null
  if (next === null) throw new Refusal('当前状态不允许该操作')
  if (action === 'void' && notesOfOrder(order.orderSn).length > 0) throw new Refusal('订单已发货，不能作废')
  // A passed order is dispatched to the supplier immediately.
  const status = next === 'PASS' ? 'UNDELIVERED' : next
  purchaseTables.orders.update(order.id, { status, hasPassed: order.hasPassed || next === 'PASS' })
  return { id: order.id, status }
}

/** The buyer orders the first lines of a passed contract, a tenth of each. */
function placeOrder(contract: ContractRow): OrderRow {
  if (contract.status !== 8) throw new Refusal('当前状态不允许该操作')
  const project = companyTables.projects.get(contract.projects[0]?.projectId ?? '') ?? companyTables.projects.all()[0]
  if (!project) throw new Refusal('项目不存在')
  const now = serverNow()
  const day = serverToday().replaceAll('-', '')
  const serial = purchaseTables.orders.filter(({ orderSn }) => orderSn.startsWith(`CG${day}-`)).length + 1
  const orderSn = `CG${day}-${String(serial).padStart(4, '0')}`
  const requireTime = shiftDays(now, 5)
  const order: OrderRow = {
    id: nextId(),
    orderSn,
    planSn: orderSn.replace('CG', 'JH'),
    contractId: contract.id,
    contractCode: contract.contractCode,
    contractName: contract.contractName,
    companyId: contract.companyId,
    companyName: contract.companyName,
    projectId: project.id,
    projectName: project.projectName,
    supplierId: contract.supplierId,
    supplierName: contract.supplierName,
    materialType: contract.materialType,
    orderType: 'CENTRALIZED',
    status: 'UNDELIVERED',
    hasPassed: true,
    createUserName: project.receiverName,
    createTime: now,
    requireTime,
    sendTime: '',
    sendTimeVerified: false,
    receiverName: project.receiverName,
    receiverPhone: project.receiverPhone,
    receiverAddress: project.address,
    remark: '',
    items: materialsOf(contract.id)
      .slice(0, LINES)
      .map((row, index) => itemOf(row, orderSn, index + 1, requireTime)),
  }
  purchaseTables.orders.insert(order)
  return order
}

function itemOf(row: MaterialRow, orderSn: string, seq: number, requireTime: string): OrderItemRow {
  const { materialName, spec, grade, brand, unit, taxUnitPrice, taxRate } = row
  const tenth = decimal(row.quantity)?.div(10)
  const scale = quantityScale(unit)
  const quantity = tenth && decimal(fixed(tenth, scale))?.gt(0) ? tenth : (row.quantity ?? UNBOUNDED)
  return {
    id: nextId(),
    orderSn,
    seq,
    contractMaterialId: row.id,
    materialName,
    spec,
    grade,
    brand,
    unit,
    quantity: fixed(quantity, scale),
    taxUnitPrice,
    taxRate,
    usePart: '',
    requireTime,
    remark: '',
  }
}
