import * as v from 'valibot'
import { hasLeft } from '#domain/document/lines'
import { contractStatus, deliveryNoteStatus } from '#domain/document/procurementStatus'
import { purchaseStatus } from '#domain/document/purchaseStatus'
import { decimal, fixed, lineAmounts, quantityScale } from '#domain/money'
import { isExpired } from '#features/procurement/contract/model'
import { correctionError, type DeliveryNoteItem } from '#features/procurement/delivery/model'
import { lineValues } from '#features/procurement/delivery/model/lineTable'
import {
  type DeliveryNotePayload,
  type DeliveryNotePayloadItem,
  deliveryNotePayloadSchema,
  isFilled,
  validateDeliveryNote,
} from '#features/procurement/delivery/model/payload'
import { deliveryRequests } from '#features/procurement/delivery/requests'
import { isEnabled } from '#features/procurement/fleet/model'
import { type DeliverySource, sourceOfMaterial } from '#features/procurement/material/model'
import { sourcesOfOrder } from '#features/procurement/purchase/model'
import { tidyTransport } from '#features/procurement/transport/model/spelling'
import { clearOtherModes, modeFields, type Transport } from '#features/procurement/transport/model/transport'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { bodyBy, textField } from '#mocks/kernel/http/request'
import type { Call } from '#mocks/kernel/http/route'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { companyTables, type Project } from '#mocks/procurement/company/rows'
import type { ContractRow } from '#mocks/procurement/contract/rows'
import { deliveredQuantities, materialsOf, materialView, ownContracts } from '#mocks/procurement/contract/rules'
import { fleetTables } from '#mocks/procurement/fleet/rows'
import { type OrderRow, purchaseTables } from '#mocks/procurement/purchase/rows'
import { orderLines, ownOrders } from '#mocks/procurement/purchase/rules'
import { siteWillAccept } from './counterparty'
import { type DeliveryNoteRow, deliveryTables } from './rows'
import { deliveryNoteView, nextDeliverSn, ownNotes, supplierContact } from './rules'
import { voidFor } from './voidHandlers'

/** The source of a delivery. */
type Origin = { order: OrderRow | null; contract: ContractRow; sources: DeliverySource[] }

/**
 * Creates a delivery note. Its quantities count immediately against order and contract, so that no two notes can use
 * the same remainder.
 *
 * @throws Refusal when a field or quantity is invalid
 */
export function addDeliveryNote(call: Call): { id: string; deliverSn: string; status: number } {
  // First, so that the quantities of the replaced note are free; a refusal further down undoes it.
  const replaced = replacedNote(call)
  const origin = originOf(call)
  const project = projectFor(call, origin)
  const payload = readPayload(call, origin, project)
  refuseErrors(validateDeliveryNote(payload, origin.sources))
  if (!project) throw new Refusal('请选择项目')
  const { order, contract } = origin
  const { contractCode, contractName, supplierName, materialType } = contract
  const { items, correctsId: _, voidReason: __, ...texts } = payload
  const id = nextId()
  const deliverSn = nextDeliverSn()
  deliveryTables.delivers.insert({
    ...emptyTexts,
    ...texts,
    id,
    deliverSn,
    orderSn: order?.orderSn ?? '',
    contractId: contract.id,
    contractCode,
    contractName,
    companyName: companyTables.companies.get(project.companyId)?.companyName ?? '',
    projectId: project.id,
    projectName: project.projectName,
    supplierId: contract.supplierId,
    supplierName,
    ...supplierContact(contract.supplierId),
    materialType,
    status: deliveryNoteStatus.code.shipped,
    settlementCode: '',
    correctsSn: replaced?.deliverSn ?? '',
    createUserName: call.account.userName,
    createTime: worldNow(),
    items: items.filter(isFilled).map((item, index) => buildItem(item, index + 1, origin.sources)),
    accept: null,
    stockIn: null,
    supplementary: null,
  })
  if (replaced) deliveryTables.delivers.update(replaced.id, { correctedBySn: deliverSn })
  if (order) closeWhenFull(order)
  siteWillAccept(id)
  return { id, deliverSn, status: deliveryNoteStatus.code.shipped }
}

/** Voids the note that the new one replaces, if the request names one. */
function replacedNote(call: Call): DeliveryNoteRow | null {
  const id = textField(call, 'correctsId')
  if (id === '') return null
  const refusal = correctionError(deliveryNoteView(ownNotes.get(call, id)))
  if (refusal) throw new Refusal(refusal)
  return voidFor(call, id, textField(call, 'voidReason'))
}

