import { fixed, sum } from '#domain/money'
import { amountOf, isPaid, type Settlement } from '#features/procurement/settlement/model'

/** A day of an account between the supplier and a buyer: a settlement that he owes since then, or its payment. */
export type StatementEntry = {
  key: string
  settlement: Settlement
  kind: 'settled' | 'paid'
  /** YYYY-MM-DD. */
  day: string
  /** What is owed after it, decimal text. */
  balance: string
}

/** An account over a period, both days included; amounts are decimal text in yuan with tax. */
export type Statement = {
  opening: string
  entries: StatementEntry[]
  settled: string
  paid: string
  closing: string
}

type Movement = Omit<StatementEntry, 'balance'>

/**
 * The account of some settlements over a period. It is kept by the day of settlement and the day of payment; where a
 * server leaves out the first, a settlement counts from the day it was made, and where it leaves out the second, from
 * the day of settlement.
 */
export function statementOf(settlements: readonly Settlement[], { from, to }: { from: string; to: string }): Statement {
  const all = settlements.flatMap(movementsOf).filter(({ day }) => day <= to)
  const before = all.filter(({ day }) => day < from)
  const within = all.filter(({ day }) => day >= from).sort(inOrder)
  const opening = fixed(sum(before.map(changeOf)), 2)
  let balance = sum([opening])
  const entries = within.map((movement) => {
    balance = balance.plus(changeOf(movement))
    return { ...movement, balance: fixed(balance, 2) }
  })
  return {
    opening,
    entries,
    settled: amountOf(settlementsOf(within, 'settled')),
    paid: amountOf(settlementsOf(within, 'paid')),
    closing: fixed(balance, 2),
  }
}

/** What a movement adds to what is owed. */
function changeOf({ kind, settlement }: Movement) {
  const amount = sum([settlement.totalAmountTax])
  return kind === 'settled' ? amount : amount.times(-1)
}

function movementsOf(settlement: Settlement): Movement[] {
  const settled = (settlement.settleDate || settlement.createTime).slice(0, 10)
  const entry: Movement = { key: `${settlement.id} settled`, settlement, kind: 'settled', day: settled }
  const paid: Movement = {
    key: `${settlement.id} paid`,
    settlement,
    kind: 'paid',
    day: settlement.payTime.slice(0, 10) || settled,
  }
  return isPaid(settlement) ? [entry, paid] : [entry]
}

function settlementsOf(movements: readonly Movement[], kind: Movement['kind']) {
  return movements.filter((movement) => movement.kind === kind).map(({ settlement }) => settlement)
}

/** By day; on one day settlements come before payments. */
function inOrder(a: Movement, b: Movement): number {
  return (
    a.day.localeCompare(b.day) ||
    b.kind.localeCompare(a.kind) ||
    a.settlement.settlementCode.localeCompare(b.settlement.settlementCode)
  )
}
