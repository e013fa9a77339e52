import { isRecord } from '#domain/wire'

/** JSON with bytes, in one line. */
export function textOf(value: object): string {
  return JSON.stringify(value, (_name, member) =>
    member instanceof Uint8Array ? { $bytes: Buffer.from(member).toString('base64') } : member,
  )
}

/**
 * The value of such a text.
 *
 * @throws when it is no JSON
 */
export function readText(text: string): unknown {
  return JSON.parse(text, (_name, member) =>
    isRecord(member) && typeof member.$bytes === 'string'
      ? new Uint8Array(Buffer.from(member.$bytes, 'base64'))
      : member,
  )
}
