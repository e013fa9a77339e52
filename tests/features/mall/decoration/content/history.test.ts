import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type History, MAX_STEPS, NO_HISTORY, noted, redone, undone } from '#features/mall/decoration/content/history'

const none: History<number> = NO_HISTORY

it('goes back and forth between values', () => {
  const first = undone(noted(none, 1, '', 0), 2)
  expect(first?.value).toBe(1)
  expect(first && redone(first.history, 1)?.value).toBe(2)
  expect(first && undone(first.history, 1)).toBeNull()
})

it.each([
  ['the same place within a second', 'title', 500, 1],
  ['the same place later', 'title', 1500, 2],
  ['another place', 'name', 500, 2],
])('a change of %s makes %s steps in all', (_name, place, at, steps) => {
  expect(noted(noted(none, 1, 'title', 0), 2, place, at).past).toHaveLength(steps)
})

it('changes without a place are steps of their own, and after an undo nothing joins the step before', () => {
  expect(noted(noted(none, 1, '', 0), 2, '', 0).past).toEqual([1, 2])
  const back = undone(noted(noted(none, 1, '', 0), 2, 'title', 1), 3)
  expect(back && noted(back.history, 2, 'title', 2).past).toEqual([1, 2])
})

it('a new change forgets what was undone, and the oldest steps are forgotten', () => {
  const back = undone(noted(none, 1, '', 0), 2)
  expect(back && noted(back.history, 1, '', 0).future).toEqual([])
  let history = none
  for (let value = 0; value < MAX_STEPS + 20; value += 1) history = noted(history, value, '', value)
  expect(history.past).toHaveLength(MAX_STEPS)
  expect(history.past[0]).toBe(20)
})

it('any values are undone to the first and redone to the last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: MAX_STEPS }), (values) => {
      let present = -1
      let history = none
      for (const value of values) {
        history = noted(history, present, '', 0)
        present = value
      }
      for (let step = undone(history, present); step; step = undone(history, present)) {
        history = step.history
        present = step.value
      }
      expect(present).toBe(-1)
      for (let step = redone(history, present); step; step = redone(history, present)) {
        history = step.history
        present = step.value
      }
      expect(present).toBe(values.at(-1))
    }),
  )
})
