import { callerTables } from '#mocks/kernel/auth/caller'
import { ownedBy } from '#mocks/kernel/http/guards'
import { notOwn, refusal } from '#mocks/kernel/http/reply'

/** The departments of the caller's supplier. */
export const ownDepartments = ownedBy(callerTables.departments, 'supplierId', {
  refuse: (row) => (row ? notOwn() : refusal(21006, '部门不存在')),
})
