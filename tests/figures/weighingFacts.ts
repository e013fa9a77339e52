import { contractTolerance, isOutOfTolerance } from '#domain/weighing/tolerance'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { isVoided } from '#features/procurement/delivery/model'
import type { SettlementBill } from '#features/procurement/settlement/model'
import { type Book, countsBy, type Fact, type Figures, one } from './book'
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
    'loads behind it': async (book) => {
      const loads = await book.rows<Load>(statisticsEndpoints.deviationRecords.path, ever())
      return one(new Set(loads.filter(({ isOver }) => isOver).map(({ deliverSn }) => deliverSn)).size)
    },
  },
}

function overNum(by: 'driver' | 'car') {
  return async (book: Book) => {
    const rows = await book.ask<{ overNum: number }[]>(statisticsEndpoints.deviation.path, { ...ever(), by })
    return one(rows.reduce((count, row) => count + row.overNum, 0))
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

function toleranceOf({ materialType, toleranceRate }: SettlementBill) {
  const unit = materialType === 'CONCRETE' ? ('%' as const) : ('‰' as const)
  return toleranceRate === null ? contractTolerance({ materialType }) : { rate: toleranceRate, unit }
}

/** Leaves out what is zero: a document that counts nothing is not listed everywhere. */
function some(figures: Figures): Figures {
  return new Map([...figures].filter(([, figure]) => Number(figure) !== 0))
}

/** The facts of weighing. */
export const weighingFacts: readonly Fact[] = [outOfTolerance, lineOut]
