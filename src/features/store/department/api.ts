import * as v from 'valibot'
import { listOf, mapped, nothing, promised, recordOf } from '#domain/shape'
import { idLeaf } from '#domain/wire'
import { ApiError } from '#shared/http/ApiError'
import { get, postForm, put, putForm, remove } from '#shared/http/request'
import { defineResource, mutation, query } from '#shared/resource'
import { type DepartmentInput, departmentRecord, departmentRoleSchema, type Move, toDepartments } from './model'

const DEPARTMENT = '/api/store/department'
const DEPARTMENT_ROLE = '/api/store/departmentRole'

const written = promised(v.object({ id: idLeaf() }))
const tree = mapped(listOf(v.record(v.string(), v.unknown())), toDepartments)
const roleIdsOf = mapped(listOf(departmentRoleSchema), (rows) => rows.map(({ roleId }) => roleId))

/** A department with its roles: its editor opens only once both are loaded. */
export type DepartmentRecord = v.InferOutput<typeof departmentRecord> & { roleIds: string[] }

type Saved = DepartmentInput & { id?: string; roleIds: string[]; onCreated?: (id: string) => void }

/** The departments of the supplier. */
export const departments = defineResource('department', {
  tree: query((_: null, signal) => get(DEPARTMENT, tree, {}, { signal })),
  byId: query(async (id: string, signal): Promise<DepartmentRecord | null> => {
    const [department, roleIds] = await Promise.all([
      get(`${DEPARTMENT}/${id}`, recordOf(departmentRecord), {}, { signal }),
      get(`${DEPARTMENT_ROLE}/${id}`, roleIdsOf, {}, { signal }),
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
      const saved = id
        ? await putForm(`${DEPARTMENT}/${id}`, written, fields)
        : await postForm(DEPARTMENT, written, fields)
      // When setting the roles fails, the next attempt updates this department instead of adding another one.
      onCreated?.(saved.id)
      await saveRoles(saved.id, roleIds)
    },
    ['role', 'menu'],
  ),
  move: mutation(async (moves: Move[]) => {
    for (const { id, ...fields } of moves) await putForm(`${DEPARTMENT}/${id}`, written, fields)
  }),
  drop: mutation((id: string) => remove(`${DEPARTMENT}/${id}`, nothing), ['role']),
})

/**
 * Sets the roles of a department. Some servers ignore an empty list, so its result is read back.
 *
 * @throws ApiError when the server kept roles that were to be removed
 */
async function saveRoles(departmentId: string, roleIds: readonly string[]): Promise<void> {
  const path = `${DEPARTMENT_ROLE}/${departmentId}`
  await put(
    path,
    nothing,
    roleIds.map((roleId) => ({ departmentId, roleId })),
  )
  if (roleIds.length > 0) return
  const left = await get(path, roleIdsOf)
  if (left.length > 0) throw new ApiError('business', '服务器没有移除该部门的最后一个角色，请联系平台处理')
}
