import type { SettlementBill, SettlementLine } from '#features/procurement/settlement/model'
import { table } from '#mocks/kernel/store/table'

export type SettlementRow = SettlementBill & { supplierId: string; lines: SettlementLine[] }

export const settlementTables = { settlements: table<SettlementRow>() }
