import { parseHtml } from '#shared/ui/html/parseHtml'

/** The fields to send to a gateway, and its URL. */
type GatewayForm = {
  action: string
  method: 'get' | 'post'
  fields: [name: string, value: string][]
  host: string
}

/**
 * Parses the form in a gateway's response. The markup is parsed into an inert document: its submitting script never
 * runs, and the site needs no exception from `script-src 'self'`. Null without a form, or when its target is neither
 * https nor this site.
 */
export function readGatewayForm(html: unknown): GatewayForm | null {
  if (typeof html !== 'string' || html.trim() === '') return null
  const form = parseHtml(withoutStyles(html)).querySelector('form')
  const target = targetOf(form?.getAttribute('action') ?? '')
  if (!form || !target) return null
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
  return {
    action: target.href,
    // By attribute: a field named `method` would shadow the property.
    method: form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get',
    fields: inputs.filter(({ type }) => type !== 'submit').map(({ name, value }) => [name, value]),
    host: target.host,
  }
}

/**
 * Submits our own form with the gateway's fields to a new window. Call it from a click, or the browser may block it.
 */
export function submitGatewayForm({ action, method, fields }: GatewayForm): void {
  const form = document.createElement('form')
  Object.assign(form, { action, method, target: '_blank', rel: 'noopener', hidden: true, acceptCharset: 'UTF-8' })
  form.append(
    ...fields.map(([name, value]) => Object.assign(document.createElement('input'), { type: 'hidden', name, value })),
  )
  document.body.append(form)
  // Not `form.submit()`: a field of that name would shadow it.
  HTMLFormElement.prototype.submit.call(form)
  document.body.removeChild(form)
}

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const STYLE_OR_VALUE = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)|"[^"]*"|'[^']*'/gi

/** Drops styles, which the site's policy reports even in a document that is never shown; keeps other attributes. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(TAG, (tag) => tag.replace(STYLE_OR_VALUE, (part) => (/^\s/.test(part) ? '' : part)))
}

function targetOf(action: string): URL | null {
  if (action.trim() === '') return null
  try {
    const target = new URL(action, window.location.href)
    return target.protocol === 'https:' || target.origin === window.location.origin ? target : null
  } catch {
    return null
  }
}
