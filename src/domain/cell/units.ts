import { normalizeWord } from './words'

/** A unit by what it measures; one unit is `factor` of the smallest unit of its kind. */
export type Unit = { kind: string; factor: number }

const TABLE: [kind: string, factor: number, words: string][] = [
  ['mass', 1000, 't 吨 公吨 ton tons'],
  ['mass', 1, 'kg 千克 公斤'],
  ['volume', 1, 'm³ m3 立方米 立方 方'],
  ['area', 1, '㎡ m² m2 平方米 平方 平米'],
  ['length', 1000, 'm 米'],
  ['length', 10, 'cm 厘米'],
  ['length', 1, 'mm 毫米'],
  ['money', 1, '元 圆'],
  ['money', 10000, '万元 万'],
  ...'件 个 只 支 根 张 块 片 袋 桶 卷 套 台 箱 包 车 捆 组 盘 条 把 瓶 副 双 樘'
    .split(' ')
    .map((word): [string, number, string] => [word, 1, word]),
]

const UNITS = new Map(
  TABLE.flatMap(([kind, factor, words]) => words.split(' ').map((word) => [word, { kind, factor }])),
)

/** The unit that a word names, such as "吨", "K G" or the "元" of "元/吨"; undefined for any other word. */
export function findUnit(word: string): Unit | undefined {
  const plain = normalizeWord(word)
  return UNITS.get(plain) ?? (plain.startsWith('元/') ? UNITS.get('元') : undefined)
}

/** Whether two words name the same unit: 吨 and t, 立方 and m³, "m 3" and m³. */
export function isSameUnit(a: string, b: string): boolean {
  const [first, second] = [findUnit(a), findUnit(b)]
  return first !== undefined && first.kind === second?.kind && first.factor === second.factor
}
