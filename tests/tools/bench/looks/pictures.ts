/** The looks that each screen is pictured in; 1200 is the narrowest window, in px. */
export const LOOKS = ['light', 'dark', 'English', '1200'] as const
export type Look = (typeof LOOKS)[number]

/** The two sides of a comparison, which are the folders of their pictures. */
export const SIDES = ['before', 'after'] as const

/** A picture of one side or both: how many pixels differ, or which side has none. */
export type Pair = { file: string; pixels: number; missing?: (typeof SIDES)[number] }

/** The file of a screen's picture, such as `haichuan.bills_orders.dark.png` for `/bills/orders`. */
export function fileOf(account: string, path: string, look: Look): string {
  return `${account}.${path.slice(1).replaceAll('/', '_')}.${look}.png`
}

/** What a file shows: the screen with its account, and the look. */
export function shownIn(file: string): { screen: string; look: string } {
  const [account = '', path = '', look = ''] = file.split('.')
  return { screen: `${account} /${path.replaceAll('_', '/')}`, look }
}

/** All files of the two sides, each once and in order; one that both have is compared by `differing`, in pixels. */
export function pairsOf(
  before: readonly string[],
  after: readonly string[],
  differing: (file: string) => number,
): Pair[] {
  return [...new Set([...before, ...after])].sort().map((file) => {
    if (!before.includes(file)) return { file, pixels: 0, missing: 'before' }
    if (!after.includes(file)) return { file, pixels: 0, missing: 'after' }
    return { file, pixels: differing(file) }
  })
}

/** The pairs that are not equal: first those without a side, then by how much differs. */
export function unequal(pairs: readonly Pair[]): Pair[] {
  const weight = ({ pixels, missing }: Pair) => (missing ? Number.POSITIVE_INFINITY : pixels)
  return pairs
    .filter((pair) => weight(pair) > 0)
    .sort((a, b) => (weight(a) === weight(b) ? 0 : weight(b) - weight(a)) || a.file.localeCompare(b.file))
}
