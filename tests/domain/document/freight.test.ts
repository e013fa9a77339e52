import { describe, expect, it } from 'vitest'
import { isFreightLine } from '#domain/document/freight'

describe('a freight line', () => {
  it.each(['砂石运输服务', '砂石运输（碎石车）', '砂石运输费（5公里内）', '钢筋运输', '运费', '运费（含装卸）'])(
    'is recognized by the name %j',
    (materialName) => {
      expect(isFreightLine({ materialName })).toBe(true)
    },
  )

  it.each(['螺纹钢', '运输带', '运费减免砂', '商品混凝土（含运输）', '碎石（运输）散装', ''])(
    'is not recognized by the name %j',
    (materialName) => {
      expect(isFreightLine({ materialName })).toBe(false)
    },
  )

  it.each([
    [{ isFreight: true, materialName: '砂石' }, true],
    [{ isFreight: true }, true],
    [{ isFreight: false, materialName: '运费' }, true],
    [{ isFreight: false, materialName: '碎石' }, false],
    [{}, false],
  ])('of %j: %s', (line, expected) => {
    expect(isFreightLine(line)).toBe(expected)
  })
})
