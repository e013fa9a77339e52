import { defineArea } from '#mocks/kernel/area'
import { growHistory } from './grow'

/**
 * A simulated year of documents up to today. No tables of its own: each document is created by the code of the routes
 * and of the counterparties, at a past simulated time.
 */
export const area = defineArea({
  seed: (today) => {
    growHistory(today)
    return []
  },
})
