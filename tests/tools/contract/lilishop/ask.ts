import { isRecord } from '#domain/wire'

/** What a lilishop says no to, with its own code and text. */
export class Refusal extends Error {
  readonly code: number
  constructor(message: string, code = 400) {
    super(message)
    this.code = code
  }
}

/** Headers of a call to a lilishop: who asks. */
export type Asker = {
  /** The device, which ties the slider to the sign-in and to the SMS code. */
  uuid: string
  accessToken?: string
  /** The address of the person, by which a lilishop limits how often one asks. */
  forwardedFor: string
}

/** Asks a lilishop, with a form by default by a POST; returns the `result` of its answer. */
export async function ask(
  server: string,
  path: string,
  asker: Asker,
  form?: URLSearchParams,
  method = form ? 'POST' : 'GET',
): Promise<unknown> {
  const headers = {
    uuid: asker.uuid,
    'X-Forwarded-For': asker.forwardedFor,
    ...(asker.accessToken ? { accessToken: asker.accessToken } : {}),
  }
  const response = await fetch(new URL(path, server), { method, body: form ?? null, headers, redirect: 'manual' })
  const answer: unknown = await response.json().catch(() => null)
  if (!isRecord(answer)) throw new Refusal(`HTTP ${response.status}`, response.status)
  if (answer.success === true) return answer.result
  throw new Refusal(String(answer.message ?? ''), Number(answer.code) || response.status)
}
