import * as wire from '#domain/wire'
import { body, filters, noBody } from '#shared/http/request'
import { clerkEndpoints } from './endpoints'
import { clerkInput } from './model'

/** What calls about clerks carry. */
export const clerkRequests = {
  page: filters(clerkEndpoints.page, ['clerkName', 'departmentId', 'mobile', 'status']),
  checkMobile: noBody(clerkEndpoints.checkMobile),
  add: body(
    clerkEndpoints.add,
    {
      ...clerkInput.entries,
      roles: wire.text(),
      departmentId: wire.text(),
      isSuper: wire.text(),
      password: wire.text(),
    },
    ['departmentId', 'password'],
  ),
  change: body(clerkEndpoints.change, { isSuper: wire.text(), departmentId: wire.text(), roles: wire.text() }, [
    'isSuper',
    'departmentId',
  ]),
  enable: body(clerkEndpoints.enable, { status: wire.text() }),
  resetPassword: noBody(clerkEndpoints.resetPassword),
  newPassword: body(clerkEndpoints.newPassword, { password: wire.text() }),
}
