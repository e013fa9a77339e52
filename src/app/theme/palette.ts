/** The light colours of the product. Print sheets have their own: paper is white in every theme. */
export const light = {
  /** The one brand colour: primary buttons, links, the open page. */
  brand: '#1f5f9e',
  brandDeep: '#17497c',
  brandBright: '#2b75b8',
  onBrand: '#fff',
  focusRing: 'rgba(31, 95, 158, 0.16)',
  /** Selected: a status tab, a menu entry, a tile. */
  chosen: '#e8f0f8',
  chosenHover: '#dce8f3',
  rowChosen: '#f3f8fc',
  rowChosenHover: '#eaf2f9',
  dropTarget: '#f5f8ff',

  ink: 'rgba(0, 0, 0, 0.88)',
  inkSoft: 'rgba(0, 0, 0, 0.6)',
  placeholder: 'rgba(0, 0, 0, 0.54)',

  /** Background of content, and the page behind it. */
  surface: '#fff',
  desk: '#f3f5f8',
  tableHead: '#f5f7fa',
  track: '#eef1f5',
  skeleton: '#edf0f4',
  line: '#e5e8ec',
  fieldLine: '#d0d4da',
  imageLine: '#d9d9d9',
  raisedShadow: 'rgba(0, 0, 0, 0.12)',
  barShadow: 'rgba(0, 0, 0, 0.15)',
  /** Around a sheet in the print preview. */
  paperDesk: '#8c9097',

  // Dark enough for text on their tints.
  success: '#2f7d12',
  successSoft: '#e9f5e4',
  warning: '#a35b00',
  warningSoft: '#fdf2df',
  note: '#ad6800',
  /** The dot of a tab with unsaved input. */
  unsaved: '#d46b08',
  bad: '#cf1322',
  badSoft: '#fdeceb',
  badLine: '#f0b8b5',
  badInk: '#a8071a',
  badRow: '#fff6f5',
} as const

/** The keys of a palette: the same as the light one's. */
export type Palette = Readonly<Record<keyof typeof light, string>>

/** Sets each colour as a custom property of the document (`inkSoft` is `--ink-soft`) for the stylesheets. */
export function applyPalette(palette: Palette): void {
  for (const [name, colour] of Object.entries(palette)) {
    const property = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    document.documentElement.style.setProperty(property, colour)
  }
}
