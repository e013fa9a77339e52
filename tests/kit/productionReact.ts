import { configure } from '@testing-library/dom'
import React from 'react'
import { flushSync } from 'react-dom'
import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as schedule } from 'scheduler'

/**
 * Tests run the production build of React, as users do; it is also twice as fast. It has no `act`; this one flushes the
 * changes of an event immediately. Awaiting then also waits for work that React deferred, such as a page change. Import
 * before the testing library, which looks up `act` when it loads.
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

/** Call after loading the testing library, which sets its own wrapper. */
export function awaitDrawing() {
  configure({
    eventWrapper: (run) => flushSync(run),
    asyncWrapper: (run) => run().then(drawn),
  })
}

/** Resolves after all pending renders of React. */
function drawn<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => schedule(IdlePriority, () => resolve(value)))
}
