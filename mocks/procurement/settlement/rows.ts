import type { Dispute, DisputePayload } from '#features/procurement/dispute/model'
import type { Settlement, SettlementLine } from '#features/procurement/settlement/model'
import { table } from '#mocks/kernel/store/table'

export type SettlementRow = Settlement & { supplierId: string; lines: SettlementLine[] }

export const settlementTables = { settlements: table<SettlementRow>() }

type Answered = Pick<Dispute, 'answer' | 'answerText' | 'answerUserName' | 'answerTime'>

/** A dispute that the buyer has not answered. */
export const UNANSWERED: Answered = { answer: '', answerText: '', answerUserName: '', answerTime: '' }

/** A dispute; its id is that of the line. */
export type DisputeRow = DisputePayload &
  Answered & {
    id: string
    supplierId: string
    userName: string
    time: string
    /** What was settled before an accepted claim changed it. */
    settled?: Pick<SettlementLine, 'settleQuantity' | 'settlePriceTax' | 'amountTax'>
  }

export const disputeTables = { disputes: table<DisputeRow>() }
