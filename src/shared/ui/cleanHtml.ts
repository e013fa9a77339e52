import purify from 'dompurify'
import { safePicture, safeUrl } from '#shared/safeUrl'

const TAGS =
  'a b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
const ATTRIBUTES = 'alt colspan height href rowspan src title width'.split(' ')
/** What a sheet for print is laid out with. Its styles are no longer styles: see `quieted`. */
const LAYOUT = 'align border cellpadding cellspacing class data-style valign'.split(' ')

/**
 * HTML of a server as nodes of the page: only tags and attributes of a text. Links open only what `safeUrl` allows, in
 * a window of their own; pictures load only from where `safePicture` allows.
 *
 * @param isStyled keeps classes and layout, and styles as `data-style`
 */
export function cleanHtml(html: string, { isStyled = false }: { isStyled?: boolean } = {}): DocumentFragment {
  const nodes = purify.sanitize(quieted(html), {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: isStyled ? [...ATTRIBUTES, ...LAYOUT] : ATTRIBUTES,
    // `font-size:` reads like the scheme of an address.
    ADD_URI_SAFE_ATTR: isStyled ? ['data-style'] : [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of nodes.querySelectorAll('a')) checkLink(link)
  for (const picture of nodes.querySelectorAll('img')) {
    const source = safePicture(picture.getAttribute('src') ?? '')
    if (source) picture.setAttribute('src', source)
    else picture.replaceWith(picture.alt)
  }
  return nodes
}

/**
 * The text without what the site's policy refuses already while the cleaner parses it: styles, handlers, a base. It
 * makes nothing safe, it only spares the console a report for each.
 */
function quieted(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<base\b[^>]*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s/"'])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2'))
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
  // A text may claim another place than it leads to.
  if (!address.isOwn) link.append(`（${address.host}）`)
}
