import { PAGE_CSS } from './pageCss'
import { NO_OFFSET, type Offset, type PaperSize, pageCss } from './paperSizes'

/** Maximum HTML size in bytes that the PDF endpoint accepts. */
const PRINT_HTML_LIMIT = 2 * 1024 * 1024

/** Why a document cannot become a PDF; the message is Chinese text to show. */
export class PrintHtmlError extends Error {
  readonly reason: 'empty' | 'tooLarge'

  constructor(reason: 'empty' | 'tooLarge') {
    super(reason === 'empty' ? '打印内容不能为空' : '打印内容过大')
    this.name = 'PrintHtmlError'
    this.reason = reason
  }
}

type PrintHtmlOptions = {
  title: string
  paper: PaperSize
  /** Omitted for a PDF: the shift belongs to one printer, not to the document. */
  offset?: Offset
}

/**
 * The documents inside `container` as one self-contained HTML page: CSS inline, no scripts, no handlers, image URLs
 * absolute. It prints exactly like the preview.
 *
 * @throws PrintHtmlError when there is nothing to print or the HTML exceeds the size limit
 */
export function toPrintHtml(container: HTMLElement, { title, paper, offset = NO_OFFSET }: PrintHtmlOptions): string {
  const documents = [...container.querySelectorAll<HTMLElement>('.print-document')]
  const sections = documents.filter((document) => document.querySelector('.sheet')).map(cleanCopy)
  if (sections.length === 0) throw new PrintHtmlError('empty')
  const html = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<style>${PAGE_CSS}${pageCss(paper, offset)}</style>
</head>
<body>
<div class="print-job">${sections.map((section) => section.outerHTML).join('\n')}</div>
</body>
</html>`
  if (new TextEncoder().encode(html).length > PRINT_HTML_LIMIT) throw new PrintHtmlError('tooLarge')
  return html
}

function cleanCopy(document: HTMLElement): HTMLElement {
  const copy = document.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('script, style, link, iframe, object, embed, .no-print')) element.remove()
  for (const image of copy.querySelectorAll('img')) {
    // The server that renders the page has no base URL.
    image.setAttribute('src', new URL(image.getAttribute('src') ?? '', document.baseURI).href)
    image.removeAttribute('srcset')
  }
  for (const element of copy.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const isLinkToCode = /^\s*javascript:/i.test(value)
      if (name.startsWith('on') || isLinkToCode) element.removeAttribute(name)
    }
  }
  return copy
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
