import purify from 'dompurify'
import { safePicture, safeUrl } from '#shared/safeUrl'

const TAGS =
  'a b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
const ATTRIBUTES = 'alt colspan height href rowspan src title width'.split(' ')
/** Layout attributes of printable HTML. Its styles have been moved to `data-style`: see `quieted`. */
const LAYOUT = 'align border cellpadding cellspacing class data-style valign'.split(' ')

/**
 * Sanitizes HTML from a server into DOM nodes: only tags and attributes of text remain. Links open only what `safeUrl`
 * allows, in a new window; pictures load only from where `safePicture` allows.
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
 * Removes what the policy of the site already refuses while the sanitizer parses: styles, handlers, base. This is no
 * protection; it only avoids a console report for each.
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
  // The link text may name another host than the one it leads to.
  if (!address.isOwn) link.append(`（${address.host}）`)
}
