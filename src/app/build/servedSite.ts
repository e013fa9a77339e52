import { statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import type { Plugin, ProxyOptions } from 'vite'
import type { VariantConfig } from '#domain/site/variant'
import { setSiteHeaders, siteHeaders } from './siteHeaders.ts'

/** As nginx waits for the next request on a connection: Node's 5 s close some that a client is about to use. */
const KEEP_ALIVE_MS = 75_000

/** Answers with the file of the version, for what watches whether the site is up. */
const HEALTH = '/healthz'
const VERSION = '/version.json'
const FILES_ALONE = /^\/(?:(?:assets|\.well-known)(?:\/|$)|(?:version|site)\.json$)/

/**
 * Serves the built site as the nginx of the guide does, whether a gateway or the embedded API answers its calls.
 *
 * @param others addresses of pages that simulate other sites, with rules of their own
 * @param variants whose pictures, maps and reports the page's policy allows
 */
export function servedSite(others: RegExp, variants: readonly VariantConfig[]): Plugin {
  const headers = siteHeaders(variants)
  return {
    name: 'served-site',
    configurePreviewServer(server) {
      const { base } = server.config
      server.middlewares.use((request, response, next) => {
        const url = withoutBase(request.url ?? '', base)
        if (!others.test(url)) setSiteHeaders(normalPath(url) ?? '', response, headers)
        if (normalPath(url) === HEALTH) {
          request.url = base.slice(0, -1) + VERSION
          response.setHeader('Cache-Control', 'no-cache')
        }
        if (isServed(withoutBase(request.url ?? '', base), server.config.build.outDir)) next()
        else response.writeHead(404).end()
      })
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS
    },
  }
}

/**
 * Whether an address has an answer: a file of the build, or one that programs ask for, only where it is, never the page
 * in its place; and nothing of the build's own.
 */
export function isServed(url: string, outDir: string): boolean {
  const path = normalPath(url)
  if (path === null || /^\/\.vite(\/|$)/.test(path)) return false
  return !FILES_ALONE.test(path) || isFile(join(outDir, path))
}

/** An address within the site that is served under `base`; one outside it stays as it is. */
function withoutBase(url: string, base: string): string {
  return url.startsWith(base) ? url.slice(base.length - 1) : url
}

/** The path that a file server makes of an address: decoded, without dots and doubled slashes; null for none. */
function normalPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '').replaceAll('\\', '/')
    return path.includes('\0') ? null : posix.normalize(path.replace(/^\/*/, '/'))
  } catch {
    return null
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** The hosts that a server answers to: those of the variants, in the spelling of Vite. */
export function hostsOf(variants: readonly { hosts: readonly string[] }[]): string[] {
  return variants.flatMap(({ hosts }) => hosts.map((host) => host.replace(/^\*/, '')))
}

/**
 * How calls of the site under `base` are passed on to a gateway; one that does not answer is said in words, in the form
 * of its refusals.
 */
export function gatewayProxy(target: string, base: string): ProxyOptions {
  return {
    target,
    rewrite: (url) => withoutBase(url, base),
    changeOrigin: true,
    secure: false,
    configure: (proxy) => {
      proxy.on('error', ({ message }, _request, response) => {
        if (!('writeHead' in response) || response.headersSent) return
        const text = `网关 ${target} 没有应答：${message}`
        const body = JSON.stringify({ code: 502, success: false, msg: text, message: text })
        ;(response as ServerResponse).writeHead(502, { 'Content-Type': 'application/json; charset=utf-8' }).end(body)
      })
    },
  }
}
