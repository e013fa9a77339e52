import { getResponse, HttpResponse, http } from 'msw'
import { isRecord } from '#domain/wire'
import { handlers } from '#mocks/areas'
import { server } from './render'

/** A corruption of a server response. `isUnreadable`: nothing of it can be shown. */
export type Alteration = { name: string; isUnreadable: boolean; alter: (text: string) => string }

/** Corruptions that leave something to show; the screens take turns with them. */
export const partial: readonly Alteration[] = [
  {
    name: 'leaves and rows null',
    isUnreadable: false,
    alter: inPayload((payload) =>
      mapLists(
        mapLeaves(payload, () => null),
        (rows) => [null, ...rows, 7],
      ),
    ),
  },
  {
    name: 'objects for texts, rows null',
    isUnreadable: false,
    alter: inPayload((payload) => mapLists(mapLeaves(payload, textToObject), (rows) => [null, ...rows, 7])),
  },
  { name: 'texts for lists', isUnreadable: false, alter: inPayload((payload) => mapLists(payload, () => 'x')) },
]

/**
 * Corruptions that leave nothing to show. All end the same way, in the http layer; the screens take turns with them.
 */
export const unreadable: readonly Alteration[] = [
  { name: 'a text for the payload', isUnreadable: true, alter: inPayload(() => 'x') },
  { name: 'truncated', isUnreadable: true, alter: (text) => text.slice(0, Math.floor(text.length / 2)) },
  { name: 'empty', isUnreadable: true, alter: () => '' },
  { name: 'an empty object', isUnreadable: true, alter: () => '{}' },
]

/** Texts that name a member of every object: a look-up by one finds a function instead of nothing. */
export const inheritedNames: readonly Alteration[] = ['constructor', '__proto__'].map((name) => ({
  name: `${name} for texts`,
  isUnreadable: false,
  alter: inPayload((payload) => mapLeaves(payload, (leaf) => (typeof leaf === 'string' ? name : leaf))),
}))

/** Codes that the product does not know, as a later version of a service sends them. */
export const unknownCodes: Alteration = {
  name: 'unknown codes',
  isUnreadable: false,
  alter: inPayload((payload) => mapCodes(payload)),
}

/** The menu belongs to no screen, and no screen loads without it. */
const SPARED = /\/menu\/|\/gd-auth\/|\/passport\//

/** Alters the responses to reads (or to writes) until `server.resetHandlers()`. */
export function alterAnswers({ alter }: Alteration, kind: 'readings' | 'writes' = 'readings'): void {
  server.use(
    http.all('*/api/*', async ({ request }) => {
      if ((request.method === 'GET') !== (kind === 'readings') || SPARED.test(request.url)) return undefined
      const answer = await getResponse(handlers, request.clone())
      if (!answer) return undefined
      return new HttpResponse(alter(await answer.text()), {
        status: answer.status,
        headers: { 'Content-Type': 'application/json' },
      })
    }),
  )
}

function inPayload(change: (payload: unknown) => unknown) {
  return (text: string): string => {
    const body = JSON.parse(text) as Record<string, unknown>
    const name = 'result' in body ? 'result' : 'data'
    return JSON.stringify({ ...body, [name]: change(body[name]) })
  }
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => mapLeaves(row, change))
  if (!isRecord(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLeaves(member, change)]))
}

function textToObject(leaf: unknown): unknown {
  return typeof leaf === 'string' ? { text: leaf } : leaf
}

/** Names of members that hold a code of a state machine or a dictionary. */
const CODED = /(status|state|type|flag|mode|model|method|way|kind|disable|enable|owner)$/i

function mapCodes(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((row) => mapCodes(row, name))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapCodes(member, key)]))
  if (!CODED.test(name)) return value
  if (typeof value === 'number') return 77
  return typeof value === 'string' && /^([A-Z][A-Z_]+|\d)$/.test(value) ? 'A_LATER_CODE' : value
}

function mapLists(value: unknown, change: (rows: unknown[]) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((row) => mapLists(row, change)))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLists(member, change)]))
}
