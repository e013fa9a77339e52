import { isFreightLine } from '#domain/document/freight'
import { type DecimalInput, decimal, fixed, formatQuantity, round } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { defaultTolerance } from './usualTerms'

/** The unit of deviations: per mille for weights, per cent for concrete volumes. */
export type DeviationUnit = '‰' | '%'

/** What a weighing may deviate by, in its own unit; `rate` is decimal text. */
export type Tolerance = { rate: string; unit: DeviationUnit }

/** The figures of a line that was weighed. Missing figures are null, '' or undefined. */
export type WeighedLine = {
  materialName?: string
  isFreight?: boolean
  quantity?: DecimalInput
  weighedQuantity?: DecimalInput
  /** Concrete: the weighed tonnes as a volume. */
  convertedQuantity?: DecimalInput
  /** Arrived − delivered, as the server states it. */
  deviation?: DecimalInput
}

/** The unit of the deviations of a material type. */
export function deviationUnit(materialType: unknown): DeviationUnit {
  return materialType === 'CONCRETE' ? '%' : '‰'
}

/** What a rate of this unit is a share of. */
export function deviationBase(unit: DeviationUnit): 1000 | 100 {
  return unit === '%' ? 100 : 1000
}

/** The tolerance of a contract: its own, stated in ‰ for every material, or that of its material type; null = none. */
export function contractTolerance(contract: {
  materialType?: unknown
  toleranceRate?: DecimalInput
}): Tolerance | null {
  const permille = decimal(contract.toleranceRate) ?? decimal(defaultTolerance(contract.materialType))
  const unit = deviationUnit(contract.materialType)
  return permille && { rate: permille.times(deviationBase(unit)).div(1000).toFixed(), unit }
}

/** What arrived of a line: its volume for concrete, else its weight; without either, what its deviation says. */
export function arrivedQuantity(line: WeighedLine, unit: DeviationUnit): ReturnType<typeof decimal> {
  const arrived = decimal(unit === '%' ? line.convertedQuantity : line.weighedQuantity)
  const difference = decimal(line.deviation)
  return arrived ?? (difference && (decimal(line.quantity)?.plus(difference) ?? null))
}

/**
 * What a deviation costs, yuan with tax: the amount of what arrived less the amount of what was delivered, each rounded
 * as notes and settlements show them. null where a figure is missing.
 */
export function deviationAmount(
  line: WeighedLine & { taxUnitPrice: DecimalInput },
  unit: DeviationUnit,
): string | null {
  const [delivered, arrived, price] = [decimal(line.quantity), arrivedQuantity(line, unit), decimal(line.taxUnitPrice)]
  if (!delivered || !arrived || !price) return null
  return fixed(round(arrived.times(price), 2).minus(round(delivered.times(price), 2)), 2)
}

/**
 * Whether a line deviates by more than its tolerance; exactly the limit is within. Freight never does: it repeats the
 * weight of its goods. null where nothing can be judged: no tolerance, or a figure
 * missing.
 */
export function isOutOfTolerance(line: WeighedLine, tolerance: Tolerance | null): boolean | null {
  if (isFreightLine(line)) return false
  if (tolerance === null) return null
  const [delivered, arrived] = [decimal(line.quantity), arrivedQuantity(line, tolerance.unit)]
  if (delivered === null || arrived === null) return null
  const deviation = arrived.minus(delivered).abs()
  return deviation.times(deviationBase(tolerance.unit)).gt(delivered.abs().times(tolerance.rate))
}

/** The tolerance as shown: '3‰', '2%', none '—'. */
export function toleranceText(tolerance: Tolerance | null): string {
  return tolerance === null ? NOTHING : `${formatQuantity(tolerance.rate)}${tolerance.unit}`
}
