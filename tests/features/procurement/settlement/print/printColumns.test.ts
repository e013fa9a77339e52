import { expect, it } from 'vitest'
import { labelOf, toOptions } from '#domain/dict'
import { type Settlement, type SettlementType, settlementTypeOf } from '#features/procurement/settlement/model'
import { settlementColumns } from '#features/procurement/settlement/model/columns'
import { printColumns } from '#features/procurement/settlement/print/printColumns'
import { db } from '#mocks/areas'
import { flatDict } from '#mocks/common/dictionary/rules'
import { contentWidths, fitCell, fitColumns, neededWidths, tableWidth } from '#shared/print/columns'
import { paperSizes } from '#shared/print/paperSizes'

const paper = paperSizes['A4-landscape']
const unitName = (unit: string) => labelOf(toOptions(flatDict('measure_unit')), unit)
const settlements: Settlement[] = db.settlements.all()

it.each<SettlementType>(['REBAR', 'CONCRETE', 'RAW'])('each line of a %s paper names its note in one piece', (type) => {
  const own = settlements.filter((settlement) => settlementTypeOf(settlement) === type)
  expect(own.length).toBeGreaterThan(0)
  for (const { lines = [] } of own) {
    // The widest layout: with the settled quantity and the parts of the price.
    const wide = lines.map((line) => ({ ...line, settleQuantity: '1234.567', basePrice: line.basePrice ?? '3420.00' }))
    const columns = printColumns(settlementColumns(type, wide), unitName)
    const room = tableWidth(paper, false)
    const fitted = fitColumns(
      columns,
      room,
      neededWidths(columns, wide, paper, room),
      contentWidths(columns, wide, paper),
    )
    const note = fitted.find(({ field }) => field === 'deliverSn')
    expect(fitted.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(room)
    wide.forEach((line, index) => {
      expect(note?.text(line, index)).toBe(line.deliverSn)
      expect(fitCell(line.deliverSn, note?.width ?? 0, paper)).toMatchObject({ lines: 1, isWhole: true })
      const broken = fitted.filter((column) => !fitCell(column.text(line, index), column.width, paper).isWhole)
      expect(broken.map(({ label }) => label)).toEqual([])
    })
  }
})
