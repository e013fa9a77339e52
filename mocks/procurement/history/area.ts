import { defineArea } from '#mocks/kernel/area'
import { growHistory } from './grow'

/**
 * A year of documents up to today. It has no tables of its own: each document is written by the code that answers calls
 * and by the other party's, at a past moment of the world's clock.
 */
export const area = defineArea({
  seed: (today) => {
    growHistory(today)
    return []
  },
})
