import { companyTables, type Project } from './rows'

export function companyName(id: string): string {
  return companyTables.companies.get(id)?.companyName ?? ''
}

/**
 * An existing project.
 *
 * @throws when it is missing, which is an error of the caller
 */
export function projectOf(id: string): Project {
  const found = companyTables.projects.get(id)
  if (!found) throw new Error(`There is no project ${id}`)
  return found
}
