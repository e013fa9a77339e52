import type { Mode } from '#app/theme/look'
import { type Palette, palettes, propertyOf } from '#app/theme/palette'

// A site's own brand colour: the colours of both palettes that follow from it. Loaded where `site.json` names one.

type Rgb = readonly [red: number, green: number, blue: number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** WCAG AA for text. */
const LEGIBLE = 4.5
/** What the dark theme's brand colour has on its ground, as the product's own has. */
const DARK_CONTRAST = 7

/** The colours that follow from a brand colour. */
type Brand = Pick<
  Palette,
  | 'brand'
  | 'brandHover'
  | 'brandActive'
  | 'sideFrom'
  | 'side'
  | 'sideTo'
  | 'focusRing'
  | 'chosen'
  | 'chosenHover'
  | 'chosenLine'
  | 'rowChosen'
  | 'rowChosenHover'
  | 'dropTarget'
>

/** The palettes' colours for a brand colour, `#rrggbb`. */
export function brandPalettes(brandColor: string): Record<Mode, Brand> {
  const brand = toRgb(brandColor)
  return { light: lightBrand(brand), dark: darkBrand(brand) }
}

/**
 * Why a brand colour cannot be used, in Chinese for the operator; '' for a good one. White text stands on it, and it is
 * the colour of links on the light grounds.
 */
export function brandIssue(brandColor: string): string {
  const brand = toRgb(brandColor)
  const { chosenHover } = lightBrand(brand)
  const grounds = [palettes.light.onBrand, palettes.light.canvas, chosenHover].map(toRgb)
  const lowest = Math.min(...grounds.map((ground) => contrast(brand, ground)))
  if (lowest >= LEGIBLE) return ''
  return `${brandColor} 太浅，文字对比度只有 ${lowest.toFixed(1)}:1，至少要 4.5:1，请用更深的颜色`
}

/** The colours as CSS that stands after the palette's own; without a brand colour, the product's. */
export function brandCss(brandColor?: string): string {
  const { light, dark } = brandColor ? brandPalettes(brandColor) : palettes
  const names = Object.keys(lightBrand(BLACK)) as (keyof Brand)[]
  const properties = (palette: Brand) => names.map((name) => `${propertyOf(name)}:${palette[name]}`).join(';')
  return [
    `:root{${properties(light)}}`,
    `@media screen{:root[data-theme="dark"]{${properties(dark)}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${properties(dark)}}}`,
  ].join('')
}

function lightBrand(brand: Rgb): Brand {
  return {
    brand: toHex(brand),
    brandHover: toHex(mix(brand, BLACK, 0.12)),
    brandActive: toHex(mix(brand, BLACK, 0.28)),
    sideFrom: toHex(mix(brand, BLACK, 0.24)),
    side: toHex(brand),
    sideTo: toHex(mix(brand, BLACK, 0.08)),
    // 16 %.
    focusRing: `${toHex(brand)}29`,
    chosen: toHex(mix(brand, WHITE, 0.92)),
    chosenHover: toHex(mix(brand, WHITE, 0.88)),
    chosenLine: toHex(mix(brand, WHITE, 0.5)),
    rowChosen: toHex(mix(brand, WHITE, 0.96)),
    rowChosenHover: toHex(mix(brand, WHITE, 0.93)),
    dropTarget: toHex(mix(brand, WHITE, 0.96)),
  }
}

function darkBrand(brand: Rgb): Brand {
  const ground = toRgb(palettes.dark.surface)
  const steps = Array.from({ length: 20 }, (_, step) => mix(brand, WHITE, step / 20))
  const bright = steps.find((step) => contrast(step, ground) >= DARK_CONTRAST) ?? WHITE
  const tint = (share: number) => toHex(mix(ground, bright, share))
  return {
    brand: toHex(bright),
    brandHover: toHex(mix(bright, WHITE, 0.24)),
    brandActive: toHex(mix(bright, BLACK, 0.06)),
    sideFrom: toHex(mix(brand, ground, 0.8)),
    side: toHex(mix(brand, ground, 0.55)),
    sideTo: toHex(mix(brand, ground, 0.35)),
    // 28 %.
    focusRing: `${toHex(bright)}47`,
    chosen: tint(0.16),
    chosenHover: tint(0.2),
    chosenLine: tint(0.45),
    rowChosen: tint(0.08),
    rowChosenHover: tint(0.12),
    dropTarget: tint(0.06),
  }
}

/** @param share of the second colour, 0 to 1 */
function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share)
  return [at(0), at(1), at(2)]
}

/** The contrast of two colours by WCAG 2, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @param colour `#rgb` or `#rrggbb` */
function toRgb(colour: string): Rgb {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

function toHex(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
