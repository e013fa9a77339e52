import { isFreightLine } from '#domain/document/freight'
import { deliveryNoteStatus, settlementStatus } from '#domain/document/procurementStatus'
import { decimal, fixed, sum } from '#domain/money'
import { CONCRETE_DENSITY } from '#domain/weighing/conversion'
import { settledNames } from '#features/procurement/delivery/model/lineTable'
import { isPaid, type SettlementAction } from '#features/procurement/settlement/model'
import { byName } from '#features/procurement/transport/model/transport'
import { ownerName } from '#mocks/kernel/auth/caller'
import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { everyNth, later } from '#mocks/kernel/store/clock'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { recordStep } from '#mocks/procurement/approval/rules'
import { type ContractRow, contractTables, type MaterialRow } from '#mocks/procurement/contract/rows'
import { deliveredQuantities, materialsOf } from '#mocks/procurement/contract/rules'
import { type DeliveryNoteRow, deliveryTables } from '#mocks/procurement/delivery/rows'
import { findNote } from '#mocks/procurement/delivery/rules'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import { answerDisputes, answerWord } from './disputeRules'
import { type SettlementRow, settlementTables } from './rows'
import { buildSettlement, type LineSpec, type SettlementSpec } from './rules'

/** The steps of the buyer and finance on a settlement, and its creation from a delivery note. */
export const settlementCounterparty = [
  counterpartyOf(findSettlement, settlementStatus.actions, (settlement, action, reason) =>
    stepSettlement(settlement, action, { reason }),
  ),
  counterpartyOf(findNote, ['settle'], settleNotes),
]

/** The first posting fails for every fifth settlement. */
const isUnposted = everyNth(5)

/** Schedules the buyer's settlement of a stocked-in note; it waits for the supplier to reconcile it. */
export function buyerWillSettle(noteId: string): void {
  later(() => {
    const { id } = takeStep('settle', noteId)
    later(() => takeStep('submit', id))
  })
}

/** Schedules the posting and payment of a confirmed settlement by finance. */
export function financeWillPay(id: string): void {
  const steps: SettlementAction[] = isUnposted() ? ['fail', 'retry', 'pay'] : ['post', 'pay']
  const next = () => {
    const step = steps.shift()
    if (!step) return
    takeStep(step, id)
    later(next)
  }
  later(next)
}

/** Schedules the buyer's answer to an objection. */
export function buyerWillAnswer(id: string): void {
  later(() => takeStep('resubmit', id))
}

function findSettlement(idOrCode: string): SettlementRow | undefined {
  const { settlements } = settlementTables
  return settlements.get(idOrCode) ?? settlements.find(({ settlementCode }) => settlementCode === idOrCode)
}

/** Creates a settlement (status 0) from a stocked-in note and all other unsettled notes of its contract and project. */
function settleNotes(note: DeliveryNoteRow): SettlementRow {
  if (!deliveryNoteStatus.is(note.status, 'stocked')) throw wrongStatus()
  const contract = contractTables.contracts.get(note.contractId)
  if (!contract) throw new Refusal('合同不存在')
  const billed = new Set(
    settlementTables.settlements
      .filter(({ status }) => !settlementStatus.is(status, 'voided'))
      .flatMap(({ lines }) => lines.map(({ deliverSn }) => deliverSn)),
  )
  const notes = deliveryTables.delivers.filter(
    (row) =>
      deliveryNoteStatus.is(row.status, 'stocked') &&
      row.contractId === note.contractId &&
      row.projectId === note.projectId &&
      row.settlementCode === '' &&
      !billed.has(row.deliverSn),
  )
  if (notes.length === 0) throw new Refusal('没有可结算的送货单')
  const settlement = buildSettlement(specOf(contract, notes), nextId(), nextId)
  settlementTables.settlements.insert(settlement)
  for (const row of notes) deliveryTables.delivers.update(row.id, { settlementCode: settlement.settlementCode })
  return settlement
}

function specOf(contract: ContractRow, notes: readonly DeliveryNoteRow[]): SettlementSpec {
  const first = notes[0] as DeliveryNoteRow
  const days = notes.map(({ deliverTime }) => deliverTime.slice(0, 10)).sort()
  const now = worldNow()
  const month = now.slice(0, 7).replace('-', '')
  const serial =
    settlementTables.settlements.filter(({ settlementCode }) => settlementCode.startsWith(`JS${month}-`)).length + 1
  return {
    code: `JS${month}-${String(serial).padStart(5, '0')}`,
    supplierId: contract.supplierId,
    projectId: first.projectId,
    contractCode: contract.contractCode,
    contractName: contract.contractName,
    contractId: contract.id,
    type: contract.materialType,
    isTotal: isFinal(contract, first.projectId),
    period: [days[0] ?? '', days.at(-1) ?? ''],
    status: settlementStatus.code.unsubmitted,
    ...(contract.settleBasis ? { basis: contract.settleBasis } : {}),
    created: now,
    lines: notes.flatMap((note) => note.items.map((item) => lineOf(note, item))),
  }
}

/**
 * Whether a settlement is the total settlement of a project: the contract is fully delivered, and nothing was settled
 * before.
 */
function isFinal(contract: ContractRow, projectId: string): boolean {
  const sent = deliveredQuantities(contract.id)
  const isFull = materialsOf(contract.id).every((row) => decimal(row.quantity)?.lte(sent(row.id)))
  const isSettled = (row: SettlementRow) =>
    row.contractId === contract.id && row.projectId === projectId && !settlementStatus.is(row.status, 'voided')
  return isFull && !settlementTables.settlements.find(isSettled)
}

