type Policy = { createHTML: (html: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

// Browsers without Trusted Types take texts.
const factory = (window as { trustedTypes?: Factory }).trustedTypes
const policy = factory?.createPolicy('inert-document', { createHTML: (html) => html })

/**
 * HTML of a document that runs nothing, as the policy of the site takes it (`require-trusted-types-for`), which refuses
 * texts where a browser reads HTML: one without a window, or in a frame without scripts.
 */
export function inertHtml(html: string): string {
  return policy?.createHTML(html) ?? html
}

/**
 * Parses HTML into a document of its own. It has no window: nothing in it runs or loads, so that any HTML may be read
 * this way. What is taken over from it into the page has to be sanitized.
 */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(inertHtml(html), 'text/html')
}
