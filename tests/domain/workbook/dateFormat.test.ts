import Big from 'big.js'
import { expect, it } from 'vitest'
import { shownDate } from '#domain/workbook/dateFormat.mjs'

it.each<[days: number, code: string, shown: string | null]>([
  [46_090, 'yyyy-mm-dd', '2026-03-09'],
  [46_090, '"批"yymmdd', '批260309'],
  [46_090, '[$-804]yyyymmdd;@', '20260309'],
  [46_090.5, 'yyyy-mm-dd hh:mm', '2026-03-09 12:00'],
  [46_090.75, 'm-d h:mm:ss', '3-9 18:00:00'],
  // Formats that a spreadsheet gives by itself.
  [46_090, '', null],
  [46_090, 'yyyy/m/d;@', null],
  [46_090, 'm"月"d"日"', null],
  [46_090, 'yyyy"年"m"月"d"日";@', null],
  // Formats that are not known.
  [46_090, 'mmm dd', null],
  [46_090, 'aaaa', null],
  [46_090, '[h]:mm', null],
])('%d in the format %s is shown as %s', (days, code, shown) => {
  expect(shownDate(new Big(days), code, false)).toBe(shown)
})
