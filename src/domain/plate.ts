import { toHalfWidth } from '#domain/cell/words'
import { wireText } from './wire'

// The letters I and O do not occur. Source: GA 36, numbering of vehicle plates, with its amendment on new energy.
const PROVINCE = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]'
const MARK = '[A-HJ-NP-Z0-9]'
/** A to E stand for pure electric vehicles, F to K for others of new energy. */
const ENERGY = '[A-HJK]'
const PLATE = new RegExp(
  `^(?:${PROVINCE}[A-HJ-NP-Z](?:${[
    // Five marks; the last may name what the vehicle is for.
    `${MARK}{5}`,
    `${MARK}{4}[挂学警领使]`,
    `${MARK}{4,5}应急`,
    // New energy, six marks: the letter comes first on small vehicles, last on large ones.
    `${ENERGY}${MARK}[0-9]{4}`,
    `[0-9]{5}${ENERGY}`,
  ].join('|')})|粤Z${MARK}{4}[港澳])$`,
)

/** The stored form of a plate, for comparison: no dot, space or hyphen, upper case, half-width. Missing → ''. */
export function normalizePlate(value: unknown): string {
  return toHalfWidth(wireText(value))
    .normalize('NFKC')
    .replace(/[·•・‧∙⋅.\s_‐‑–—−-]/g, '')
    .toUpperCase()
}

/** A plate as it is typed: half-width once it is complete. Its dot comes when the field is left. */
export function readPlate(typed: string): string {
  return isPlate(typed) ? toHalfWidth(typed) : typed
}

/** The display form of a plate: '粤B·12345'. Text that is not a plate is unchanged. */
export function formatPlate(value: unknown): string {
  const plate = normalizePlate(value)
  return PLATE.test(plate) ? `${plate.slice(0, 2)}·${plate.slice(2)}` : wireText(value)
}

/** True for a mainland plate in any spelling that `normalizePlate` accepts. */
export function isPlate(value: unknown): boolean {
  return PLATE.test(normalizePlate(value))
}
