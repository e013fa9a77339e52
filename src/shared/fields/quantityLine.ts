import { quantitiesText, totalQuantityText } from '#domain/money'
import { semicolon } from '#shared/i18n'

/** Quantities in one line on screen, separated as the current language does; printed papers are in Chinese. */
export function quantitiesLine(
  totals: Parameters<typeof quantitiesText>[0],
  unitWord?: (unit: string) => string,
): string {
  return quantitiesText(totals, unitWord, semicolon())
}

/** Total quantity of lines on screen, separated as the current language does. */
export function totalQuantityLine(
  lines: Parameters<typeof totalQuantityText>[0],
  unitWord?: (unit: string) => string,
): string {
  return totalQuantityText(lines, unitWord, semicolon())
}
