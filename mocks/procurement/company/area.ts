import { buyerEndpoints } from '#features/procurement/contract/endpoints'
import { defineArea } from '#mocks/kernel/area'
import { textField } from '#mocks/kernel/http/request'
import { readRoute } from '#mocks/kernel/http/route'
import { contains, filtered } from '#mocks/kernel/store/listing'
import { into } from '#mocks/kernel/store/store'
import { type Company, companyTables } from './rows'
import { companyName } from './rules'
import { companies, projects } from './seed'

/** The buyer's companies and projects. */
export const area = defineArea({
  tables: companyTables,
  seed: () => [into(companyTables.companies, companies), into(companyTables.projects, projects)],
  routes: [
    readRoute(buyerEndpoints.companies, null, (call) =>
      filtered(companyTables.companies.all(), call, { name: contains((row) => row.companyName) }).map(companyView),
    ),
    readRoute(buyerEndpoints.projects, null, (call) => {
      const companyId = textField(call, 'companyId')
      const companyIds =
        companyId === '' ? companyTables.companies.all().map(({ id }) => id) : withDescendants(companyId)
      const covered = new Set(companyIds)
      const rows = companyTables.projects.filter((row) => covered.has(row.companyId))
      return filtered(rows, call, { name: contains((row) => row.projectName) }).map((row) => ({
        ...row,
        companyName: companyName(row.companyId),
        managerName: '吴建国',
        managerPhone: '',
        status: 'ACTIVE',
      }))
    }),
  ],
})

function companyView(row: Company) {
  const level = row.parentId === '0' ? 1 : 2
  return { ...row, level, isTest: 0, contactName: '', contactPhone: '' }
}

function withDescendants(companyId: string): string[] {
  const below = companyTables.companies.filter(({ parentId }) => parentId === companyId)
  return [companyId, ...below.flatMap(({ id }) => withDescendants(id))]
}
