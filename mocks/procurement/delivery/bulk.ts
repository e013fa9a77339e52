import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { fixed, lineAmounts } from '#domain/money'
import { lineValues } from '#features/procurement/delivery/model/lineTable'
import { controlRoute } from '#mocks/kernel/http/control'
import { Refusal } from '#mocks/kernel/http/reply'
import { textField } from '#mocks/kernel/http/request'
import { nextId, write } from '#mocks/kernel/store/store'
import { firstContract, lineCount, rebar } from '#mocks/procurement/contract/bulkRules'
import { type DeliveryNoteRow, deliveryTables } from './rows'
import { nextDeliverSn } from './rules'

/**
 * Control route `POST /__mock/note {lines, longNames}`: a delivery note of any length, for measuring print and
 * performance.
 */
export const bulkRoutes = [
  controlRoute('note', (fields) => bulkNote(fields.lines, textField({ fields }, 'longNames') === 'true')),
]

/** With long names, one line in this many gets one. */
const LONG_EVERY = 7
const LONG_NAME = '热轧带肋钢筋（抗震等级，定尺，含卸车及二次搬运费，按炉批号分捆堆放）'

/**
 * A note of the supplier's first contract with this many lines; optionally every seventh with a name of several lines.
 */
function bulkNote(lines: unknown, hasLongNames: boolean): Pick<DeliveryNoteRow, 'id' | 'deliverSn'> {
  const count = lineCount(lines)
  return write(() => {
    const contract = firstContract()
    const sample = deliveryTables.delivers.find(({ contractId }) => contractId === contract.id)
    if (!sample) throw new Refusal('单据不存在')
    const id = nextId()
    const deliverSn = nextDeliverSn()
    const items = Array.from({ length: count }, (_, index) => {
      const { materialName, spec, grade, unit, taxUnitPrice, taxRate } = rebar(index)
      // Distinct thousandths per line, so that a lost or duplicated line changes the totals.
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
      }
    })
    deliveryTables.delivers.insert({ ...sample, ...NEW_NOTE, id, deliverSn, items })
    return { id, deliverSn }
  })
}

const UNWEIGHED = {
  ...lineValues({}),
  strengthGrade: '',
  weighedQuantity: null,
  deviation: null,
  acceptedQuantity: null,
}

const NEW_NOTE = {
  status: deliveryNoteStatus.code.shipped,
  settlementCode: '',
  remark: '',
  accept: null,
  stockIn: null,
  supplementary: null,
}
