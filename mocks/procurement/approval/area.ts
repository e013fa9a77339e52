import { defineArea } from '#mocks/kernel/area'
import { into } from '#mocks/kernel/store/store'
import { workflowRoutes } from './handlers'
import { approvalTables } from './rows'
import { knownApprovals } from './seed'

/** Approval steps of documents; each area records and seeds its own. */
export const area = defineArea({
  tables: approvalTables,
  seed: () => [into(approvalTables.approvals, knownApprovals())],
  routes: workflowRoutes,
})
