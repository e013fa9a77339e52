import { expect, it } from 'vitest'
import { fileNameOf, worksheetNameOf } from '#domain/fileName'

it.each([
  ['对账函_甲/乙', '对账函_甲_乙'],
  ['a:b*?"<>|', 'a_b______'],
])('a file of %s is named %s', (text, name) => {
  expect(fileNameOf(text)).toBe(name)
})

it.each([
  ['结算差异清单', '结算差异清单'],
  ['甲[乙]/丙:丁', '甲乙丙丁'],
  [
    '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三',
    '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一',
  ],
  ['应收账款与供货回款统计 2025-12-01 至 2026-11-29', '应收账款与供货回2025-12-01 至 2026-11-29'],
])('a worksheet of %s is named %s', (text, name) => {
  expect(worksheetNameOf(text)).toBe(name)
})
