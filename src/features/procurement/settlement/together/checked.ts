import { isFreightLine } from '#domain/document/freight'
import { groupBy } from '#domain/groups'
import {
  decimal,
  fixed,
  quantityTotals,
  type RateTotals,
  round,
  sum,
  totalsByRate,
  type UnitQuantity,
} from '#domain/money'
import { type Text, text } from '#domain/text'
import { differsFromParts } from '#domain/weighing/settle'
import { totalDifferences } from '#features/procurement/settlement/lines/totalDifferences'
import { canConfirm, confirmError, type Settlement, settlementTotals } from '#features/procurement/settlement/model'

/** Most settlements that are confirmed in one go. */
export const MAX_TOGETHER = 50

/** What arrived less what was delivered, per unit; and what is settled less what was delivered, yuan with tax. */
type Difference = { quantities: UnitQuantity[]; amount: string }

/** A settlement to confirm with others: what forbids it, what has to be looked at before, and what differs at all. */
export type Checked = { settlement: Settlement; refusal: Text | null; doubts: Text[]; difference: Difference | null }

/** A settlement as read, judged. */
export function checked(settlement: Settlement): Checked {
  const lines = settlement.lines ?? []
  const rows = (isMeant: (line: (typeof lines)[number]) => boolean) =>
    lines
      .filter(isMeant)
      .map(({ seq }) => seq)
      .join('、')
  const out = rows(({ outOfTolerance }) => outOfTolerance === true)
  const priced = rows((line) => differsFromParts(line.settlePriceTax, line))
  const names = totalDifferences(settlement, settlementTotals(lines)).join('、')
  return {
    settlement,
    difference: differenceOf(settlement),
    refusal: canConfirm(settlement) ? confirmError(settlement) : text('已不在待对账'),
    doubts: [
      ...(lines.length === 0 ? [text('没有明细')] : []),
      ...(out ? [text('第 {{rows}} 行超允许偏差', { rows: out })] : []),
      ...(priced ? [text('第 {{rows}} 行单价不等于各项之和', { rows: priced })] : []),
      ...(settlement.refusedDisputeCount
        ? [text('{{count}} 行异议未采纳', { count: settlement.refusedDisputeCount })]
        : []),
      ...(names && lines.length > 0 ? [text('{{names}}与明细之和不同', { names })] : []),
    ],
  }
}

/**
 * The sums of the lines' own differences, within the tolerance or not; null where no line differs. In money a
 * difference counts as far as it is settled: nothing, where the contract settles what was delivered within its
 * tolerance.
 */
function differenceOf(settlement: Settlement): Difference | null {
  const weighed = (settlement.lines ?? []).filter((line) => !isFreightLine(line))
  const off = weighed.filter((line) => !(decimal(line.deviation)?.eq(0) ?? true))
  if (off.length === 0) return null
  const amounts = off.map(({ quantity, settlePriceTax, amountTax }) => {
    const [delivered, price, settled] = [decimal(quantity), decimal(settlePriceTax), decimal(amountTax)]
    return delivered && price && settled ? settled.minus(round(delivered.times(price), 2)) : null
  })
  return {
    quantities: quantityTotals(off.map((line) => ({ ...line, quantity: line.deviation }))),
    amount: fixed(sum(amounts), 2),
  }
}

/** Nothing forbids it, and nothing has to be looked at: ticked without being asked. */
export function isPlain({ refusal, doubts }: Checked): boolean {
  return refusal === null && doubts.length === 0
}

/** The settlements of each payer, the payer with most of them first; in each, what has to be looked at comes first. */
export function byPayer(all: readonly Checked[]): [payer: string, own: Checked[]][] {
  const rank = ({ refusal, doubts }: Checked) => (refusal ? 1 : doubts.length > 0 ? 0 : 2)
  return [...groupBy(all, ({ settlement }) => settlement.companyName)]
    .map(([payer, own]): [string, Checked[]] => [payer, [...own].sort((a, b) => rank(a) - rank(b))])
    .sort(([, a], [, b]) => b.length - a.length)
}

/** What the lines of a contract's settlements come to at one tax rate. */
export type RateSum = RateTotals & Pick<Settlement, 'contractCode' | 'contractName'>

/** Sums by contract and tax rate, from the lines. */
export function sumsOf(settlements: readonly Settlement[]): RateSum[] {
  return [...groupBy(settlements, ({ contractCode }) => contractCode)].flatMap(([contractCode, own]) =>
    totalsByRate(own.flatMap(({ lines }) => lines ?? [])).map((group) => ({
      ...group,
      contractCode,
      contractName: own[0]?.contractName ?? '',
    })),
  )
}
