import { signaturePicture } from '#mocks/kernel/server/picture'
import type { ApprovalRow } from './rows'

/** Compact form of an approval step. */
export type Step = [
  position: string,
  name: string,
  operation: string,
  operationType: string,
  comment: string,
  time: string,
]

/** The settlement with the longest approval: rejected once, then approved. Its area seeds the settlement itself. */
export const KNOWN_SETTLEMENT = 'JS202403-00012'
const settlementSteps: Step[] = [
  ['材料员', '李伟', '提交', 'SUBMIT', '3月份钢筋结算，共4车', '2024-04-01 17:32:05'],
  ['供应商', '陈敏', '确认对账', 'CONFIRM', '数量、单价无误', '2024-04-02 10:05:40'],
  ['物资主管', '周航', '同意', 'APPROVE', '过磅单已核对，Φ25一车超差按过磅结算', '2024-04-02 15:20:11'],
  ['商务经理', '黄蕾', '同意', 'APPROVE', '网价已复核（2024-03-18 广州）', '2024-04-03 09:48:57'],
  ['项目经理', '吴建国', '同意', 'APPROVE', '', '2024-04-03 18:11:23'],
  ['公司物资部', '郑洁', '驳回', 'REJECT', '请补充3月18日超差情况说明', '2024-04-05 09:12:40'],
  ['公司物资部', '郑洁', '同意', 'APPROVE', '已补充', '2024-04-05 16:40:02'],
]

/** The approval of the known settlement, which has the first serial. */
export function knownApprovals(): ApprovalRow[] {
  return approvalRows([[KNOWN_SETTLEMENT, settlementSteps]], 0)
}

/** Approval steps of documents. Ids derive from the documents' serials, continued across areas; `first` is the next. */
export function approvalRows(
  documents: readonly [code: string, steps: readonly Step[]][],
  first: number,
): ApprovalRow[] {
  return documents.flatMap(([code, steps], index) => rowsOf(code, steps, first + index))
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
    // One signature is missing on purpose, to show the fallback to the name.
    signUrl: approverName === '吴建国' ? '' : signaturePicture(approverName),
    durationText: index === 0 ? '' : '2小时5分',
  }))
}
