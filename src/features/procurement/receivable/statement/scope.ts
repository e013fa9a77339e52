import { serverToday } from '#domain/time'
import type { Settlement } from '#features/procurement/settlement/model'

/** Which account a statement shows, from its address: of a payer, of one of his projects, and the days. */
export type Scope = { payer: string; project: string; from: string; to: string }

/** Something to choose, with the number of its settlements. */
export type Choice = { value: string; label: string }

/** The scope of an address; the year up to today without a period. */
export function scopeOf(search: URLSearchParams): Scope {
  const today = serverToday()
  const [from = '', to = ''] = (search.get('period') ?? '').split('~')
  return {
    payer: search.get('payer') ?? '',
    project: search.get('project') ?? '',
    from: from || `${(to || today).slice(0, 4)}-01-01`,
    // Nothing can be said of days to come.
    to: to !== '' && to < today ? to : today,
  }
}

/** The settlements of a scope; none while nothing is chosen. */
export function settlementsOf<Row extends Settlement>(all: readonly Row[], { payer, project }: Scope): Row[] {
  if (payer === '' && project === '') return []
  return all.filter(
    (settlement) =>
      (payer === '' || settlement.companyName === payer) && (project === '' || settlement.projectId === project),
  )
}

/** The payers, and the projects of the chosen one, by name. */
export function choicesOf(all: readonly Settlement[], { payer }: Scope): { payers: Choice[]; projects: Choice[] } {
  const own = all.filter((settlement) => payer === '' || settlement.companyName === payer)
  return {
    payers: choices(all.map(({ companyName }) => [companyName, companyName])),
    projects: choices(own.map(({ projectId, projectName }) => [projectId, projectName])),
  }
}

function choices(pairs: readonly (readonly [value: string, label: string])[]): Choice[] {
  const named = new Map(pairs.filter(([value]) => value !== ''))
  return [...named]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'zh-Hans-CN'))
}
