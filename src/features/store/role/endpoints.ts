import { getPage, getValue, post, postForm, putForm, remove } from '#shared/endpoint'

const ROLE = '/api/store/role'
const ROLE_MENU = '/api/store/roleMenu'

/** Calls about roles and their menus. There is none for a single role. */
export const roleEndpoints = {
  page: getPage(ROLE),
  /** One page, larger than the number of roles that a supplier may have. */
  all: getValue(ROLE, { pageNumber: 1, pageSize: 100 }),
  add: postForm(ROLE),
  update: putForm(`${ROLE}/{id}`),
  /** Takes several ids, joined by commas. */
  drop: remove(`${ROLE}/{ids}`),
  menus: getValue(`${ROLE_MENU}/{id}`),
  /** Replaces the menus by a list. */
  saveMenus: post(`${ROLE_MENU}/{id}`),
  /** Every menu that can be granted. */
  sections: getValue('/api/store/menu/tree'),
}
