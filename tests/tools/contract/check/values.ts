import type { Field } from '#domain/field'
import { isRecord, wireText } from '#domain/wire'
import type { Args, Endpoint } from '#shared/endpoint'
import { fieldOf } from '#tests/tools/contract/document/meanings'
import { filtersOf } from '#tests/tools/contract/document/requests'
import { nameOf } from '#tests/tools/contract/product'
import { parsed, payloadIn, type Raw, type Send } from './answer'
import { rowsOf } from './strict'

// What no schema can say of a list: that its pages, its filters and its order are obeyed, and that its values are ones
// that the product knows.

type Row = Record<string, unknown>
type Page = { rows: readonly Row[]; total: number; text: string }

const SIZE = 10
/** Lists that the product does not sort. */
const UNSORTED = /^statistics\./
/** No record has such a name. */
const NOBODY = 'zq不存在9'

/** Words of a dictionary by its code. */
export type Dictionaries = ReadonlyMap<string, ReadonlySet<string>>

/** What is wrong about a list's values and manners, in words without any of its values; nothing of one without rows. */
export async function listFaults(
  endpoint: Endpoint,
  args: Args,
  path: string,
  send: Send,
  words: Dictionaries,
): Promise<string[]> {
  const ask = async (more: Args = {}) => pageOf(endpoint, await send(path, { ...args, ...more }))
  const first = await ask()
  if (!first || first.rows.length === 0) return []
  const { area, id } = nameOf(endpoint)
  const names = filtersOf(endpoint)?.filters ?? []
  return [
    ...valueFaults(first, area, words),
    ...(await pagingFaults(first, ask)),
    ...(await filterFaults(first, names, area, ask)),
    ...(await statusFaults(first, names, area, ask)),
    ...(UNSORTED.test(id) ? [] : await orderFaults(first, ask)),
  ]
}

type Ask = (more?: Args) => Promise<Page | null>

function pageOf(endpoint: Endpoint, { text }: Raw): Page | null {
  const payload = payloadIn(endpoint, parsed(text))
  const rows = rowsOf(payload)?.filter(isRecord)
  return rows && isRecord(payload) ? { rows, total: Number(payload.total), text } : null
}

async function pagingFaults({ rows, total }: Page, ask: Ask): Promise<string[]> {
  const faults = total < rows.length ? [`total ${total} is less than its rows`] : []
  if (rows.length > SIZE) faults.push(`a page of ${SIZE} has ${rows.length} rows`)
  if (rows.length < SIZE) return faults
  const second = await ask({ current: 2, pageNumber: 2, page: 2 })
  if (total <= SIZE)
    return second && second.rows.length > 0 ? [...faults, 'total is that of one page, and page 2 has rows'] : faults
  const known = new Set(rows.map(nameOfRow))
  const repeated = second?.rows.filter((row) => known.has(nameOfRow(row))) ?? []
  return second && repeated.length < second.rows.length ? faults : [...faults, 'page 2 is page 1']
}

/** A filter by a text that a row has leaves only rows that have it, and one by a text that none has leaves none. */
async function filterFaults(
  { rows, total }: Page,
  names: readonly string[],
  area: string,
  ask: Ask,
): Promise<string[]> {
  const name = names.find((one) => fieldOf(one, area)?.kind === 'text' && rows.some((row) => wireText(row[one]) !== ''))
  if (!name) return []
  const wanted = wireText(rows.find((row) => wireText(row[name]) !== '')?.[name])
  const [found, none] = [await ask({ [name]: wanted }), await ask({ [name]: NOBODY })]
  if (!found || !none) return []
  const isObeyed = found.rows.length > 0 && found.rows.every((row) => wireText(row[name]).includes(wanted))
  if (isObeyed && none.rows.length === 0) return []
  return [`the filter ${name} is not obeyed${total === none.total ? ': it is ignored' : ''}`]
}

/** A filter by the status of a row leaves only rows in it. */
async function statusFaults({ rows }: Page, names: readonly string[], area: string, ask: Ask): Promise<string[]> {
  const of = (name: string) => [...new Set(rows.map((row) => wireText(row[name])))].filter(Boolean)
  const name = names.find((one) => fieldOf(one, area)?.kind === 'status' && of(one).length > 1)
  if (!name) return []
  const [wanted = ''] = of(name)
  const found = await ask({ [name]: wanted })
  return found?.rows.some((row) => wireText(row[name]) !== wanted) ? [`the filter ${name} is not obeyed`] : []
}

async function orderFaults({ rows }: Page, ask: Ask): Promise<string[]> {
  if (rows.length < 2 || !rows.every((row) => wireText(row.createTime) !== '')) return []
  const by = (order: string) => ask({ sort: 'createTime', order, [order === 'asc' ? 'ascs' : 'descs']: 'createTime' })
  const [up, down] = [await by('asc'), await by('desc')]
  const isSorted = (page: Page | null, sign: number) => {
    const times = page?.rows.map((row) => wireText(row.createTime)) ?? []
    return times.every((time, at) => at === 0 || sign * time.localeCompare(times[at - 1] ?? '') >= 0)
  }
  return isSorted(up, 1) && isSorted(down, -1) ? [] : ['the order by createTime is not obeyed']
}

function valueFaults({ rows, text }: Page, area: string, words: Dictionaries): string[] {
  const faults = new Set<string>()
  for (const row of rows)
    for (const [name, value] of Object.entries(row)) {
      const field = fieldOf(name, area)
      const fault = field && valueFault(field, wireText(value), words)
      if (fault) faults.add(`${name}: ${fault}`)
    }
  if (rows.every((row) => Object.entries(row).every(([name, value]) => name === 'id' || value === null)))
    faults.add('every value is null')
  // JavaScript, and with it much of what stands between, rounds such a number.
  if (/:\s*\d{17,}\b/.test(text)) faults.add('an id of 17 digits or more is a number: send it as text')
  return [...faults]
}

function valueFault({ kind, table, dictCode }: Field, value: string, words: Dictionaries): string | null {
  if (value === '' || value === '-1') return null
  // What is no code, as the type of a file, is told apart otherwise.
  if (kind === 'status' && table && /^\w+$/.test(value) && !Object.hasOwn(table, value))
    return 'a status that the product does not know'
  if (kind === 'dict' && dictCode) {
    const known = words.get(dictCode)
    return known && !known.has(value) ? `not in the dictionary ${dictCode}` : null
  }
  if (kind === 'percent' && Number(value) > 0 && Number(value) < 1)
    return 'below one per cent: percentages are 13, not 0.13'
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value))
    return 'a time with a zone: times are Asia/Shanghai without one'
  return null
}

function nameOfRow(row: Row): string {
  return wireText(row.id) || JSON.stringify(row)
}
