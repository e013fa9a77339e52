import * as wire from '#domain/wire'
import { body, filters, listBody } from '#shared/http/request'
import { roleEndpoints } from './endpoints'
import { roleInput, roleMenuSchema } from './model'

/** What calls about roles and their menus carry. */
export const roleRequests = {
  all: filters(roleEndpoints.all, ['name'], { isPaged: true }),
  add: body(roleEndpoints.add, roleInput, ['description']),
  update: body(roleEndpoints.update, roleInput),
  saveMenus: listBody(roleEndpoints.saveMenus, { ...roleMenuSchema.entries, roleId: wire.text() }),
}
