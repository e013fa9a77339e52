import { decimal, fixed } from '#domain/money'
import { arrivedQuantity, type DeviationUnit, type WeighedLine } from './tolerance'

/** Usual tonnes in a cubic metre of fresh concrete (2.35–2.45). */
export const CONCRETE_DENSITY = '2.38'

/**
 * The volume (m³, 2 decimals) that a weighed load of concrete was converted to, and the density (t/m³, 2 decimals) that
 * was used; null where the line is of another material, or was not weighed or converted.
 */
export function conversionOf(line: WeighedLine, unit: DeviationUnit): { volume: string; density: string } | null {
  const [mass, volume] = [decimal(line.weighedQuantity), unit === '%' ? arrivedQuantity(line, unit) : null]
  if (mass === null || !volume?.gt(0)) return null
  return { volume: fixed(volume, 2), density: fixed(mass.div(volume), 2) }
}
