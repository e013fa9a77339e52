import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { passwordEndpoints } from './endpoints'

/** What calls about a forgotten or changed password carry. */
export const passwordRequests = {
  verifyPhone: body(passwordEndpoints.verifyPhone, { mobile: wire.text(), code: wire.text() }),
  reset: body(passwordEndpoints.reset, { password: wire.text() }),
  change: body(passwordEndpoints.change, { password: wire.text(), newPassword: wire.text() }),
}
