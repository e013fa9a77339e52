import { defineArea } from '#mocks/kernel/area'
import { simulateYear } from './simulate'

/**
 * A simulated year of documents up to today. No tables of its own: each document is created by the code of the routes
 * and of the counterparties, at a past simulated time.
 */
export const area = defineArea({
  seed: (today) => {
    simulateYear(today)
    return []
  },
})
