import { expect, it } from 'vitest'
import { restOf } from '#features/procurement/delivery/trucks/restOf'

const line = (remainQuantity: string | null, unit = 't') => ({ remainQuantity, unit, materialName: '螺纹钢' })
const word = (unit: string) => (unit === 't' ? '吨' : unit)

it.each<[string, ReturnType<typeof line>[], string]>([
  ['with the decimals of its unit', [line('34.5')], '34.500吨'],
  ['lines of one unit together', [line('1.5'), line('1')], '2.500吨'],
  ['units apart', [line('3'), line('5', '根')], '3.000吨；5根'],
  ['nothing of what is delivered, or beyond that', [line('0'), line('-1')], ''],
  ['nothing of a line without limit', [line(null)], ''],
])('says %s', (_name, lines, text) => {
  expect(restOf(lines, word).replace(/\s/g, '')).toBe(text)
})
