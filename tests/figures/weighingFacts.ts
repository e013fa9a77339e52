import { isFreightLine } from '#domain/document/freight'
import { type DecimalInput, fixed, sum } from '#domain/money'
import { arrivedQuantity, contractTolerance, deviationUnit, isOutOfTolerance } from '#domain/weighing/tolerance'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import type { LoadGroup } from '#features/overview/statistics/model'
import { isVoided } from '#features/procurement/delivery/model'
import type { Settlement } from '#features/procurement/settlement/model'
import { type Book, countsBy, type Fact, type Figures, money, one } from './book'
import { ever, notes, settlements } from './supplyFacts'

// Which weighings deviate by more than their contract allows, and every place that says it.

type Load = { deliverSn: string; isOver: boolean }

const outOfTolerance: Fact = {
  name: 'loads out of tolerance',
  places: {
    'notes by their lines': async (book) =>
      one(
        (await notes(book)).filter(
          (note) =>
            !isVoided(note) && (note.items ?? []).some((item) => isOutOfTolerance(item, contractTolerance(note))),
        ).length,
      ),
    'by driver': overNum('driver'),
    'by vehicle': overNum('car'),
    'by material': overNum('material'),
    'by buyer': overNum('payer'),
    'loads behind it': async (book) => {
      const loads = await book.rows<Load>(statisticsEndpoints.deviationRecords.path, ever())
      return one(new Set(loads.filter(({ isOver }) => isOver).map(({ deliverSn }) => deliverSn)).size)
    },
  },
}

function overNum(by: LoadGroup) {
  return async (book: Book) => {
    const rows = await book.ask<{ overNum: number }[]>(statisticsEndpoints.deviation.path, { ...ever(), by })
    return one(rows.reduce((count, row) => count + row.overNum, 0))
  }
}

const worth: Fact = {
  name: 'what all deviations are worth',
  places: {
    // As a note and a settlement show them: two rounded amounts, one less the other.
    'notes by their lines': async (book) => {
      const accepted = (await notes(book)).filter((note) => !isVoided(note) && note.accept)
      const amounts = accepted.flatMap(({ items = [], materialType }) =>
        items.flatMap((item) => {
          if (isFreightLine(item) || item.deviation === null) return []
          const arrived = arrivedQuantity(item, deviationUnit(materialType))
          const amountOf = (quantity: DecimalInput) => fixed(sum([quantity]).times(sum([item.taxUnitPrice])), 2)
          return [amountOf(arrived?.toString() ?? '0'), `-${amountOf(item.quantity)}`]
        }),
      )
      return one(money(...amounts))
    },
    'by driver': amountBy('driver'),
    'by vehicle': amountBy('car'),
    'by material': amountBy('material'),
    'by buyer': amountBy('payer'),
    'loads behind it': async (book) => {
      const loads = await book.rows<{ amount: string }>(statisticsEndpoints.deviationRecords.path, ever())
      return one(money(...loads.map(({ amount }) => amount)))
    },
  },
}

function amountBy(by: LoadGroup) {
  return async (book: Book) => {
    const rows = await book.ask<{ amount: string }[]>(statisticsEndpoints.deviation.path, { ...ever(), by })
    return one(money(...rows.map(({ amount }) => amount)))
  }
}

const lineOut: Fact = {
  name: 'settlement lines out of tolerance',
  places: {
    'by the rule': async (book) =>
      some(
        countsBy(
          await settlements(book),
          'settlementCode',
          (bill) => (bill.lines ?? []).filter((line) => isOutOfTolerance(line, toleranceOf(bill))).length,
        ),
      ),
    'marked by the server': async (book) =>
      countsBy(
        await settlements(book),
        'settlementCode',
        ({ lines }) => (lines ?? []).filter((line) => line.outOfTolerance).length,
      ),
  },
}

function toleranceOf({ materialType, toleranceRate }: Settlement) {
  const unit = materialType === 'CONCRETE' ? ('%' as const) : ('‰' as const)
  return toleranceRate === null ? contractTolerance({ materialType }) : { rate: toleranceRate, unit }
}

/** Leaves out what is zero: a document that counts nothing is not listed everywhere. */
function some(figures: Figures): Figures {
  return new Map([...figures].filter(([, figure]) => Number(figure) !== 0))
}

/** The facts of weighing. */
export const weighingFacts: readonly Fact[] = [outOfTolerance, worth, lineOut]
