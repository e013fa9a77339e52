/** Pictures are SVG data URIs: they need no file, no network and no embedded font. */
export function svgUri(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

/** The text nodes of a picture, in order. */
export function textOfSvg(uri: string): string {
  const svg = decodeURIComponent(uri.slice(uri.indexOf(',') + 1))
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text).join('')
}

/** A captcha, 130×48: every character is a text node, slightly rotated. */
export function captchaPicture(code: string): string {
  const letters = [...code].map((letter, index) => {
    const [x, y] = [14 + index * 24, 33 + ((index * 7) % 5)]
    return `<text x="${x}" y="${y}" transform="rotate(${((index * 37) % 30) - 15} ${x} ${y})" font-size="26" font-family="monospace" fill="#334155">${letter}</text>`
  })
  const lines = [10, 24, 38].map(
    (y, index) => `<path d="M0 ${y}Q65 ${48 - y} 130 ${(y + 11 * index) % 48}" stroke="#94a3b8" fill="none"/>`,
  )
  return svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="48" viewBox="0 0 130 48"><rect width="130" height="48" fill="#f1f5f9"/>${lines.join('')}${letters.join('')}</svg>`,
  )
}

/** Size of the background of a slider, and of its square piece, px. */
export const SLIDER = { width: 300, height: 150, piece: 60 } as const

/** A picture with a gap, and the piece that fills it. The element `gap` gives its position to scripts that sign in. */
export function sliderPictures(x: number, y: number): { backImage: string; slidingImage: string } {
  const { width, height, piece } = SLIDER
  const scene = `<rect width="${width}" height="${height}" fill="#bae6fd"/><circle cx="246" cy="34" r="18" fill="#fde68a"/><path d="M0 110L58 52l52 46 46-60 74 66 70-34v80H0z" fill="#7c9885"/><path d="M0 132q75-34 150-8t150-10v36H0z" fill="#4d7c5f"/>`
  const svg = (size: [number, number], box: string, body: string) =>
    svgUri(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="${box}">${body}</svg>`,
    )
  const square = (of: string) => `<rect ${of} x="${x}" y="${y}" width="${piece}" height="${piece}" rx="6" stroke="#fff"`
  return {
    backImage: svg([width, height], `0 0 ${width} ${height}`, `${scene}${square('id="gap"')} fill="#0f172a99"/>`),
    slidingImage: svg(
      [piece, piece],
      `${x} ${y} ${piece} ${piece}`,
      `<clipPath id="p">${square('')}/></clipPath><g clip-path="url(#p)">${scene}</g>${square('')} stroke-width="3" fill="none"/>`,
    ),
  }
}

/** A round shop logo with one or two characters. */
export function logoPicture(text: string, color: string): string {
  return svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${color}"/><text x="48" y="60" font-size="34" text-anchor="middle" font-family="sans-serif" fill="#fff">${text}</text></svg>`,
  )
}

/** A signature, 60×30. */
export function signaturePicture(name: string): string {
  return svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30" viewBox="0 0 60 30"><text x="30" y="21" font-size="17" font-style="italic" text-anchor="middle" font-family="KaiTi,STKaiti,'AR PL UKai CN',cursive" fill="#1e293b">${name}</text></svg>`,
  )
}

/** A placeholder for a photo, with a caption of its subject. */
export function photoPicture(text: string): string {
  return svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240"><rect width="320" height="240" fill="#cbd5e1"/><path d="M0 190l90-80 60 50 70-90 100 110v60H0z" fill="#94a3b8"/><text x="160" y="226" font-size="18" text-anchor="middle" font-family="sans-serif" fill="#1e293b">${text}</text></svg>`,
  )
}

/** The subject of a product picture. */
export type GoodsKind = 'bars' | 'bolt' | 'board' | 'bag' | 'bucket' | 'pipe' | 'tool' | 'service'

const SHAPES: Record<GoodsKind, string> = {
  bars: '<path d="M24 104L104 24M40 116L116 40M12 88L88 12" stroke-width="10" stroke-linecap="round"/>',
  bolt: '<path d="M44 20h40l10 18-10 18H44L34 38zM56 56h16v52H56zM56 70l16 8M56 84l16 8"/>',
  board: '<path d="M18 44l56-22 36 16-56 24zM18 44v28l36 18V62M54 90l56-24V38M18 58l36 18 56-24"/>',
  bag: '<path d="M34 26h60l-6 14 6 62-6 8H40l-6-8 6-62zM42 40h44M46 62h36M46 76h24"/>',
  bucket: '<path d="M30 42h68l-8 66H38zM30 42q34-44 68 0M34 60h60"/>',
  pipe: '<path d="M16 50h66q22 0 22 22v38H76V78H16zM16 44v40M70 110h40"/>',
  tool: '<path d="M22 36h64v24H66l8 46H48l-6-46H22zM86 42h24v12H86z"/>',
  service: '<circle cx="64" cy="42" r="20"/><path d="M24 110q4-40 40-40t40 40z"/>',
}
const GROUNDS = ['#e2e8f0', '#dbeafe', '#dcfce7', '#fef3c7', '#fee2e2', '#ede9fe', '#cffafe']

/** A square product picture; the serial selects the background, a caption is below. */
export function goodsPicture(kind: GoodsKind, serial: number, caption: string): string {
  const ground = GROUNDS[serial % GROUNDS.length]
  const words = caption
    ? `<text x="64" y="124" font-size="9" text-anchor="middle" font-family="sans-serif" fill="#334155">${caption}</text>`
    : ''
  return svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 128 128"><rect width="128" height="128" fill="${ground}"/><g fill="#94a3b8" stroke="#475569" stroke-width="3" stroke-linejoin="round">${SHAPES[kind]}</g>${words}</svg>`,
  )
}
