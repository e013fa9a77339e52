import { getRecord, getValue, postForm, put, putForm, remove } from '#shared/endpoint'

const DEPARTMENT = '/api/store/department'
const DEPARTMENT_ROLE = '/api/store/departmentRole'

/** Calls about departments and their roles. */
export const departmentEndpoints = {
  tree: getValue(DEPARTMENT),
  byId: getRecord(`${DEPARTMENT}/{id}`, 'id'),
  add: postForm(DEPARTMENT),
  update: putForm(`${DEPARTMENT}/{id}`),
  /** Takes several ids, joined by commas. */
  drop: remove(`${DEPARTMENT}/{ids}`),
  roles: getValue(`${DEPARTMENT_ROLE}/{id}`),
  /** Replaces the roles by a list. */
  saveRoles: put(`${DEPARTMENT_ROLE}/{id}`),
}
