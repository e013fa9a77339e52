import { decimal, fixed, quantityScale } from '#domain/money'
import { serverNow, serverToday } from '#domain/time'
import type { ContractRow, MaterialRow, OrderItemRow, OrderRow } from '#mocks/kernel/caller'
import { Refusal } from '#mocks/kernel/reply'
import { db, nextId } from '#mocks/kernel/store'
import { materialsOf } from '#mocks/procurement/contract/rules'
import { shift } from '#mocks/procurement/contract/seed'

/** Lines that the buyer calls off first, and how much of each where the contract names no quantity. */
const LINES = 3
const UNBOUNDED = 10

/** The buyer calls off the first lines of a passed contract, a tenth of each. Callers write. */
export function placeOrder(contract: ContractRow): OrderRow {
  if (contract.status !== 8) throw new Refusal('当前状态不允许该操作')
  const project = db.projects.get(contract.projects[0]?.projectId ?? '') ?? db.projects.all()[0]
  if (!project) throw new Refusal('项目不存在')
  const now = serverNow()
  const day = serverToday().replaceAll('-', '')
  const serial = db.orders.filter(({ orderSn }) => orderSn.startsWith(`CG${day}-`)).length + 1
  const orderSn = `CG${day}-${String(serial).padStart(4, '0')}`
  const requireTime = shift(now, 5)
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
  db.orders.insert(order)
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