function lineOf(note: DeliveryNoteRow, item: DeliveryNoteRow['items'][number]): LineSpec {
  const material = note.materialType === 'REBAR' ? materialOf(note, item.sourceItemId) : undefined
  return {
    deliverSn: note.deliverSn,
    supplyDate: note.deliverTime.slice(0, 10),
    carNo: note.carNo ?? '',
    materialName: item.materialName,
    spec: item.spec,
    grade: item.grade,
    unit: item.unit,
    quantity: String(item.quantity ?? ''),
    weighed: textOrNull(item.weighedQuantity),
    accepted: textOrNull(item.acceptedQuantity),
    taxRate: String(item.taxRate ?? ''),
    price: item.taxUnitPrice ?? '0',
    basePrice: material?.basePrice ?? undefined,
    integratedCost: material?.integratedCost ?? undefined,
    ...byName(settledNames, (name) => item[name]),
    density: CONCRETE_DENSITY,
    isFreight: isFreightLine(item),
  }
}

/** The contract line behind a line of a note, directly or through an order. */
function materialOf({ orderSn }: DeliveryNoteRow, sourceItemId: string): MaterialRow | undefined {
  const own = contractTables.materials.get(sourceItemId)
  if (own) return own
  const order = purchaseTables.orders.first('orderSn', orderSn)
  const item = order?.items.find(({ id }) => id === sourceItemId)
  return item && contractTables.materials.get(item.contractMaterialId)
}

function textOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}

type ApprovalStep = [position: string, who: string, operation: string, type: string]
/**
 * The approval steps of actions. Without a name, `signerOf` says who signs; `answerWord` what a resubmission answers.
 * Those that are not here are the site's, and called by the status that they lead to.
 */
const STEPS: Partial<Record<SettlementAction, ApprovalStep | null>> = {
  submit: ['项目材料员', '', '提交对账', 'SUBMIT'],
  resubmit: ['项目材料员', '', '', 'SUBMIT'],
  confirm: ['供应商', '', '确认对账', 'CONFIRM'],
  object: ['供应商', '', '提出异议', 'REJECT'],
  reject: ['物资主管', '周航', '驳回', 'REJECT'],
  post: ['财务部', '黄蓉', '入账', 'APPROVE'],
  retry: ['财务部', '黄蓉', '重新入账', 'APPROVE'],
  sendBack: ['财务部', '黄蓉', '退回项目部', 'REJECT'],
  pay: ['财务部', '黄蓉', '付款', 'APPROVE'],
  fail: null,
  void: null,
}
const USUAL_REASON: Partial<Record<SettlementAction, string>> = {
  reject: '请核对过磅数量',
  sendBack: '请更正供应商开户信息',
  fail: '财务系统供应商编码未映射',
}

/** Who takes a step, where it is not the usual person, and why. */
type Signed = { who?: string; reason?: string }

/**
 * Applies one action to a settlement.
 *
 * @throws Refusal when the status forbids it
 */
export function stepSettlement(settlement: SettlementRow, action: SettlementAction, { who = '', reason = '' }: Signed) {
  const status = settlementStatus.next(settlement.status, action)
  if (status === null || (action === 'pay' && isPaid(settlement))) throw wrongStatus()
  const { reason: member, label } = settlementStatus.entryOf(status)
  const isRejected = member === 'rejectReason'
  const now = worldNow()
  const why = reason || (USUAL_REASON[action] ?? '')
  settlementTables.settlements.update(settlement.id, {
    status,
    statusName: label,
    ...(action === 'resubmit' ? answerDisputes(settlement, settlement.createUserName) : {}),
    rejectReason: settlementStatus.is(status, 'reconciling') ? '' : (isRejected && why) || settlement.rejectReason,
    errorReason: member === 'errorReason' ? why : '',
    ...(settlementStatus.is(status, 'settled') && action !== 'pay' ? { settleDate: now.slice(0, 10) } : {}),
    ...(action === 'pay' ? { payStatus: 2, payTime: now } : {}),
  })
  if (action === 'post' || action === 'retry') addSettled(settlement)
  if (action === 'void')
    for (const note of notesOf(settlement)) deliveryTables.delivers.update(note.id, { settlementCode: '' })
  const usual: ApprovalStep = ['项目部', '', label ?? '', isRejected ? 'REJECT' : 'APPROVE']
  const step = action in STEPS ? STEPS[action] : usual
  if (step)
    recordStep(
      settlement.settlementCode,
      step[0],
      who || step[1] || signerOf(settlement, action),
      action === 'resubmit' ? `${answerWord(settlement)}，重新提交对账` : step[2],
      step[3],
      isRejected ? why : '',
    )
  return { id: settlement.id, status }
}

/** The name on a step: the supplier's owner for its own steps, else the project's author of the settlement. */
function signerOf({ supplierId, createUserName }: SettlementRow, action: SettlementAction): string {
  return action === 'confirm' || action === 'object' ? ownerName(supplierId) : createUserName
}

function addSettled({ contractId, totalAmountTax }: SettlementRow): void {
  const contract = contractTables.contracts.get(contractId)
  if (!contract) return
  contractTables.contracts.update(contractId, {
    settledAmountTax: fixed(sum([contract.settledAmountTax, totalAmountTax]), 2),
  })
}

function notesOf(settlement: SettlementRow): DeliveryNoteRow[] {
  const numbers = new Set(settlement.lines.map(({ deliverSn }) => deliverSn))
  return deliveryTables.delivers.filter(({ deliverSn }) => numbers.has(deliverSn))
}
