import type { ServerResponse } from 'node:http'

/**
 * Headers of every response of the built site: those of the nginx example in docs/deploying.md.
 *
 * @param reportDsns where failures are reported to; the page may send there
 */
export function siteHeaders(reportDsns: readonly string[]): Record<string, string> {
  const origins = new Set(reportDsns.filter(Boolean).map((dsn) => new URL(dsn).origin))
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob: https:",
      ...(origins.size > 0 ? [['connect-src', "'self'", ...origins].join(' ')] : []),
      "object-src 'none'",
      "frame-ancestors 'self'",
      "base-uri 'self'",
    ].join('; '),
    ...ALWAYS,
  }
}

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
