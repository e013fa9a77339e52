import { expect, it } from 'vitest'
import { settlementLineFields } from '#features/procurement/settlement/fields'
import { FIXED, type LineColumn, screenColumns } from '#features/procurement/settlement/lines/screenColumns'
import type { SettlementLine, SettlementType } from '#features/procurement/settlement/model'
import { settlementColumns } from '#features/procurement/settlement/model/columns'

/** Width of the table beside the menu of a window 1200 px wide. */
const ROOM = 926

it.each<SettlementType>(['REBAR', 'CONCRETE', 'RAW'])(
  'a %s line shows what is paid beside its price at 1200 px',
  (type) => {
    const weighed = [{ weighedQuantity: '1', basePrice: '1' } as SettlementLine]
    const columns = screenColumns(settlementColumns(type, weighed) as LineColumn[])
    const at = columns.indexOf('settlePriceTax')
    expect(columns.slice(at - 1, at + 2)).toEqual(['settleQuantity', 'settlePriceTax', 'amountTax'])
    const inView = columns.filter((name, index) => FIXED[name] || index <= columns.indexOf('deviation'))
    const width = inView.reduce((sum, name) => sum + settlementLineFields[name].width, 0)
    expect(width).toBeLessThanOrEqual(ROOM)
  },
)
