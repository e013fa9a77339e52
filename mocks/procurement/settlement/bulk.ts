import { settlementStatus } from '#domain/document/procurementStatus'
import { fixed } from '#domain/money'
import { controlRoute } from '#mocks/kernel/http/control'
import { nextId, write } from '#mocks/kernel/store/store'
import { firstContract, lineCount, rebar } from '#mocks/procurement/contract/bulkRules'
import { type SettlementRow, settlementTables } from './rows'
import { buildSettlement, type LineSpec } from './rules'

/** Control route `POST /__mock/settlement {lines}`: a settlement of any length, for measuring print and performance. */
export const bulkRoutes = [controlRoute('settlement', (fields) => bulkSettlement(fields.lines))]

/** A settlement (status 8) of the first contract with this many lines. */
function bulkSettlement(lines: unknown): Pick<SettlementRow, 'id' | 'settlementCode'> {
  const count = lineCount(lines)
  return write(() => {
    const contract = firstContract()
    const code = `JS202405-${9000 + settlementTables.settlements.all().length}`
    const settlement = buildSettlement(
      {
        code,
        supplierId: contract.supplierId,
        projectId: contract.projects[0]?.projectId ?? '',
        contractCode: contract.contractCode,
        contractName: contract.contractName,
        contractId: contract.id,
        type: 'REBAR',
        period: ['2024-05-01', '2024-05-31'],
        status: settlementStatus.code.reconciling,
        lines: Array.from({ length: count }, (_, index) => settlementLine(index)),
      },
      nextId(),
      nextId,
    )
    settlementTables.settlements.insert(settlement)
    return { id: settlement.id, settlementCode: code }
  })
}

function settlementLine(index: number): LineSpec {
  const { materialName, spec, grade, unit, taxRate } = rebar(index)
  const quantity = fixed(1 + ((index * 37) % 29) + ((index * 113) % 997) / 1000, 3)
  return {
    supplyDate: `2024-05-${String(1 + (index % 31)).padStart(2, '0')}`,
    carNo: `粤B${String(20_000 + ((index * 131) % 70_000))}`,
    materialName,
    spec,
    grade,
    unit,
    quantity,
    weighed: fixed(Number(quantity) + (((index * 37) % 9) - 4) / 100, 3),
    taxRate,
    basePrice: '3420.00',
    integratedCost: '135.00',
    heatNo: `LZ24${String(10_000 + index)}`,
  }
}
