import { contractStatus } from '#domain/document/procurementStatus'
import { purchaseStatus } from '#domain/document/purchaseStatus'
import { decimal, fixed, quantityScale } from '#domain/money'
import type { PurchaseAction } from '#features/procurement/purchase/model'
import { counterpartyOf } from '#mocks/kernel/counterparty'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { shiftDays } from '#mocks/kernel/store/time'
import { recordStep } from '#mocks/procurement/approval/rules'
import { companyTables, type Project } from '#mocks/procurement/company/rows'
import type { ContractRow, MaterialRow } from '#mocks/procurement/contract/rows'
import { findContract, materialsOf } from '#mocks/procurement/contract/rules'
import { type OrderItemRow, type OrderRow, purchaseTables } from './rows'
import { findOrder, notesOfOrder } from './rules'

/** Number of lines in the buyer's first order, and the quantity of each when the contract has none. */
const LINES = 3
const UNBOUNDED = 10

/** The buyer's steps on an order, and placing the first order of a contract. */
export const purchaseCounterparty = [
  counterpartyOf(findOrder, ['submit', 'approve', 'reject', 'void', 'dispatch', 'returnGoods'], stepOrder),
  counterpartyOf(findContract, ['order'], placeOrder),
]

/** The internal approval steps of the buyer, which show the supplier who requested and who approved an order. */
const STEPS: Partial<Record<PurchaseAction, [position: string, operation: string, type: string, comment: string]>> = {
  submit: ['项目材料员', '提交', 'SUBMIT', ''],
  approve: ['项目经理', '同意', 'APPROVE', ''],
  reject: ['项目经理', '驳回', 'REJECT', '请合并到下周计划'],
}
const MANAGER = '吴建国'

function stepOrder(order: OrderRow, action: PurchaseAction, reason: string) {
  const next = purchaseStatus.next(order.status, action)
  if (next === null) throw wrongStatus()
  if (action === 'void' && notesOfOrder(order.orderSn).length > 0) throw new Refusal('订单已发货，不能作废')
  // An approved order is dispatched to the supplier immediately.
  const status = next === 'PASS' ? 'UNDELIVERED' : next
  purchaseTables.orders.update(order.id, { status, hasPassed: order.hasPassed || next === 'PASS' })
  const step = STEPS[action]
  if (step) {
    const [position, operation, type, comment] = step
    const who = action === 'submit' ? order.createUserName : MANAGER
    recordStep(order.orderSn, position, who, operation, type, action === 'reject' ? reason || comment : comment)
  }
  return { id: order.id, status }
}

/** The buyer orders a tenth of each of the first lines of an approved contract. */
function placeOrder(contract: ContractRow): OrderRow {
  if (!contractStatus.is(contract.status, 'approved')) throw wrongStatus()
  const project = companyTables.projects.get(contract.projects[0]?.projectId ?? '') ?? companyTables.projects.all()[0]
  if (!project) throw new Refusal('项目不存在')
  const lines = materialsOf(contract.id)
    .slice(0, LINES)
    .map((row): OrderLine => ({ row, quantity: usualQuantity(row), usePart: '' }))
  return draftOrder(contract, project, lines, { status: 'UNDELIVERED', hasPassed: true })
}

function usualQuantity({ quantity, unit }: MaterialRow): string {
  const scale = quantityScale(unit)
  const tenth = decimal(quantity)?.div(10)
  return fixed(tenth && decimal(fixed(tenth, scale))?.gt(0) ? tenth : (quantity ?? UNBOUNDED), scale)
}

/** A contract line to order. */
export type OrderLine = { row: MaterialRow; quantity: string; usePart: string }

/** Creates an order of a project under a contract, at the prices of the contract. */
export function draftOrder(
  contract: ContractRow,
  project: Project,
  lines: readonly OrderLine[],
  change: Pick<OrderRow, 'status' | 'hasPassed'> & Partial<OrderRow>,
): OrderRow {
  const now = worldNow()
  const day = worldToday().replaceAll('-', '')
  const serial = purchaseTables.orders.filter(({ orderSn }) => orderSn.startsWith(`CG${day}-`)).length + 1
  const orderSn = `CG${day}-${String(serial).padStart(4, '0')}`
  const requireTime = shiftDays(now, 5)
  return purchaseTables.orders.insert({
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
    createUserName: project.receiverName,
    createTime: now,
    requireTime,
    sendTime: '',
    sendTimeVerified: false,
    receiverName: project.receiverName,
    receiverPhone: project.receiverPhone,
    receiverAddress: project.address,
    remark: '',
    items: lines.map((line, index) => itemOf(line, orderSn, index + 1, requireTime)),
    ...change,
  })
}

function itemOf({ row, quantity, usePart }: OrderLine, orderSn: string, seq: number, requireTime: string) {
  const { materialName, spec, grade, brand, unit, taxUnitPrice, taxRate } = row
  const item: OrderItemRow = {
    id: nextId(),
    orderSn,
    seq,
    contractMaterialId: row.id,
    materialName,
    spec,
    grade,
    brand,
    unit,
    quantity: fixed(quantity, quantityScale(unit)),
    taxUnitPrice,
    taxRate,
    usePart,
    requireTime,
    remark: '',
  }
  return item
}