function originOf(call: Call): Origin {
  const orderSn = textField(call, 'orderSn')
  const contractId = textField(call, 'contractId')
  if (orderSn !== '' && textField(call, 'sourceType') !== 'CONTRACT') {
    const order = ownOrders.get(call, orderSn)
    if (!purchaseStatus.can(order.status, 'createDeliver')) throw wrongStatus()
    if (!order.sendTimeVerified) throw new Refusal('请先确认发货时间')
    return {
      order,
      contract: ownContracts.get(call, order.contractId),
      sources: sourcesOfOrder(orderLines(order, deliveredQuantities(order.contractId))),
    }
  }
  if (contractId === '') throw new Refusal('请选择订单或合同')
  const contract = ownContracts.get(call, contractId)
  if (!contractStatus.can(contract.status, 'createDeliver')) throw wrongStatus()
  if (isExpired(contract, worldToday())) throw new Refusal('合同已到期，不能创建送货单')
  const { materialType } = contract
  const sent = deliveredQuantities(contract.id)
  const sources = materialsOf(contract.id).map((row) => sourceOfMaterial({ ...materialView(row, sent), materialType }))
  return { order: null, contract, sources }
}

/** The project of the order, else the selected one, which the contract must include. */
function projectFor(call: Call, { order, contract }: Origin): Project | null {
  if (order) return companyTables.projects.get(order.projectId) ?? null
  const asked = textField(call, 'projectId')
  const only = contract.projects.length === 1 ? contract.projects[0]?.projectId : undefined
  const id = asked || only
  if (!id) return null
  const isCovered = contract.projects.length === 0 || contract.projects.some(({ projectId }) => projectId === id)
  const project = companyTables.projects.get(id)
  if (!isCovered || !project) throw new Refusal('项目不在合同适用范围内')
  return project
}

function readPayload(call: Call, { order }: Origin, project: Project | null): DeliveryNotePayload {
  const sent = bodyBy(call, deliveryRequests.add)
  const payload: DeliveryNotePayload = {
    ...sent,
    ...completeTransport(call, sent),
    sourceType: order ? 'PURCHASE_ORDER' : 'CONTRACT',
    projectId: project?.id ?? '',
    deliverName: sent.deliverName || call.account.userName,
    receiverName: sent.receiverName || (order?.receiverName ?? project?.receiverName ?? ''),
    receiverPhone: sent.receiverPhone || (order?.receiverPhone ?? project?.receiverPhone ?? ''),
    receiverAddress: sent.receiverAddress || (order?.receiverAddress ?? project?.address ?? ''),
  }
  return Object.hasOwn(modeFields, payload.deliverMode) ? clearOtherModes(payload, payload.deliverMode) : payload
}

/** Fills in missing transport fields from the driver and vehicle of the fleet. */
function completeTransport(call: Call, typed: Transport): Partial<Transport> {
  const driver = fleetTables.drivers.get(typed.driverId)
  const car = fleetTables.cars.get(typed.carId)
  const isOwn = (row?: { supplierId: string }) => row?.supplierId === call.account.supplierId
  if (typed.driverId && (!driver || !isOwn(driver) || !isEnabled(driver))) throw new Refusal('司机不存在或已停用')
  if (typed.carId && (!car || !isOwn(car) || !isEnabled(car))) throw new Refusal('车辆不存在或已停用')
  return tidyTransport({
    driverName: typed.driverName || (driver?.driverName ?? ''),
    driverPhone: typed.driverPhone || (driver?.driverPhone ?? ''),
    carNo: typed.carNo || (car?.carNo ?? ''),
    carType: typed.carType || (car?.carType ?? ''),
    trailerNo: typed.trailerNo || (car?.trailerNo ?? ''),
  })
}

/** Builds a line: name, price and the like come from the source; the client's values are ignored. */
function buildItem(item: DeliveryNotePayloadItem, seq: number, sources: readonly DeliverySource[]): DeliveryNoteItem {
  const source = sources.find(({ sourceItemId }) => sourceItemId === item.sourceItemId)
  if (!source) throw new Refusal('材料不在可送货范围内')
  const { sourceItemId, materialName, spec, grade, brand, unit, taxUnitPrice, taxRate, materialType } = source
  const named = { sourceItemId, materialName, spec, grade, brand, unit, taxUnitPrice, taxRate }
  const quantity = fixed(decimal(item.quantity) ?? 0, quantityScale(unit))
  return {
    ...named,
    id: nextId(),
    seq,
    quantity,
    pieces: item.pieces || null,
    ...lineValues(item, materialType),
    strengthGrade: materialType === 'CONCRETE' ? item.strengthGrade || grade : '',
    amountTax: lineAmounts({ quantity, taxUnitPrice, taxRate })?.amountTax ?? null,
    weighedQuantity: null,
    deviation: null,
    acceptedQuantity: null,
  }
}

/** Sets an order to shipped when every line is fully delivered. */
function closeWhenFull(order: OrderRow): void {
  if (
    orderLines(order, deliveredQuantities(order.contractId)).items.some(({ remainQuantity }) => hasLeft(remainQuantity))
  )
    return
  const status = purchaseStatus.next(order.status, 'deliver')
  if (status) purchaseTables.orders.update(order.id, { status })
}

/** Texts of a note whose mode of delivery lacks them. */
const { items: _items, correctsId: _id, voidReason: _reason, ...emptyTexts } = v.parse(deliveryNotePayloadSchema, {})
