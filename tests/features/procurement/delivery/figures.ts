import * as v from 'valibot'
import { isFreightLine } from '#domain/document/freight'
import { lineTotals } from '#domain/document/lines'
import { type DecimalInput, fixed, sum } from '#domain/money'
import { arrivedQuantity, contractTolerance, deviationUnit, isOutOfTolerance } from '#domain/weighing/tolerance'
import { deliveryEndpoints } from '#features/procurement/delivery/endpoints'
import { type DeliveryNote, deliveryNoteSchema, isVoided } from '#features/procurement/delivery/model'
import { orderLines } from '#tests/features/procurement/purchase/figures'
import { type Book, money, moneyBy, one, type Places, quantitiesBy } from '#tests/figures/book'

/** The notes as their list shows them. */
export const noteRows = (book: Book) => book.rows<DeliveryNote>(deliveryEndpoints.page.path)

/** All notes with their lines. */
async function notes(book: Book) {
  const rows = await book.rows<unknown>(deliveryEndpoints.page.path, { withItems: '1' })
  return rows.map((row) => v.parse(deliveryNoteSchema, row))
}

const counted = async (book: Book) => (await notes(book)).filter((note) => !isVoided(note))
const noteLines = async (book: Book) => (await counted(book)).flatMap(({ items = [] }) => items)

/** Amounts of notes, and which of their weighings deviate by more than the contract allows. */
export const facts: Places = {
  'amount of a note': {
    'sum of its lines': async (book) =>
      moneyBy(await notes(book), 'deliverSn', ({ items }) => lineTotals(items ?? []).totalAmountTax),
    'note list': async (book) => moneyBy(await noteRows(book), 'deliverSn', 'totalAmountTax'),
  },
  'all that was delivered': {
    'note list': async (book) =>
      one(
        money(...(await noteRows(book)).filter((note) => !isVoided(note)).map(({ totalAmountTax }) => totalAmountTax)),
      ),
  },
  'loads out of tolerance': {
    'notes by their lines': async (book) =>
      one(
        (await counted(book)).filter((note) =>
          (note.items ?? []).some((item) => isOutOfTolerance(item, contractTolerance(note))),
        ).length,
      ),
  },
  'what all deviations are worth': {
    // As a note and a settlement show them: two rounded amounts, one less the other.
    'notes by their lines': async (book) => {
      const amounts = (await counted(book))
        .filter(({ accept }) => accept)
        .flatMap(({ items = [], materialType }) =>
          items.flatMap((item) => {
            if (isFreightLine(item) || item.deviation === null) return []
            const arrived = arrivedQuantity(item, deviationUnit(materialType))
            const amountOf = (quantity: DecimalInput) => fixed(sum([quantity]).times(sum([item.taxUnitPrice])), 2)
            return [amountOf(arrived?.toString() ?? '0'), `-${amountOf(item.quantity)}`]
          }),
        )
      return one(money(...amounts))
    },
  },
}

/** What notes say of orders and contracts. */
export const places: Places = {
  'delivered of an order line': {
    'lines of its notes': async (book) => {
      const known = new Set((await orderLines(book)).map(({ id }) => id))
      const lines = (await noteLines(book)).filter(({ sourceItemId }) => known.has(sourceItemId))
      return quantitiesBy(lines, 'sourceItemId', 'quantity')
    },
  },
  'delivered of a contract line': {
    'lines of its notes': async (book) => {
      const ofOrder = new Map((await orderLines(book)).map(({ id, contractMaterialId }) => [id, contractMaterialId]))
      return quantitiesBy(
        await noteLines(book),
        ({ sourceItemId }) => ofOrder.get(sourceItemId) ?? sourceItemId,
        'quantity',
      )
    },
  },
}
