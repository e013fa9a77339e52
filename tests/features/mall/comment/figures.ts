import { commentEndpoints } from '#features/mall/comment/endpoints'
import type { Places } from '#tests/figures/book'

/** The scores of a shop. */
export const SCORES = ['descriptionScore', 'serviceScore', 'deliveryScore'] as const

/** What buyers say of the shop. */
export const facts: Places = {
  'score of the shop': {
    comments: async (book) => {
      const rows = await book.rows<Record<(typeof SCORES)[number], number>>(commentEndpoints.page.path)
      return new Map(
        SCORES.map((name) => [name, (rows.reduce((all, row) => all + row[name], 0) / rows.length).toFixed(2)]),
      )
    },
  },
}
