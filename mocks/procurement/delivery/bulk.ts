import { fixed, lineAmounts, sum } from '#domain/money'
import type { ContractRow, DeliverRow, MaterialRow, SettlementRow } from '#mocks/kernel/caller'
import { Refusal } from '#mocks/kernel/reply'
import { db, nextId, write } from '#mocks/kernel/store'
import { catalog } from '#mocks/procurement/contract/catalogRows'
import { buildBill, type LineSpec } from '#mocks/procurement/settlement/rules'
import { nextDeliverSn } from './addHandlers'

// Documents of any length, which the seed does not have: for measuring print and speed. They belong to the first supplier.

const CONTRACT_CODE = 'JC-202403-0007'
const MAX_LINES = 1000
/** Every so manieth line of a note with long names has one. */
const LONG_EVERY = 7
const LONG_NAME = '热轧带肋钢筋（抗震等级，定尺，含卸车及二次搬运费，按炉批号分捆堆放）'

/** Materials whose name, spec and grade fit one line on every paper. */
const shortNamed = catalog.filter(
  ({ materialType, materialName }) => materialType === 'REBAR' && materialName.length < 4,
)

/** A note under the supplier's first contract with so many lines; where asked, every seventh with a name of several lines. */
export function bulkNote(lines: unknown, hasLongNames: boolean): Pick<DeliverRow, 'id' | 'deliverSn'> {
  const count = lineCount(lines)
  return write(() => {
    const contract = firstContract()
    const sample = db.delivers.find(({ contractId }) => contractId === contract.id)
    if (!sample) throw new Refusal('单据不存在')
    const id = nextId()
    const deliverSn = nextDeliverSn()
    const items = Array.from({ length: count }, (_, index) => {
      const { materialName, spec, grade, unit, taxUnitPrice, taxRate } = rebar(index)
      // Thousandths that differ from line to line, so that a line which is lost or doubled changes the totals.
      const quantity = fixed(1 + ((index * 37) % 29) + ((index * 113) % 997) / 1000, 3)
      return {
        ...UNWEIGHED,
        id: nextId(),
        seq: index + 1,
        sourceItemId: '',
        materialName: hasLongNames && (index + 1) % LONG_EVERY === 0 ? LONG_NAME : materialName,
        spec,
        grade,
        brand: '',
        unit,
        taxUnitPrice,
        taxRate,
        quantity,
        pieces: String(1 + (index % 9)),
        heatNo: `LZ26${String(index + 1).padStart(6, '0')}`,
        amountTax: lineAmounts({ quantity, taxUnitPrice, taxRate })?.amountTax ?? null,
        remark: '',
      }
    })
    db.delivers.insert({ ...sample, ...NEW_NOTE, id, deliverSn, items })
    return { id, deliverSn }
  })
}

/** A contract with so many materials: passed, or one that can still be edited. */
export function bulkContract(materials: unknown, isDraft: boolean): Pick<ContractRow, 'id'> {
  const count = lineCount(materials)
  return write(() => {
    const sample = firstContract()
    const id = nextId()
    const rows = Array.from({ length: count }, (_, index) => materialRow(id, index))
    const total = (read: (row: MaterialRow) => unknown) => fixed(sum(rows.map(read)), 2)
    db.contracts.insert({
      ...sample,
      id,
      contractCode: `JC-202403-${9000 + db.contracts.all().length}`,
      contractName: `${count} 项材料的钢筋集中采购合同`,
      totalQuantity: fixed(sum(rows.map(({ quantity }) => quantity)), 3),
      totalAmountTax: total((row) => row.taxAmountTotal),
      totalAmountNoTax: total((row) => row.noTaxAmount),
      taxAmount: total((row) => row.taxAmount),
      settledAmountTax: '0.00',
      ...(isDraft ? { status: 0 } : {}),
    })
    for (const row of rows) db.materials.insert(row)
    return { id }
  })
}

/** A sheet (status 8) of the first contract with so many lines. */
export function bulkSheet(lines: unknown): Pick<SettlementRow, 'id' | 'settlementCode'> {
  const count = lineCount(lines)
  return write(() => {
    const contract = firstContract()
    const code = `JS202405-${9000 + db.settlements.all().length}`
    const bill = buildBill(
      {
        code,
        supplierId: contract.supplierId,
        projectId: contract.projects[0]?.projectId ?? '',
        contractCode: contract.contractCode,
        contractName: contract.contractName,
        contractId: contract.id,
        type: 'REBAR',
        period: ['2024-05-01', '2024-05-31'],
        status: 8,
        tolerance: '3',
        lines: Array.from({ length: count }, (_, index) => sheetLine(index)),
      },
      nextId(),
      nextId,
    )
    db.settlements.insert(bill)
    return { id: bill.id, settlementCode: code }
  })
}

function sheetLine(index: number): LineSpec {
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

const UNWEIGHED = {
  strengthGrade: '',
  pouringPart: '',
  pouringMode: '',
  weighedQuantity: null,
  deviation: null,
  acceptedQuantity: null,
}

const NEW_NOTE = { status: 0, settlementCode: '', remark: '', accept: null, stockIn: null, supplementary: null }

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
    // Lines of a contract differ.
    spec: index < shortNamed.length ? spec : `${spec}-${index}`,
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

function firstContract(): ContractRow {
  const contract = db.contracts.find(({ contractCode }) => contractCode === CONTRACT_CODE)
  if (!contract) throw new Refusal('合同不存在')
  return contract
}

function rebar(index: number) {
  const row = shortNamed[index % shortNamed.length]
  if (!row) throw new Refusal('材料不存在')
  return row
}

function lineCount(value: unknown): number {
  const count = Number(value)
  if (Number.isInteger(count) && count > 0 && count <= MAX_LINES) return count
  throw new Refusal(`行数应为1到${MAX_LINES}`)
}
