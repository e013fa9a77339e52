import { contractStatus } from '#domain/document/procurementStatus'
import { fixed, lineAmounts, sum } from '#domain/money'
import { controlRoute } from '#mocks/kernel/http/control'
import { textField } from '#mocks/kernel/http/request'
import { nextId, write } from '#mocks/kernel/store/store'
import { firstContract, lineCount, REBAR_COUNT, rebar } from './bulkRules'
import { type ContractRow, contractTables, type MaterialRow } from './rows'

/** Control route `POST /__mock/contract {materials, draft}`: a contract of any length, for performance measurements. */
export const bulkRoutes = [
  controlRoute('contract', (fields) => bulkContract(fields.materials, textField({ fields }, 'draft') === 'true')),
]

/** A contract with this many materials: approved, or an editable draft. */
export function bulkContract(materials: unknown, isDraft: boolean): Pick<ContractRow, 'id'> {
  const count = lineCount(materials)
  return write(() => {
    const sample = firstContract()
    const id = nextId()
    const rows = Array.from({ length: count }, (_, index) => materialRow(id, index))
    const total = (read: (row: MaterialRow) => unknown) => fixed(sum(rows.map(read)), 2)
    contractTables.contracts.insert({
      ...sample,
      id,
      contractCode: `JC-202403-${9000 + contractTables.contracts.all().length}`,
      contractName: `${count} 项材料的钢筋集中采购合同`,
      totalQuantity: fixed(sum(rows.map(({ quantity }) => quantity)), 3),
      totalAmountTax: total((row) => row.taxAmountTotal),
      totalAmountNoTax: total((row) => row.noTaxAmount),
      taxAmount: total((row) => row.taxAmount),
      settledAmountTax: '0.00',
      ...(isDraft ? { status: contractStatus.code.draft } : {}),
    })
    for (const row of rows) contractTables.materials.insert(row)
    return { id }
  })
}

function materialRow(contractId: string, index: number): MaterialRow {
  const { materialCode, materialName, spec, grade, unit, taxUnitPrice, taxRate, categoryName } = rebar(index)
  const quantity = '100.000'
  const amounts = lineAmounts({ quantity, taxUnitPrice, taxRate })
  return {
    id: nextId(),
    contractId,
    seq: index + 1,
    materialCode,
    materialName,
    // The lines of a contract must be unique.
    spec: index < REBAR_COUNT ? spec : `${spec}-${index}`,
    grade,
    brand: '',
    categoryId: '',
    categoryName,
    unit,
    quantity,
    taxUnitPrice,
    taxRate,
    noTaxUnitPrice: amounts?.noTaxUnitPrice ?? null,
    taxAmountTotal: amounts?.amountTax ?? null,
    noTaxAmount: amounts?.amountNoTax ?? null,
    taxAmount: amounts?.taxAmount ?? null,
    remark: '',
  }
}
