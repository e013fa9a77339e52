import { parseHtml } from '#shared/ui/html/parseHtml'
import { alignmentOf, colorOf, declarationsOf, quietHtml } from '#shared/ui/html/textStyle'

/** Elements that hold no text of their own. */
const EMBEDDED: Readonly<Record<string, string>> = {
  IMG: '图片',
  VIDEO: '视频',
  AUDIO: '音频',
  IFRAME: '嵌入的页面',
  EMBED: '嵌入的页面',
  OBJECT: '嵌入的页面',
  SVG: '矢量图',
  INPUT: '表单',
  HR: '分隔线',
}

const STYLES: Readonly<Record<string, string>> = {
  'background-color': '底色',
  background: '底色',
  'font-size': '字号',
  'font-family': '字体',
  'line-height': '行距',
  'letter-spacing': '字距',
  'text-indent': '缩进',
  margin: '间距',
  padding: '间距',
  border: '边框',
  width: '尺寸',
  height: '尺寸',
  'max-width': '尺寸',
  float: '版式',
  display: '版式',
  position: '版式',
}

const TAGS: Readonly<Record<string, string>> = { SUP: '上标', SUB: '下标', MARK: '底色', SMALL: '字号', BIG: '字号' }

/** Attributes that show, and elements other than pictures that they stand at. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  size: '字号',
  face: '字体',
  bgcolor: '底色',
  background: '底色',
  border: '边框',
  width: '尺寸',
}

/** A declared value that changes nothing. */
const IDLE = /^(0[a-z%]*(\s+0[a-z%]*)*|normal|none|inherit|initial|auto|transparent|static|inline|block)$/i

/** The formats of a stored text, in Chinese, of which less is in what the editor keeps. */
export function lostFormats(stored: string, kept: string): string[] {
  const left = amounts(kept)
  return [...amounts(stored)].filter(([label, amount]) => amount > (left.get(label) ?? 0)).map(([label]) => label)
}

/** How much of a text has each format: characters, or elements without text. */
function amounts(html: string): Map<string, number> {
  const { body } = parseHtml(quietHtml(html))
  const found = new Map<string, number>()
  const add = (label: string, amount: number) => found.set(label, (found.get(label) ?? 0) + amount)
  const walk = (element: Element, outer: ReadonlySet<string>) => {
    const labels = new Set([...outer, ...labelsOf(element)])
    const embedded = EMBEDDED[element.tagName.toUpperCase()]
    if (embedded) {
      for (const label of [embedded, ...labels]) add(label, 1)
      return
    }
    for (const node of element.childNodes) {
      if (node instanceof Text) {
        const length = node.data.replace(/\s/g, '').length
        if (length > 0) for (const label of ['文字', ...labels]) add(label, length)
      } else if (node instanceof Element) walk(node, labels)
    }
  }
  walk(body, new Set())
  return found
}

function labelsOf(element: Element): string[] {
  const labels = [TAGS[element.tagName]]
  for (const [name, value] of declarationsOf(element)) {
    if (!IDLE.test(value)) labels.push(STYLES[name] ?? STYLES[name.replace(/^(margin|padding|border)-.*/, '$1')])
  }
  if (element.tagName !== 'IMG') for (const name of element.getAttributeNames()) labels.push(ATTRIBUTES[name])
  const alignment = alignmentOf(element)
  if (alignment && alignment !== 'left') labels.push('对齐')
  if (colorOf(element)) labels.push('文字颜色')
  return labels.filter((label) => label !== undefined)
}
