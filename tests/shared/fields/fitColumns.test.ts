import type { TableColumnType } from 'antd'
import { describe, expect, it } from 'vitest'
import { fitColumns } from '#shared/fields/fitColumns'

const column = (key: string, width: number, more: TableColumnType<object> = {}) => ({ key, width, ...more })
const LIST = [
  column('number', 100, { fixed: 'left' }),
  column('name', 200),
  column('amount', 100, { align: 'right' }),
  column('buyer', 200),
  column('actions', 100, { fixed: 'right' }),
]
const widths = (columns: TableColumnType<object>[]) => columns.map(({ width }) => width)

describe('the columns of a list in the available width', () => {
  it('keep their widths when all fit, or before the width is known', () => {
    expect(widths(fitColumns(LIST, 700))).toEqual([100, 200, 100, 200, 100])
    expect(widths(fitColumns(LIST, 0))).toEqual([100, 200, 100, 200, 100])
  })

  it('fill it exactly, so that the next one starts behind the fixed columns: texts grow, figures do not', () => {
    expect(widths(fitColumns(LIST, 650))).toEqual([100, 350, 100, 200, 100])
    expect(widths(fitColumns(LIST, 450))).toEqual([100, 250, 100, 200, 100])
  })

  it('share it by width, to the pixel', () => {
    const three = [...LIST.slice(0, 4), column('site', 100), column('more', 300), LIST.at(-1) as object]
    const [, name = 0, , buyer = 0, site = 0] = widths(fitColumns(three, 807)) as number[]
    expect(name + buyer + site).toBe(507)
    expect(name).toBeGreaterThan(200)
  })

  it('leave a width set by the user, as long as another can grow', () => {
    expect(widths(fitColumns(LIST, 540, new Set(['name'])))).toEqual([100, 200, 140, 200, 100])
  })
})
