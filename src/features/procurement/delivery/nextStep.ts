import type { Deliver } from './model'

/** Who acts next, by status. */
const NEXT: Readonly<Record<string, string>> = {
  0: '下一步：项目部验收',
  1: '下一步：项目部入库',
  2: '已入库，等待结算',
  4: '已作废，数量已退回',
}

/** The next step of a note, as text; '' when unknown. Once a note is settled, its settlement has the next step. */
export function deliverNext({ status, settlementCode }: Pick<Deliver, 'status' | 'settlementCode'>): string {
  if (settlementCode !== '') return '已列入结算单'
  return NEXT[status] ?? ''
}
