import { isFreightLine } from '#domain/document/freight'
import { decimal, fixed, quantityScale } from '#domain/money'
import { normalizePlate } from '#domain/plate'
import { contractTolerance, deviationAmount, deviationUnit, isOutOfTolerance } from '#domain/weighing/tolerance'
import { grouped } from '#features/overview/statistics/figures/model'
import type { LoadGroup } from '#features/overview/statistics/model'
import { type Days, isIn } from '#features/overview/statistics/period/model'
import { isVoided } from '#features/procurement/delivery/model'
import { deliveryTables } from '#mocks/procurement/delivery/rows'
import { toleranceRateOf } from '#mocks/procurement/delivery/rules'

/** What the site weighed of a note, in one unit. */
export type Load = {
  id: string
  deliverSn: string
  acceptTime: string
  projectName: string
  materialName: string
  unit: string
  driverName: string
  carNo: string
  quantity: string
  deviation: string
  /** Whether any of its lines is out of tolerance. */
  isOver: boolean
  companyName: string
  /** At the prices of its lines, yuan with tax. */
  amount: string
}

/** The weighed loads of a supplier that were accepted in these days. */
export function loadsIn(supplierId: string, days: Days): Load[] {
  return deliveryTables.delivers
    .filter((note) => note.supplierId === supplierId && !isVoided(note) && isIn(days, note.accept?.acceptTime ?? ''))
    .flatMap((note) => {
      const tolerance = contractTolerance({ ...note, toleranceRate: toleranceRateOf(note) })
      const weighed = note.items.filter((item) => !isFreightLine(item) && decimal(item.deviation) !== null)
      return grouped(weighed, ({ unit }) => unit, {
        quantity: ({ quantity }) => quantity ?? '0',
        deviation: ({ deviation }) => deviation ?? '0',
        amount: (item) => deviationAmount(item, deviationUnit(note.materialType)) ?? '0',
      }).map(({ key: unit, docs, sums }) => ({
        id: note.id,
        deliverSn: note.deliverSn,
        acceptTime: note.accept?.acceptTime ?? '',
        projectName: note.projectName,
        materialName: [...new Set(docs.map(({ materialName }) => materialName))].join('、'),
        unit,
        driverName: note.driverName,
        carNo: note.carNo,
        quantity: fixed(sums.quantity, quantityScale(unit)),
        deviation: fixed(sums.deviation, quantityScale(unit)),
        isOver: docs.some((item) => isOutOfTolerance(item, tolerance)),
        companyName: note.companyName,
        amount: fixed(sums.amount, 2),
      }))
    })
}

/** What a load is grouped by, in words. */
function nameOf(load: Load, by: LoadGroup): string {
  const { driverName, carNo, materialName, companyName } = load
  return { driver: driverName, car: normalizePlate(carNo), material: materialName, payer: companyName }[by] || '未填写'
}

/** What a load belongs to in a grouping: units do not add up. */
export function loadKey(load: Load, by: LoadGroup): string {
  return `${nameOf(load, by)} ${load.unit}`
}

/** Deviations by driver, vehicle, material or buyer, the largest share first. */
export function deviationBy(by: LoadGroup, loads: readonly Load[]) {
  return grouped(loads, (load) => loadKey(load, by), {
    quantity: ({ quantity }) => quantity,
    deviation: ({ deviation }) => deviation,
    amount: ({ amount }) => amount,
  })
    .map(({ key, docs, sums }) => {
      const [first] = docs as [Load]
      return {
        key,
        name: nameOf(first, by),
        unit: first.unit,
        noteNum: docs.length,
        overNum: docs.filter(({ isOver }) => isOver).length,
        quantity: fixed(sums.quantity, quantityScale(first.unit)),
        deviation: fixed(sums.deviation, quantityScale(first.unit)),
        amount: fixed(sums.amount, 2),
      }
    })
    .toSorted((a, b) => shareOf(a) - shareOf(b))
}

function shareOf({ quantity, deviation }: { quantity: string; deviation: string }): number {
  return Number(quantity) === 0 ? 0 : Number(deviation) / Number(quantity)
}
