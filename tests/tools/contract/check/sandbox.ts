import { randomInt, randomUUID } from 'node:crypto'
import { isSamePhone } from '#domain/mask'
import { isRecord, wireText } from '#domain/wire'
import { carEndpoints, driverEndpoints } from '#features/procurement/fleet/endpoints'
import type { Args, Endpoint } from '#shared/endpoint'
import { describedAt } from '#tests/tools/contract/product'
import { parsed, payloadIn, type Raw, type Send } from './answer'
import { type Line, verdictOf } from './conform'
import type { Write } from './gateway'
import { rowsOf } from './strict'

/** A record that a test makes: how it is made, found again, changed and taken away. */
type Scenario = {
  name: string
  calls: Record<'page' | 'add' | 'update' | 'remove', Endpoint>
  /** A record that is surely new, by a member that finds it. */
  make: () => { made: Args; found: string }
  change: Args
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'car',
    calls: carEndpoints,
    make: () => ({ made: { carNo: `粤Z${randomInt(10_000, 99_999)}`, status: 1, remark: 'conform' }, found: 'carNo' }),
    change: { remark: 'conform 2' },
  },
  {
    name: 'driver',
    calls: driverEndpoints,
    make: () => ({
      made: { driverName: 'conform', driverPhone: `1990009${randomInt(1000, 9999)}`, status: 1, remark: 'conform' },
      found: 'driverPhone',
    }),
    change: { remark: 'conform 2' },
  },
]

/**
 * Tries a day of writes on a test system: makes a record, reads it back, sends the same once more under its key,
 * changes it, deletes it. What it made is gone afterwards, also where a step went wrong.
 */
export async function sandbox(gateway: { send: Send; write: Write }): Promise<Line[]> {
  const lines: Line[] = []
  for (const scenario of SCENARIOS) lines.push(...(await tried(scenario, gateway)))
  return lines
}

async function tried({ name, calls, make, change }: Scenario, { send, write }: { send: Send; write: Write }) {
  const { made, found } = make()
  const rows = async () => {
    const { text } = await send(calls.page.path, { [found]: String(made[found]), current: 1, size: 10 })
    return (
      (rowsOf(payloadIn(calls.page, parsed(text))) ?? [])
        .filter(isRecord)
        // A list may mask the phones of drivers.
        .filter((row) => isSamePhone(plain(row[found]), plain(made[found])))
    )
  }
  /** The record of a row, which has in full what the list masks. */
  const recordOf = async (row: Record<string, unknown>) => {
    const { text } = await send(calls.page.path, { id: wireText(row.id), current: 1, size: 1 })
    return (
      rowsOf(payloadIn(calls.page, parsed(text)))
        ?.filter(isRecord)
        .find(({ id }) => id === row.id) ?? row
    )
  }
  const lines: Line[] = []
  const note = (step: string, fault: Pick<Line, 'verdict' | 'detail'>) => {
    lines.push({ call: `sandbox ${name}: ${step}`, ...fault })
    return fault.verdict === 'right'
  }
  const key = randomUUID()
  try {
    if (!note('add', judged(calls.add, await write(calls.add, made, key)))) return lines
    const [row] = await rows()
    if (!note('read back', held(row !== undefined, `no row with ${found} ${made[found]}`)) || !row) return lines
    note('add again under its key', judged(calls.add, await write(calls.add, made, key)))
    const { length } = await rows()
    note('is there once', held(length === 1, `${length} rows: the second try was executed`))
    const changed = {
      ...Object.fromEntries(Object.entries(await recordOf(row)).filter(([, value]) => typeof value !== 'object')),
      ...change,
    }
    note('update', judged(calls.update, await write(calls.update, changed, randomUUID())))
    const [after] = await rows()
    const wrong = Object.keys(change).filter((member) => wireText(after?.[member]) !== wireText(change[member]))
    note('read the change', held(wrong.length === 0, `unchanged: ${wrong.join(', ')}`))
  } finally {
    const left = (await rows()).map(({ id }) => wireText(id))
    if (left.length > 0) {
      note('delete', judged(calls.remove, await write(calls.remove, { ids: left }, randomUUID())))
      note('is gone', held((await rows()).length === 0, `still there: ${left.join(', ')}`))
    }
  }
  return lines
}

/** A value without the dot that some services put into plates. */
function plain(value: unknown): string {
  return wireText(value).replace('·', '')
}

function held(isTrue: boolean, otherwise: string): Pick<Line, 'verdict' | 'detail'> {
  return isTrue ? { verdict: 'right', detail: '' } : { verdict: 'wrong effect', detail: otherwise }
}

function judged({ method, path }: Endpoint, raw: Raw): Pick<Line, 'verdict' | 'detail'> {
  const described = describedAt(method, path)
  return described ? verdictOf(described, raw) : { verdict: 'absent call', detail: path }
}
