import { theme } from 'antd'
import { describe, expect, it } from 'vitest'
import { antdTheme } from '#app/theme/antdTheme'

const MODES = ['light', 'dark'] as const
const DENSITIES = ['standard', 'compact'] as const
const token = (density: (typeof DENSITIES)[number]) => theme.getDesignToken(antdTheme('light', density))

describe('the theme of antd', () => {
  it('is one object per mode and density, so that a render does not change the theme', () => {
    const themes = MODES.flatMap((mode) => DENSITIES.map((density) => antdTheme(mode, density)))
    expect(new Set(themes).size).toBe(4)
    expect(MODES.flatMap((mode) => DENSITIES.map((density) => antdTheme(mode, density)))).toEqual(themes)
    expect(antdTheme('dark', 'compact')).toBe(themes[3])
  })

  it('shares one key for the custom properties of all themes, without a hash', () => {
    for (const mode of MODES)
      for (const density of DENSITIES)
        expect(antdTheme(mode, density)).toMatchObject({ hashed: false, cssVar: { prefix: 'ant', key: 'app' } })
  })

  it('has smaller spacing but the same font size when compact', () => {
    expect(token('compact')).toMatchObject({
      fontSize: token('standard').fontSize,
      lineHeight: token('standard').lineHeight,
    })
    expect(token('compact').controlHeight).toBeLessThan(token('standard').controlHeight)
    expect(token('compact').padding).toBeLessThan(token('standard').padding)
  })

  it('has lower rows in small tables than in middle ones', () => {
    for (const density of DENSITIES) {
      const { cellPaddingBlockSM = 0, cellPaddingBlockMD = 0 } = antdTheme('light', density).components?.Table ?? {}
      expect(cellPaddingBlockSM).toBeLessThan(cellPaddingBlockMD)
    }
  })
})
