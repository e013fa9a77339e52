import { safePicture } from '#shared/safeUrl'
import { parseHtml } from '#shared/ui/html/parseHtml'
import { alignmentOf, boundSpans, colorOf, declarationsOf, quietHtml } from '#shared/ui/html/textStyle'

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, div, table, tr, td, th, blockquote, pre, hr, section, article'
/** Elements whose children are parts of a structure: these stand in no mark. */
const STRUCTURES = 'table, thead, tbody, tfoot, tr, colgroup, ul, ol, dl'

/** A document of HTML as the editor reads it: formats given by styles are the tags and attributes that it keeps. */
export function editorNodes(html: string): HTMLElement {
  const { body } = parseHtml(quietHtml(html))
  for (const element of body.querySelectorAll('[data-style], center')) takeStyle(element)
  for (const box of [...body.querySelectorAll('div, center')].reverse()) alignContent(box)
  boundSpans(body)
  return body
}

/** Stored HTML as the editor reads it, without pictures of unsafe addresses. */
export function editorHtml(stored: string): string {
  const body = editorNodes(stored)
  for (const picture of unsafePictures(body)) picture.replaceWith(picture.alt)
  return body.innerHTML
}

/** The pictures that buyers cannot load, or that load from a foreign host. */
export function unsafePictures(body: HTMLElement): HTMLImageElement[] {
  return [...body.querySelectorAll('img')].filter((picture) => safePicture(picture.getAttribute('src') ?? '') === null)
}

function takeStyle(element: Element): void {
  const styles = declarationsOf(element)
  const alignment = alignmentOf(element)
  if (alignment) element.setAttribute('align', alignment)
  if (element.matches(STRUCTURES)) return
  const color = colorOf(element)
  if (color) wrapContent(element, 'font').setAttribute('color', color)
  const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`
  if (line.includes('underline')) wrapContent(element, 'u')
  if (line.includes('line-through')) wrapContent(element, 's')
  if (/^(bold|bolder|[6-9]00)$/.test(styles.get('font-weight') ?? '')) wrapContent(element, 'strong')
  if (styles.get('font-style') === 'italic') wrapContent(element, 'em')
  const position = element.matches(BLOCKS) ? undefined : styles.get('vertical-align')
  if (position === 'super') wrapContent(element, 'sup')
  if (position === 'sub') wrapContent(element, 'sub')
}

function wrapContent(element: Element, tag: string): HTMLElement {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
  return mark
}

/** The editor has no boxes: the alignment of one goes to its paragraphs, and a box of a line is a paragraph. */
function alignContent(box: Element): void {
  const alignment = alignmentOf(box)
  if (!alignment) return
  if (box.querySelector(BLOCKS)) {
    for (const block of box.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
      if (!alignmentOf(block)) block.setAttribute('align', alignment)
    }
    return
  }
  const line = box.ownerDocument.createElement('p')
  line.setAttribute('align', alignment)
  line.append(...box.childNodes)
  box.replaceWith(line)
}
