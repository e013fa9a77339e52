import { createHash } from 'node:crypto'
import { RESET_PASSWORD } from '#features/store/clerk/model'
import { badInput } from '#mocks/kernel/http/reply'

/** Passwords that an attacker tries first. */
const WELL_KNOWN = [
  RESET_PASSWORD,
  ...['000000', '111111', '666666', '888888', '12345678', '123456789', '1234567890', '11111111', '88888888'],
  ...['abc123', 'abc12345', 'a123456', 'qwerty', 'qwer1234', 'password', 'admin', 'admin123', 'Password1', 'Aa123456'],
]

/** A password as the mall's services send and store it: MD5 in hex. */
export function hashOf(password: string): string {
  return createHash('md5').update(password).digest('hex')
}

const REFUSED = new Set(WELL_KNOWN.map(hashOf))

/**
 * A new password as it is stored. Only its hash arrives, so that length and kinds of characters are the page's to
 * check; what can be judged is whether it is the hash of a well-known password.
 *
 * @throws Refusal for what is no hash, or that of a well-known password
 */
export function storedHash(sent: string): string {
  const hash = sent.toLowerCase()
  if (!/^[\da-f]{32}$/.test(hash)) throw badInput()
  if (REFUSED.has(hash)) throw badInput('密码太常见，请换一个')
  return hash
}
