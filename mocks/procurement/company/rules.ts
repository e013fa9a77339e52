import { companyTables, type Project } from './rows'

export function companyName(id: string): string {
  return companyTables.companies.get(id)?.companyName ?? ''
}

/** Returns an existing project or throws. */
export function projectOf(id: string): Project {
  const found = companyTables.projects.get(id)
  if (!found) throw new Error(`There is no project ${id}`)
  return found
}
