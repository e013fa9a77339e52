import * as v from 'valibot'
import { listOf, mapped, nothing, pageOf, promised } from '#domain/shape'
import { idLeaf } from '#domain/wire'
import { get, post, postForm, putForm, remove } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { grantSections, type Role, type RoleInput, type RoleMenu, roleMenuSchema, roleSchema } from './model'

const ROLE = '/api/store/role'
const ROLE_MENU = '/api/store/roleMenu'
const MENU_TREE = '/api/store/menu/tree'

/** One page, larger than the number of roles that a supplier may have. */
const ALL = { pageNumber: 1, pageSize: 100 }
const written = promised(v.object({ id: idLeaf() }))
const menuTree = mapped(listOf(v.record(v.string(), v.unknown())), grantSections)

/** A role with its menus: its editor opens only once both are loaded. */
export type RoleRecord = { role: Role; menus: RoleMenu[] }

type Saved = RoleInput & { id?: string; menus: RoleMenu[]; onCreated?: (id: string) => void }

/** The roles of the supplier's staff. */
export const roles = defineResource('role', {
  page: pagesBy((query: ListQuery, signal) => get(ROLE, pageOf(roleSchema), query, { signal })),
  /** Every role, to choose from. */
  all: query((_: null, signal) => get(ROLE, listOf(roleSchema), ALL, { signal })),
  byId: query(async (id: string, signal): Promise<RoleRecord | null> => {
    // No endpoint returns a single role.
    const [all, menus] = await Promise.all([
      get(ROLE, listOf(roleSchema), ALL, { signal }),
      get(`${ROLE_MENU}/${id}`, listOf(roleMenuSchema), {}, { signal }),
    ])
    const role = all.find((one) => one.id === id)
    return role ? { role, menus } : null
  }),
  /** The sections and screens that can be granted. */
  sections: query((_: null, signal) => get(MENU_TREE, menuTree, {}, { signal })),
  /** Adds a role, or changes the one with the id, with all its menus. The user's own menu may change too. */
  save: mutation(
    async ({ id, menus, onCreated, ...texts }: Saved) => {
      const saved = id ? await putForm(`${ROLE}/${id}`, written, texts) : await postForm(ROLE, written, texts)
      // When saving the menus fails, the next attempt updates this role instead of adding another one.
      onCreated?.(saved.id)
      await post(`${ROLE_MENU}/${saved.id}`, nothing, forRole(saved.id, menus))
      return saved
    },
    ['menu'],
  ),
  /** Adds a role with the menus of another one. */
  copy: mutation(async ({ id, ...texts }: RoleInput & { id: string }) => {
    const menus = await get(`${ROLE_MENU}/${id}`, listOf(roleMenuSchema))
    const added = await postForm(ROLE, written, texts)
    await post(`${ROLE_MENU}/${added.id}`, nothing, forRole(added.id, menus))
  }),
  drop: mutation((id: string) => remove(`${ROLE}/${id}`, nothing)),
})

function forRole(roleId: string, menus: readonly RoleMenu[]) {
  return menus.map((menu) => ({ ...menu, roleId }))
}
