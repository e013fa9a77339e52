import { shiftMinutes } from '#domain/time'
import type { ApprovalRow, ContractRow, OrderRow, SettlementRow } from '#mocks/kernel/caller'
import { signaturePicture } from '#mocks/kernel/picture'
import { shift } from '#mocks/procurement/contract/seed'

type Step = [position: string, name: string, operation: string, operationType: string, comment: string, time: string]

/** The chain of the March rebar sheet: rejected once, then agreed. */
const SETTLEMENT = 'JS202403-00012'
const settlementSteps: Step[] = [
  ['材料员', '李伟', '提交', 'SUBMIT', '3月份钢筋结算，共4车', '2024-04-01 17:32:05'],
  ['供应商', '陈敏', '确认对账', 'CONFIRM', '数量、单价无误', '2024-04-02 10:05:40'],
  ['物资主管', '周航', '同意', 'APPROVE', '过磅单已核对，Φ25一车超差按过磅结算', '2024-04-02 15:20:11'],
  ['商务经理', '黄蕾', '同意', 'APPROVE', '网价已复核（2024-03-18 广州）', '2024-04-03 09:48:57'],
  ['项目经理', '吴建国', '同意', 'APPROVE', '', '2024-04-03 18:11:23'],
  ['公司物资部', '郑洁', '驳回', 'REJECT', '请补充3月18日超差情况说明', '2024-04-05 09:12:40'],
  ['公司物资部', '郑洁', '同意', 'APPROVE', '已补充', '2024-04-05 16:40:02'],
]

/** The approvals of the seeded documents. */
export function seedApprovals(
  contracts: readonly ContractRow[],
  orders: readonly OrderRow[],
  sheets: readonly SettlementRow[],
): ApprovalRow[] {
  const documents: [code: string, steps: readonly Step[]][] = [
    [SETTLEMENT, settlementSteps],
    ...contracts.map((contract): [string, Step[]] => [contract.contractCode, contractSteps(contract)]),
    ...orders.map((order): [string, Step[]] => [order.orderSn, orderSteps(order)]),
    ...sheets
      .filter(({ settlementCode }) => settlementCode !== SETTLEMENT)
      .map((sheet): [string, Step[]] => [sheet.settlementCode, sheetSteps(sheet)]),
  ]
  return documents.flatMap(([code, steps], serial) => rowsOf(code, steps, serial))
}

/** The buyer's own approval, before the order reaches the supplier. */
function orderSteps({ status, hasPassed, createUserName, createTime }: OrderRow): Step[] {
  if (status === 'TOBESUBMIT') return []
  const steps: Step[] = [['项目材料员', createUserName, '提交', 'SUBMIT', '', createTime]]
  if (status === 'REFUSE')
    steps.push(['项目经理', '吴建国', '驳回', 'REJECT', '请合并到下周计划', shiftHours(createTime, 3)])
  if (hasPassed) steps.push(['项目经理', '吴建国', '同意', 'APPROVE', '', shiftHours(createTime, 3)])
  return steps
}

function sheetSteps({ status, rejectReason, createUserName, createTime }: SettlementRow): Step[] {
  if (status === 0) return []
  const steps: Step[] = [['项目材料员', createUserName, '提交对账', 'SUBMIT', '', createTime]]
  if (status === 2) steps.push(['物资主管', '周航', '驳回', 'REJECT', rejectReason, shift(createTime, 2)])
  if (status === 1 || status === 3 || status === 9) {
    steps.push(['供应商', '陈敏', '确认对账', 'CONFIRM', '', shift(createTime, 1)])
  }
  if (status === 3) steps.push(['财务部', '黄蓉', '入账', 'APPROVE', '', shift(createTime, 12)])
  return steps
}

function shiftHours(time: string, hours: number): string {
  return shiftMinutes(time, hours * 60)
}

function contractSteps(contract: ContractRow): Step[] {
  const { status, commitTime, auditTime, createUserName } = contract
  if (commitTime === '') return []
  const steps: Step[] = [['供应商', createUserName, '提交', 'SUBMIT', '', commitTime]]
  if (status === 2) return steps
  steps.push(['采购主管', '周航', '同意', 'APPROVE', status === 8 ? '单价与询价一致' : '', shift(commitTime, 1)])
  if (status === 8) steps.push(['公司物资部', '郑洁', '同意', 'APPROVE', '', auditTime])
  if (status === 4) steps.push(['公司物资部', '郑洁', '驳回', 'REJECT', contract.rejectReason, auditTime])
  return steps
}

function rowsOf(documentCode: string, steps: readonly Step[], serial: number): ApprovalRow[] {
  return steps.map(([position, approverName, operation, operationType, comment, time], index) => ({
    id: `17720${String(serial * 100 + index).padStart(14, '0')}`,
    documentCode,
    nodeName: position,
    position,
    approverName,
    operation,
    operationType,
    comment,
    time,
    // One signature is missing on purpose: the screen then writes the name.
    signUrl: approverName === '吴建国' ? '' : signaturePicture(approverName),
    durationText: index === 0 ? '' : '2小时5分',
  }))
}
