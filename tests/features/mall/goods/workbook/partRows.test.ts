import { expect, it } from 'vitest'
import { plain, text } from '#domain/text'
import type { ImportRow } from '#domain/workbook/importTable'
import { goodsColumns } from '#features/mall/goods/model/workbookColumns'
import { partRows } from '#features/mall/goods/workbook/partRows'

const row = (at: number, sn: string, reason = ''): ImportRow => ({
  at,
  isHidden: false,
  values: { sn },
  problems: reason === '' ? [] : [{ field: 'price', reason: text(reason) }],
  merged: [],
})

it('keeps back a row whose cells cannot be taken, and the rows that are joined to it', () => {
  const rows = [row(2, 'A'), row(3, 'B', '是错误值'), row(4, 'b'), row(5, ''), row(6, '', '是错误值')]
  const { good, bad } = partRows(rows, goodsColumns, 'sn', (key, params) => plain(text(key, params)))
  expect(good.map(({ at }) => at)).toEqual([2, 5])
  expect(bad).toEqual([
    { at: 3, reason: '「销售价」是错误值' },
    { at: 4, reason: '同一商品的其他行有误' },
    { at: 6, reason: '「销售价」是错误值' },
  ])
})
