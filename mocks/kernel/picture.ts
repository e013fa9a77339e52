/** Pictures are SVG data URIs: they need no file, no network and no embedded font. */
function svgUri(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

/** The text nodes of such a picture, in order. */
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
