import { configure } from '@testing-library/dom'
import React from 'react'
import { flushSync } from 'react-dom'
import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as schedule } from 'scheduler'

/**
 * Screens are tested with the React that users run, the production build, which is also twice as quick. It has no `act`; this one
 * draws at once what an event changed. Whatever is awaited then also waits for what React put off, such as a change of page.
 * Import before the testing library, which looks for `act` when it is loaded.
 */
Object.assign(React, {
  act(run: () => unknown) {
    let result: unknown
    flushSync(() => {
      result = run()
    })
    return Promise.resolve(result).then(drawn)
  },
})

/** Call after the testing library was loaded, which sets its own. */
export function awaitDrawing() {
  configure({
    eventWrapper: (run) => flushSync(run),
    asyncWrapper: (run) => run().then(drawn),
  })
}

/** All that React has still to draw is drawn. */
function drawn<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => schedule(IdlePriority, () => resolve(value)))
}
