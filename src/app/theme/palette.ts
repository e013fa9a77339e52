import type { Mode } from './look'

/** The light colours of the product. Printed documents have their own: paper is white in every theme. */
const light = {
  /** The one brand colour: primary buttons, links, the open page. */
  brand: '#1f5f9e',
  brandHover: '#3e78ab',
  brandActive: '#124278',
  /** Text and marks on the brand colour, and on a dangerous button. */
  onBrand: '#fff',
  /** The picture side of the sign-in page. */
  sideFrom: '#17497c',
  side: '#1f5f9e',
  sideTo: '#2b75b8',
  onSide: '#fff',
  focusRing: 'rgba(31, 95, 158, 0.16)',
  /** Selected: a status tab, a menu entry, a tile. */
  chosen: '#e8f0f8',
  chosenHover: '#dce8f3',
  chosenLine: '#86abc4',
  rowHover: '#fafafa',
  rowChosen: '#f3f8fc',
  rowChosenHover: '#eaf2f9',
  dropTarget: '#f5f8ff',

  ink: 'rgba(0, 0, 0, 0.88)',
  inkSoft: 'rgba(0, 0, 0, 0.6)',
  placeholder: 'rgba(0, 0, 0, 0.54)',

  /** Background of content, the page behind it, and what floats above both. */
  surface: '#fff',
  canvas: '#f3f5f8',
  raised: '#fff',
  tooltip: '#262626',
  tableHead: '#f5f7fa',
  track: '#eef1f5',
  /** At the edges of a table that scrolls. */
  tableShadow: 'rgba(5, 5, 5, 0.06)',
  skeleton: '#edf0f4',
  line: '#e5e8ec',
  fieldLine: '#d0d4da',
  imageLine: '#d9d9d9',
  raisedShadow: 'rgba(0, 0, 0, 0.12)',
  barShadow: 'rgba(0, 0, 0, 0.15)',
  /** The colour that antd's shadows are mixed from. */
  shadow: '#000',
  /** Around a page in the print preview. */
  paperBackdrop: '#8c9097',
  /** Behind pictures made for white paper: captchas, signatures, QR codes. */
  paper: '#fff',
  /** On a phone's screen, which is light in every theme: its text, its background, and a price. */
  phoneInk: 'rgba(0, 0, 0, 0.88)',
  phoneInkSoft: 'rgba(0, 0, 0, 0.6)',
  phoneCanvas: '#f3f5f8',
  phoneLine: '#d0d4da',
  phonePrice: '#cf1322',

  // Dark enough for text on their tints.
  success: '#2f7d12',
  successSoft: '#e9f5e4',
  successLine: '#7ca365',
  warning: '#a35b00',
  warningSoft: '#fdf2df',
  warningLine: '#c9a561',
  /** The dot of a tab with unsaved input. */
  unsaved: '#d46b08',
  bad: '#cf1322',
  badHover: '#db373f',
  badActive: '#a8071a',
  badSoft: '#fdeceb',
  badLine: '#f0b8b5',
  badInk: '#a8071a',
  badRow: '#fff6f5',
} as const

/** The keys of a palette: the same as the light one's. */
export type Palette = Readonly<Record<keyof typeof light, string>>

/**
 * Bright colours on blue-grey. Text on the brand colour is dark: no colour is legible both as text and under white
 * text.
 */
const dark: Palette = {
  brand: '#6cb0ee',
  brandHover: '#8fc4f4',
  brandActive: '#559fe2',
  onBrand: '#0b1a29',
  sideFrom: '#0d1b2a',
  side: '#12304e',
  sideTo: '#1b4875',
  onSide: 'rgba(255, 255, 255, 0.92)',
  focusRing: 'rgba(108, 176, 238, 0.28)',
  chosen: '#1b3350',
  chosenHover: '#213f5e',
  chosenLine: '#38628d',
  rowHover: '#1b2027',
  rowChosen: '#182838',
  rowChosenHover: '#1c3046',
  dropTarget: '#172433',

  ink: 'rgba(255, 255, 255, 0.86)',
  inkSoft: 'rgba(255, 255, 255, 0.64)',
  placeholder: 'rgba(255, 255, 255, 0.56)',

  surface: '#171b21',
  canvas: '#0e1116',
  raised: '#1f242c',
  tooltip: '#39414c',
  tableHead: '#1d222a',
  track: '#0d1014',
  tableShadow: 'rgba(0, 0, 0, 0.5)',
  skeleton: '#252b34',
  line: '#2b313a',
  fieldLine: '#4a535f',
  imageLine: '#4a535f',
  raisedShadow: 'rgba(0, 0, 0, 0.5)',
  barShadow: 'rgba(0, 0, 0, 0.6)',
  shadow: 'rgba(0, 0, 0, 1)',
  paperBackdrop: '#8c9097',
  paper: '#fff',
  phoneInk: light.phoneInk,
  phoneInkSoft: light.phoneInkSoft,
  phoneCanvas: light.phoneCanvas,
  phoneLine: light.phoneLine,
  phonePrice: light.phonePrice,

  success: '#6fbf50',
  successSoft: '#1a2e15',
  successLine: '#3a6129',
  warning: '#e2a242',
  warningSoft: '#33260f',
  warningLine: '#6e5020',
  unsaved: '#f0913a',
  bad: '#f28b84',
  badHover: '#f7aaa4',
  badActive: '#e5706a',
  badSoft: '#3a1c1c',
  badLine: '#7a3735',
  badInk: '#ffb1ab',
  badRow: '#2a1a1c',
}

/** The only colours of the product. */
export const palettes: Readonly<Record<Mode, Palette>> = { light, dark }

/**
 * The palettes as a static style sheet: each colour a custom property (`inkSoft` is `--ink-soft`). The document's
 * `data-theme` decides; before any script has set it, the system does. Paper is always light.
 */
export function paletteCss(): string {
  return [
    `:root{color-scheme:light;${properties(light)}}`,
    `@media screen{:root[data-theme="dark"]{color-scheme:dark;${properties(dark)}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${properties(dark)}}}`,
  ].join('\n')
}

/** The custom property of a colour: `inkSoft` is `--ink-soft`. */
export function propertyOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** The colours of a palette by their custom property. */
export function customProperties(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, colour]) => [propertyOf(name), colour]))
}

function properties(palette: Palette): string {
  return Object.entries(customProperties(palette))
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';')
}
