import type { IncomingMessage } from 'node:http'

// The tools stand on a developer's machine, where any page of the web can send requests to them.

/** The host of a header or an origin, without its port: `[::1]` keeps its brackets. */
const HOST = /^(?:https?:\/\/)?(\[[\da-f:]+\]|[^:/]+)(?::\d+)?$/i

/**
 * Why a request is not served; null for one that is. Its name must be local or the one that `--host` gives, which a
 * name rebound to this machine is not; its page must be local too; its address a path of the target, not of another
 * server.
 */
export function refusalOf({ headers, url = '/' }: IncomingMessage, host?: string): string | null {
  if (!isLocal(headers.host, host)) return 'this host name is not served'
  if (headers.origin !== undefined && !isLocal(headers.origin, host)) return 'pages of this origin are not served'
  // Also `//other/x`, `/\other/x` and the absolute form, which the URL parser takes for another server.
  return /^\/(?![/\\])/.test(url) ? null : 'only paths are passed on'
}

function isLocal(text: string | undefined, host?: string): boolean {
  const name = HOST.exec(text ?? '')?.[1]?.toLowerCase()
  if (name === undefined) return false
  return ['localhost', '127.0.0.1', '[::1]', host?.toLowerCase()].includes(name) || name.endsWith('.localhost')
}
