import type { ServerResponse } from 'node:http'
import type { VariantConfig } from '#domain/site/variant'

type Site = Pick<VariantConfig, 'hosts' | 'fileHosts' | 'imageHost' | 'website' | 'mapKey' | 'reportDsn'>

/** Where the map service draws its pictures of a place. */
const MAP_PICTURES = 'https://restapi.amap.com'

/** Headers of every response of the built site: those of the nginx example in docs/deploying.md. */
export function siteHeaders(variants: readonly Site[]): Record<string, string> {
  const origins = new Set(variants.flatMap(({ reportDsn }) => (reportDsn ? [new URL(reportDsn).origin] : [])))
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      ["img-src 'self' data: blob:", ...new Set(variants.flatMap(pictureHosts))].join(' '),
      ...(origins.size > 0 ? [['connect-src', "'self'", ...origins].join(' ')] : []),
      "object-src 'none'",
      "frame-ancestors 'self'",
      "form-action 'self'",
      "base-uri 'self'",
      "require-trusted-types-for 'script'",
      `trusted-types ${TRUSTED_TYPES.join(' ')}`,
    ].join('; '),
    ...ALWAYS,
  }
}

/**
 * The hosts that pictures load from by themselves, as `safePicture` allows them; without those of this machine, which
 * only the site itself has.
 */
function pictureHosts({ hosts, fileHosts, imageHost, website, mapKey }: Site): string[] {
  const own = hosts.filter((host) => !/(^|\.)localhost$/.test(host))
  return [imageHost, ...fileHosts, website, ...own, mapKey && MAP_PICTURES]
    .map((host) => /^(?:https?:\/\/)?(?:\*\.)?[\w.-]+(?::\d+)?/.exec(host)?.[0] ?? '')
    .filter(Boolean)
}

/**
 * The policies that may turn texts into HTML: the sanitizer's, that of `parseHtml`, that of the loading bar, and that
 * of the rich text editor, which reads what is pasted in a document without a window.
 */
const TRUSTED_TYPES = ['dompurify', 'inert-document', 'progress', 'ProseMirrorClipboard']

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** A file under `assets` never changes: its name holds a hash of its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Sets these headers of the built site on a response of the preview server, which by itself sends no cache headers. */
export function setSiteHeaders(url: string, response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (!url.startsWith('/assets/')) return
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1)
    if (status < 400) {
      // The static file server passes headers to `writeHead`, the compression middleware does not: set them in both
      // places.
      response.setHeader('Cache-Control', IMMUTABLE)
      if (typeof headers === 'object') Object.assign(headers as object, { 'Cache-Control': IMMUTABLE })
    }
    return writeHead(status, ...rest)
  }) as ServerResponse['writeHead']
}
