import { theme } from 'antd'
import { describe, expect, it } from 'vitest'
import { brandIssue, brandPalettes } from '#app/site/brandPalette'
import { antdTheme } from '#app/theme/antdTheme'
import { type Palette, palettes } from '#app/theme/palette'

type Name = keyof Palette

/** Backgrounds of text: the panels, what floats above them, and the tints of rows. */
const PLAIN: Name[] = [
  'surface',
  'canvas',
  'raised',
  'tableHead',
  'rowHover',
  'rowChosen',
  'rowChosenHover',
  'dropTarget',
  'badRow',
]

/** Every text colour, and the backgrounds it is used on. */
const TEXTS: Partial<Record<Name, Name[]>> = {
  ink: [...PLAIN, 'chosen', 'chosenHover', 'badSoft', 'successSoft', 'warningSoft', 'track'],
  inkSoft: [...PLAIN, 'chosen', 'track', 'badSoft'],
  placeholder: ['surface', 'raised'],
  brand: [...PLAIN, 'chosen', 'chosenHover'],
  brandActive: ['surface', 'raised', 'chosen'],
  onBrand: ['brand', 'brandHover', 'brandActive', 'bad', 'badHover', 'badActive'],
  onSide: ['sideFrom', 'side', 'sideTo'],
  success: ['surface', 'raised', 'successSoft'],
  warning: ['surface', 'raised', 'warningSoft'],
  bad: [...PLAIN, 'badSoft'],
  badActive: ['surface', 'raised'],
  badInk: ['badSoft'],
  // The pages of a shop, light in both themes.
  phoneInk: ['paper', 'phoneCanvas'],
  phoneInkSoft: ['paper', 'phoneCanvas'],
  phonePrice: ['paper'],
}

/** Marks without which a state or a control cannot be seen: rings, dots, bars, the picture beside sign-in. */
const MARKS: Partial<Record<Name, Name[]>> = {
  brand: ['surface', 'raised', 'track', 'skeleton'],
  brandHover: ['surface', 'raised'],
  badHover: ['surface', 'raised'],
  bad: ['surface', 'raised', 'badSoft'],
  success: ['surface'],
  unsaved: ['surface'],
}

/** Edges, shades and picture backgrounds, which carry no meaning of their own. */
const DECORATION: Name[] = [
  'focusRing',
  'chosenLine',
  'tooltip',
  'tableShadow',
  'line',
  'fieldLine',
  'imageLine',
  'raisedShadow',
  'barShadow',
  'shadow',
  'paperBackdrop',
  'paper',
  'phoneLine',
  'successLine',
  'warningLine',
  'badLine',
]

describe.each(['light', 'dark'] as const)('the %s colours', (mode) => {
  const palette = palettes[mode]

  it('give every text a contrast of 4.5 with its background', () => {
    expect(poor(palette, TEXTS, 4.5)).toEqual([])
  })

  it('give every mark a contrast of 3 with its background', () => {
    expect(poor(palette, MARKS, 3)).toEqual([])
  })

  it('are each a text, a mark, a background of one, or decoration', () => {
    const uses = [TEXTS, MARKS].flatMap((pairs) => [...Object.keys(pairs), ...Object.values(pairs).flat()])
    expect(Object.keys(palette).filter((name) => !uses.includes(name) && !DECORATION.includes(name as Name))).toEqual(
      [],
    )
  })

  it('reach antd unchanged, and its own texts are legible', () => {
    for (const density of ['standard', 'compact'] as const) {
      const token = theme.getDesignToken(antdTheme(mode, density))
      const { surface, raised, tooltip } = palette
      expect(token).toMatchObject({
        colorPrimary: palette.brand,
        colorInfo: palette.brand,
        colorError: palette.bad,
        colorBgContainer: surface,
        colorText: palette.ink,
      })
      const texts = [token.colorTextSecondary, token.colorTextHeading, token.colorTextLabel, token.colorTextDescription]
      for (const text of texts) for (const on of [surface, raised]) expect(contrast(text, on)).toBeGreaterThan(4.5)
      expect(contrast(token.colorTextLightSolid, tooltip)).toBeGreaterThan(4.5)
    }
  })
})

/** Blue, the reds and greens of building groups, purple, brown, and nearly black. */
const BRANDS = ['#1f5f9e', '#0b5ed7', '#b3131b', '#c8102e', '#00693e', '#006b54', '#5b2a86', '#7a4a00', '#222222']

describe.each(BRANDS)('the colours of a site whose brand is %s', (brand) => {
  it.each(['light', 'dark'] as const)('are as legible in the %s theme', (mode) => {
    expect(brandIssue(brand)).toBe('')
    const palette = { ...palettes[mode], ...brandPalettes(brand)[mode] }
    expect([...poor(palette, TEXTS, 4.5), ...poor(palette, MARKS, 3)]).toEqual([])
  })
})

it('computes contrast as WCAG does', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('rgba(0, 0, 0, 0.5)', '#fff')).toBeCloseTo(contrast('#808080', '#fff'), 1)
})

/** The pairs below the wanted contrast, with their own. */
function poor(palette: Palette, pairs: Partial<Record<Name, Name[]>>, wanted: number): string[] {
  return (Object.entries(pairs) as [Name, Name[]][]).flatMap(([text, grounds]) =>
    grounds
      .map((ground) => ({ ground, value: contrast(palette[text], palette[ground]) }))
      .filter(({ value }) => value < wanted)
      .map(({ ground, value }) => `${text} on ${ground}: ${value.toFixed(2)}`),
  )
}

/** WCAG 2 contrast of a text, which may be translucent, on an opaque background. */
function contrast(text: string, ground: string): number {
  const below = channels(ground)
  const [, , , alpha = 1] = channels(text)
  const mixed = channels(text).map((value, at) => value * alpha + (below[at] ?? 0) * (1 - alpha))
  const [light = 0, dark = 0] = [luminance(mixed), luminance(below)].sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Red, green and blue from 0 to 255, and alpha when there is one. */
function channels(colour: string): number[] {
  if (!colour.startsWith('#')) return (colour.match(/[\d.]+/g) ?? []).map(Number)
  const hex = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
