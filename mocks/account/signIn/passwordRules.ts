import { createHash } from 'node:crypto'

/** A password as the mall's services send and store it: MD5 in hex. */
export function hashOf(password: string): string {
  return createHash('md5').update(password).digest('hex')
}
