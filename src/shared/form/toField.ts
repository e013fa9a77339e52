/**
 * How a form goes to a refused field: into the middle of its scroller, so that label and error are clear of the edges
 * and of bars at the foot. Always, because an input that is just visible may still have its label out of sight.
 */
export const TO_FIELD = { focus: true, block: 'center', scrollMode: 'always' } as const
