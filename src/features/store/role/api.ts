import * as v from 'valibot'
import { listOf, mapped, nothing, pageOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, query, valueQuery } from '#shared/resource'
import { roleEndpoints } from './endpoints'
import { grantSections, type Role, type RoleInput, type RoleMenu, roleMenuSchema, roleSchema } from './model'

const written = requiredValue(v.object({ id: wire.id() }))
const menuTree = mapped(listOf(v.record(v.string(), v.unknown())), grantSections)

const readAllRoles = operation(roleEndpoints.all, listOf(roleSchema))
const addRole = operation(roleEndpoints.add, written)
const updateRole = operation(roleEndpoints.update, written)
const dropRole = operation(roleEndpoints.drop, nothing)
const readMenus = operation(roleEndpoints.menus, listOf(roleMenuSchema))
const replaceMenus = operation(roleEndpoints.saveMenus, nothing)

/** A role with its menus: its editor opens only once both are loaded. */
export type RoleRecord = { role: Role; menus: RoleMenu[] }

type Saved = RoleInput & { id?: string; menus: RoleMenu[]; onCreated?: (id: string) => void }

/** The roles of the supplier's staff. */
export const roles = defineResource('role', {
  page: pageQuery(operation(roleEndpoints.page, pageOf(roleSchema))),
  /** Every role, to choose from. */
  all: valueQuery(readAllRoles),
  byId: query(async (id: string, signal): Promise<RoleRecord | null> => {
    // No endpoint returns a single role.
    const [all, menus] = await Promise.all([readAllRoles(null, { signal }), readMenus({ id }, { signal })])
    const role = all.find((one) => one.id === id)
    return role ? { role, menus } : null
  }),
  /** The sections and screens that can be granted. */
  sections: valueQuery(operation(roleEndpoints.sections, menuTree)),
  /** Adds a role, or changes the one with the id, with all its menus. The user's own menu may change too. */
  save: mutation(
    async ({ id, menus, onCreated, ...texts }: Saved) => {
      const saved = await (id ? updateRole({ id, ...texts }) : addRole(texts))
      // When saving the menus fails, the next attempt updates this role instead of adding another one.
      onCreated?.(saved.id)
      await saveMenus(saved.id, menus)
      return saved
    },
    ['menu'],
  ),
  /** Adds a role with the menus of another one. */
  copy: mutation(async ({ id, ...texts }: RoleInput & { id: string }) => {
    const menus = await readMenus({ id })
    const added = await addRole(texts)
    await saveMenus(added.id, menus)
  }),
  drop: mutation((id: string) => dropRole({ ids: id })),
})

function saveMenus(roleId: string, menus: readonly RoleMenu[]): Promise<void> {
  return replaceMenus(
    menus.map((menu) => ({ ...menu, roleId })),
    { path: { id: roleId } },
  )
}
