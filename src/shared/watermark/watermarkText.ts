import { serverNow } from '#domain/time'
import { getSession } from '#shared/session'
import { siteSettings } from '#shared/site/settings'

/** `YYYY-MM-DD HH:mm` */
const MINUTE_LENGTH = 16

/** The minute by the server's clock, 'YYYY-MM-DD HH:mm'. */
export function currentMinute(): string {
  return serverNow().slice(0, MINUTE_LENGTH)
}

/** Name and account of the user, so that a copy tells its source; '' before sign-in and on sites without watermark. */
export function watermarkUser({ user } = getSession()): string {
  return siteSettings().watermark && user ? `${user.userName} ${user.account}`.trim() : ''
}
