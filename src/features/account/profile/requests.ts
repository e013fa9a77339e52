import * as wire from '#domain/wire'
import { body, noBody } from '#shared/http/request'
import { memberEndpoints } from './endpoints'
import { profileInput } from './model'

/** What writes of the signed-in person carry. */
export const memberRequests = {
  save: body(memberEndpoints.save, profileInput),
  changePhone: body(memberEndpoints.changePhone, {
    oldMobile: wire.text(),
    oldCode: wire.text(),
    mobile: wire.text(),
    code: wire.text(),
  }),
  resetDemo: noBody(memberEndpoints.resetDemo),
}
