import { type QueryClient, useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Text, translateMessage } from '#domain/text'
import { isRecord } from '#domain/wire'
import { db } from '#mocks/areas'
import type { Table } from '#mocks/kernel/store/table'
import { ActionButtons } from '#shared/action/ActionButtons'
import { type Action, type Actions, labelOf } from '#shared/action/action'
import { type ActionForm, actionFormOf } from '#shared/action/actionForm'
import { hostOf } from '#tests/kit/host'
import { client, renderPart, runPart } from '#tests/kit/part'
import { asked, fill, runApp, setHost, signIn, user } from '#tests/kit/render'
import { MOVED } from '#tests/kit/suites/movedSpec'

runApp('supplier')
runPart()

type Row = { id?: string }
type Read = (arg: unknown) => { queryKey: readonly unknown[]; queryFn: unknown }

const modules = import.meta.glob<Record<string, unknown>>('../../../src/features/*/*/**/*ctions.tsx', { eager: true })
const apis = import.meta.glob<Record<string, unknown>>('../../../src/features/*/*/api.ts', { eager: true })
const groups = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((one): one is Actions<Row> => isRecord(one) && Array.isArray(one.all) && typeof one.idOf === 'function')
/** The paged lists by resource. */
const pages = new Map(
  Object.values(apis)
    .flatMap((module) => Object.values(module))
    .filter(isRecord)
    .flatMap(({ page }) => {
      if (typeof page !== 'function') return []
      const read = page as Read
      return [[String(read({ page: 1, size: 1 }).queryKey[0]), read] as const]
    }),
)

const unmoved = new Set(MOVED.flatMap(({ unmovedActions = [] }) => unmovedActions))

const ACCOUNTS = ['haichuan', 'yueheng']
const t = (key: string, params?: Record<string, string | number>) =>
  key.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params?.[name] ?? ''))
const said = (text: Text) => translateMessage(t, text)

/** The table and row of a record, by the number in its identity. */
function stored(actions: Actions<Row>, row: Row): { table: Table<Row & { id: string }>; id: string } | null {
  const key = actions.idOf(row).split(' ').at(-1)
  const tables = Object.values(db) as unknown as Table<Row & { id: string }>[]
  for (const table of tables) {
    const found = table.find((one) =>
      ['id', 'sn', 'orderSn', 'deliverSn'].some((name) => Reflect.get(one, name) === key),
    )
    if (found) return { table, id: found.id }
  }
  return null
}

/** Another record of the list with a state that forbids the action. */
const MOVES = ['moves on', 'is deleted'] as const

function move(way: (typeof MOVES)[number], actions: Actions<Row>, row: Row, other: Row | undefined): boolean {
  const own = stored(actions, row)
  if (!own) return false
  if (way === 'is deleted') {
    own.table.delete(own.id)
    return true
  }
  const twin = other && stored(actions, other)
  const like = twin && own.table.get(own.id) && twin.table.get(twin.id)
  if (!like) return false
  const names = ['id', 'sn', 'orderSn', 'deliverSn', 'settlementCode', 'contractCode', 'goodsName', 'promotionName']
  const kept = Object.fromEntries(names.map((name) => [name, Reflect.get(own.table.get(own.id) ?? {}, name)]))
  const { id: _, ...change } = { ...like, ...kept }
  own.table.update(own.id, change)
  return true
}

/** Text that an action asks for, valid by its own rule. */
function textsFor(asks: ActionForm<Row>, row: Row): Record<string, string> {
  const candidates = ['情况有变，先行处理', '12345678', '9.9', '1']
  const values: Record<string, unknown> = { ...asks.initial(row) }
  const names = (asks.names as readonly string[]).filter(
    (name) => !['time', 'date'].includes(asks.fields[name]?.kind ?? ''),
  )
  for (const name of names) {
    const fits = (value: string) => !asks.validate({ ...values, [name]: value }, row)[name]
    const found = asks.fields[name]?.options ? undefined : candidates.find(fits)
    if (found) values[name] = found
  }
  return Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')]))
}

function Rows({ read, row, actions, only }: { read: Read; row: Row; actions: Actions<Row>; only: string }) {
  const others = actions.all.map(({ key }) => key).filter((key) => key !== only)
  useQuery(read({ page: 1, size: 100 }) as never)
  return <ActionButtons actions={actions} record={row} except={others} />
}

/** Every action that asks first, with a record that allows it. */
const cases = groups.flatMap((actions) =>
  actions.all.flatMap((action) => {
    const resource = String(action.mutation?.write().mutationKey?.[0] ?? '')
    const read = action.mutation?.question ? pages.get(resource) : undefined
    const name = `${resource} ${action.key}`
    return read && !unmoved.has(name) ? [{ name, actions, action, read }] : []
  }),
)

/** The refused actions that were looked at. */
const proven: string[] = []

describe.each(cases)('$name', ({ name: own, actions, action, read }) => {
  it.each(MOVES)('says what is left to do when its record %s before it is confirmed', async (way) => {
    const found = await rowFor(client, read, actions, action)
    if (!found) return
    const { row, other } = found
    renderPart(<Rows read={read} row={row} actions={actions} only={action.key} />)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    await user.click(screen.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    const asks = action.mutation && actionFormOf(action.mutation, row)
    const texts = asks ? textsFor(asks, row) : {}
    for (const [name, value] of Object.entries(texts)) {
      const label = asks?.fields[name]?.label ?? ''
      const input = within(dialog).queryByLabelText(label, { selector: 'input, textarea' })
      if (input) await fill(input, value)
    }
    if (!move(way, actions, row, other)) return
    const sent = asked.length
    const okText = action.mutation?.okText ?? said(labelOf(action, row))
    await user.click(within(dialog).getByRole('button', { name: new RegExp(`^${[...okText].join('\\s?')}$`) }))
    await waitFor(() => expect(asked.length).toBeGreaterThan(sent))
    await waitFor(() => expect(client.isMutating()).toBe(0))
    // Some actions do not depend on the status, or on the record: they are done.
    if (!document.body.contains(dialog)) return
    const alert = await within(dialog).findByText(/现为“.+”，不能再|已有变化，不能再|已不在这里/)
    if (way === 'moves on' && !alert.textContent?.includes('已不在')) expect(alert).toHaveTextContent(/现在(可以|没有)/)
    expect(asked.slice(sent + 1).some(({ method }) => method === 'GET')).toBe(true)
    for (const [name, value] of Object.entries(texts)) {
      const input = within(dialog).queryByLabelText(asks?.fields[name]?.label ?? '', { selector: 'input, textarea' })
      if (input) expect(input).toHaveValue(value)
    }
    proven.push(`${own} ${way}`)
  })
})

it('were most actions', () => expect(proven.length, proven.join('\n')).toBeGreaterThan(60))

/** A record of either account that allows the action, and one that does not. */
async function rowFor(queries: QueryClient, read: Read, actions: Actions<Row>, action: Action<Row>) {
  for (const account of ACCOUNTS) {
    setHost(hostOf(account))
    await signIn(account)
    queries.clear()
    const options = { ...read({ page: 1, size: 100 }), retry: false, meta: { silent: true } }
    const data = await queries.fetchQuery(options as never).catch(() => null)
    const rows = isRecord(data) && Array.isArray(data.records) ? (data.records as Row[]) : []
    const isAllowed = (row: Row) => action.isAllowed?.(row) ?? true
    const row = rows.find((one) => isAllowed(one) && stored(actions, one))
    if (row) return { row, other: rows.find((one) => !isAllowed(one)) }
  }
  return null
}
