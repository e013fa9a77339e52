import * as v from 'valibot'
import { listOf, mapped, nothing, recordOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, query, valueQuery } from '#shared/resource'
import { departmentEndpoints } from './endpoints'
import { type DepartmentInput, departmentRecord, departmentRoleSchema, type Move, toDepartments } from './model'

const written = requiredValue(v.object({ id: wire.id() }))
const tree = mapped(listOf(v.record(v.string(), v.unknown())), toDepartments)
const roleIdsOf = mapped(listOf(departmentRoleSchema), (rows) => rows.map(({ roleId }) => roleId))

const readDepartment = operation(departmentEndpoints.byId, recordOf(departmentRecord))
const readRoleIds = operation(departmentEndpoints.roles, roleIdsOf)
const addDepartment = operation(departmentEndpoints.add, written)
const updateDepartment = operation(departmentEndpoints.update, written)
const dropDepartment = operation(departmentEndpoints.drop, nothing)
const replaceRoles = operation(departmentEndpoints.saveRoles, nothing)

/** A department with its roles: its editor opens only once both are loaded. */
export type DepartmentRecord = v.InferOutput<typeof departmentRecord> & { roleIds: string[] }

type Saved = DepartmentInput & { id?: string; roleIds: string[]; onCreated?: (id: string) => void }

/** The departments of the supplier. */
export const departments = defineResource('department', {
  tree: valueQuery(operation(departmentEndpoints.tree, tree)),
  byId: query(async (id: string, signal): Promise<DepartmentRecord | null> => {
    const [department, roleIds] = await Promise.all([
      readDepartment({ id }, { signal }),
      readRoleIds({ id }, { signal }),
    ])
    return department && { ...department, roleIds }
  }),
  /**
   * Adds a department, or changes the one with the id, then sets its roles.
   *
   * @throws ApiError when the server kept roles that were to be removed
   */
  save: mutation(
    async ({ id, roleIds, onCreated, ...fields }: Saved) => {
      const saved = await (id ? updateDepartment({ id, ...fields }) : addDepartment(fields))
      // When setting the roles fails, the next attempt updates this department instead of adding another one.
      onCreated?.(saved.id)
      await saveRoles(saved.id, roleIds)
    },
    ['role', 'menu', 'changeLog'],
  ),
  move: mutation(
    async (moves: Move[]) => {
      for (const move of moves) await updateDepartment(move)
    },
    ['changeLog'],
  ),
  drop: mutation((id: string) => dropDepartment({ ids: id }), ['role']),
})

/**
 * Sets the roles of a department. Some servers ignore an empty list, so its result is read back.
 *
 * @throws ApiError when the server kept roles that were to be removed
 */
async function saveRoles(departmentId: string, roleIds: readonly string[]): Promise<void> {
  const path = { id: departmentId }
  await replaceRoles(
    roleIds.map((roleId) => ({ departmentId, roleId })),
    { path },
  )
  if (roleIds.length > 0) return
  const left = await readRoleIds(path)
  if (left.length > 0) throw new ApiError('business', '服务器没有移除该部门的最后一个角色，请联系平台处理')
}
