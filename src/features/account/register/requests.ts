import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { registrationEndpoints } from './endpoints'

/** What calls of members carry. */
export const registrationRequests = {
  register: body(registrationEndpoints.register, {
    username: wire.text(),
    password: wire.text(),
    mobilePhone: wire.text(),
    code: wire.text(),
  }),
  signIn: body(registrationEndpoints.signIn, { mobile: wire.text(), code: wire.text() }),
}
