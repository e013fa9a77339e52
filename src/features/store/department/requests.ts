import { body, listBody } from '#shared/http/request'
import { departmentEndpoints } from './endpoints'
import { departmentInput, departmentRoleSchema } from './model'

/** What calls about departments and their roles carry. */
export const departmentRequests = {
  add: body(departmentEndpoints.add, departmentInput),
  update: body(departmentEndpoints.update, departmentInput),
  saveRoles: listBody(departmentEndpoints.saveRoles, departmentRoleSchema),
}
