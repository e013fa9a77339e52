import { refusedField } from '#shared/form/refusedField'
import type { ApiError } from '#shared/http/ApiError'

/** The field that a rejected clerk concerns; null when it names none. */
export function refusedClerk(error: ApiError): Record<string, string> | null {
  return refusedField(error, [
    [/手机|店铺|店员已|用户已禁用/, 'mobile'],
    [/用户名/, 'username'],
    [/密码/, 'password'],
    [/角色/, 'roles'],
    [/部门/, 'departmentId'],
  ])
}
