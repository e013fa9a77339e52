import { LOOKS, type Pair, SIDES, shownIn, unequal } from './pictures'

const STYLE = `body { margin: 24px; font: 14px/1.5 system-ui, sans-serif }
h2 { margin: 32px 0 8px; font-size: 16px }
.row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px }
figure { margin: 0 }
img { display: block; width: 100%; border: 1px solid #ccc }`

/** The table for the console: each screen that differs with its pixels by look, and the sums. */
export function tableOf(pairs: readonly Pair[]): string {
  const found = unequal(pairs)
  const screens = [...new Set(found.map(({ file }) => shownIn(file).screen))]
  const rows = screens.map((screen) => {
    const cells = LOOKS.map((look) => found.find(({ file }) => isOf(file, screen, look)))
    return [screen, ...cells.map((pair) => (pair ? amountOf(pair) : ''))]
  })
  const counts = LOOKS.map((look) => String(found.filter(({ file }) => shownIn(file).look === look).length))
  const table = [['screen', ...LOOKS], ...rows, ['pictures that differ', ...counts]]
  const width = Math.max(...table.map(([screen = '']) => screen.length))
  const lines = table.map(([screen = '', ...cells]) =>
    [screen.padEnd(width), ...cells.map((cell) => cell.padStart(13))].join('').trimEnd(),
  )
  return [...(found.length > 0 ? [...lines, ''] : []), totalOf(pairs)].join('\n')
}

/** The page of the pictures that differ: before, after and the difference, the largest first. */
export function pageOf(pairs: readonly Pair[], against: string): string {
  const sections = unequal(pairs).map((pair) => {
    const { screen, look } = shownIn(pair.file)
    const folders = pair.missing ? SIDES.filter((side) => side !== pair.missing) : [...SIDES, 'difference']
    const figures = folders.map((folder) => figureOf(folder, pair.file))
    return `<h2>${escaped(`${screen}, ${look}: ${amountOf(pair)}`)}</h2>\n<div class="row">${figures.join('')}</div>`
  })
  const title = escaped(`Looks against ${against}`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body>
<h1>${title}</h1>
<p>${totalOf(pairs)}</p>
${sections.join('\n')}
</body>
</html>
`
}

function figureOf(folder: string, file: string): string {
  const address = `${folder}/${encodeURIComponent(file)}`
  return `<figure><figcaption>${folder}</figcaption><a href="${address}"><img src="${address}" loading="lazy" alt=""></a></figure>`
}

function totalOf(pairs: readonly Pair[]): string {
  const screens = new Set(pairs.map(({ file }) => shownIn(file).screen))
  const count = (isMeant: (pair: Pair) => boolean) => pairs.filter(isMeant).length
  return [
    `${pairs.length} pictures of ${screens.size} screens`,
    `${count(({ pixels }) => pixels > 0)} differ`,
    `${count(({ missing }) => missing === 'before')} only after`,
    `${count(({ missing }) => missing === 'after')} only before`,
  ].join(', ')
}

function amountOf({ pixels, missing }: Pair): string {
  return missing ? `none ${missing}` : `${pixels} px`
}

function isOf(file: string, screen: string, look: string): boolean {
  const shown = shownIn(file)
  return shown.screen === screen && shown.look === look
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
