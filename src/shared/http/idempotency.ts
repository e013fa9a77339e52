import { uuid } from './uuid'

/**
 * Keys of writes without a definite response. Sending the same content again (a double click, a retry after a lost
 * response) reuses the key, so that the server carries it out once; a definite response ends the key.
 */
const open = new Map<string, string>()

/** The key for a write of this method, path and body. */
export function idempotencyKey(method: string, path: string, body: unknown): { key: string; settle: () => void } {
  const content = `${method} ${path} ${fingerprint(body)}`
  const key = open.get(content) ?? uuid()
  open.set(content, key)
  return {
    key,
    settle: () => {
      if (open.get(content) === key) open.delete(content)
    },
  }
}

function fingerprint(body: unknown): string {
  if (body instanceof FormData) {
    return [...body.entries()]
      .map(
        ([name, value]) =>
          `${name}=${value instanceof File ? `${value.name}:${value.size}:${value.lastModified}` : value}`,
      )
      .join('&')
  }
  if (body instanceof URLSearchParams) return body.toString()
  return JSON.stringify(body ?? null)
}
