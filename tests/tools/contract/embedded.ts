import { type Client, send as sendTo } from '#tests/kit/api'
import type { Send } from '#tests/tools/contract/check/answer'

/** Sends to the embedded API as an account; `alter` changes each answer. */
export function embedded({ token }: Client, alter = (text: string, _path: string) => text): Send {
  return async (path, args) => {
    const query = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)]))
    const sent = sendTo('GET', path, { query, headers: { Authorization: `Bearer ${token}` } })
    // The tests' door throws where a server answers 404.
    const response = await sent.catch(() => new Response('', { status: 404 }))
    return { status: response.status, text: alter(await response.text(), path) }
  }
}
