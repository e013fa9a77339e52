import { isRecord } from '#domain/wire'
import type { Args, Endpoint } from '#shared/endpoint'

/** An answer as it came. */
export type Raw = { status: number; text: string }

/** Sends a reading call to the gateway under test. */
export type Send = (path: string, args: Args) => Promise<Raw>

/** The JSON of an answer; undefined for anything else. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The payload of an answer, without its envelope; undefined where it has none. */
export function payloadIn({ isBareList }: Endpoint, body: unknown): unknown {
  if (isBareList && Array.isArray(body)) return body
  if (!isRecord(body)) return undefined
  if ('data' in body) return body.data
  return 'result' in body ? body.result : undefined
}
