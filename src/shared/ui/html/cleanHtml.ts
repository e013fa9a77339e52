import purify from 'dompurify'
import { safePicture, safeUrl } from '#shared/safeUrl'
import { alignmentOf, boundSpans, colorOf, quietHtml } from './textStyle'

const TAGS =
  'a b blockquote br caption code col colgroup dd del div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
const ATTRIBUTES = 'alt colspan height href rowspan src title width'.split(' ')
/** Where alignment and colour of a text stand; styles have been moved to `data-style`: see `quietHtml`. */
const TEXT_STYLES = ['align', 'color', 'data-style']
/** Layout attributes of printable HTML. */
const LAYOUT = 'align border cellpadding cellspacing class data-style valign'.split(' ')

/**
 * Sanitizes HTML from a server into DOM nodes: only tags, attributes, alignment and colour of text remain. Links open
 * only what `safeUrl` allows, in a new window; pictures load only from where `safePicture` allows.
 *
 * @param isStyled keeps classes and layout, and styles as `data-style`
 */
export function cleanHtml(html: string, { isStyled = false }: { isStyled?: boolean } = {}): DocumentFragment {
  const nodes = purify.sanitize(quietHtml(html), {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: [...ATTRIBUTES, ...(isStyled ? LAYOUT : TEXT_STYLES)],
    // `font-size:` reads like the scheme of an address.
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  boundSpans(nodes)
  if (!isStyled)
    for (const element of nodes.querySelectorAll<HTMLElement>('[data-style], [align], [color]')) styleText(element)
  for (const link of nodes.querySelectorAll('a')) checkLink(link)
  for (const picture of nodes.querySelectorAll('img')) {
    const source = safePicture(picture.getAttribute('src') ?? '')
    if (source) picture.setAttribute('src', source)
    else picture.replaceWith(picture.alt)
  }
  return nodes
}

/** Gives an element the alignment and colour of its text, and no other style. */
function styleText(element: HTMLElement): void {
  const [alignment, color] = [alignmentOf(element), colorOf(element)]
  for (const name of TEXT_STYLES) element.removeAttribute(name)
  if (alignment) element.style.textAlign = alignment
  if (color) element.style.color = color
}

function checkLink(link: HTMLAnchorElement): void {
  const address = safeUrl(link.getAttribute('href') ?? '')
  if (!address) {
    link.replaceWith(...link.childNodes)
    return
  }
  link.setAttribute('href', address.href)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
  // The link text may name another host than the one it leads to.
  if (!address.isOwn) link.append(`（${address.host}）`)
}
