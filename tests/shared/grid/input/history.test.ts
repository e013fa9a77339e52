import { describe, expect, it } from 'vitest'
import { emptyHistory, type History, record, redo, undo } from '#shared/grid/input/history'

/** Plays a script: a letter becomes the current state, `<` undoes, `>` redoes. */
function play(script: string) {
  let history: History<string> = emptyHistory()
  let present = '0'
  for (const act of script) {
    if (act === '<' || act === '>') {
      const moved = act === '<' ? undo(history, present) : redo(history, present)
      if (moved) ({ history, present } = moved)
    } else {
      history = record(history, present)
      present = act
    }
  }
  return present
}

describe('history', () => {
  it.each([
    ['', '0'],
    ['<', '0'],
    ['>', '0'],
    ['ab', 'b'],
    ['ab<', 'a'],
    ['ab<<', '0'],
    ['ab<<<', '0'],
    ['ab<<>', 'a'],
    ['ab<<>>', 'b'],
    ['ab<<>>>', 'b'],
    ['ab<c>', 'c'],
    ['ab<c<', 'a'],
  ])('%j ends at %j', (script, expected) => {
    expect(play(script)).toBe(expected)
  })

  it('keeps the newest hundred steps', () => {
    let history: History<number> = emptyHistory()
    for (let at = 0; at < 150; at += 1) history = record(history, at)
    expect(history.past).toHaveLength(100)
    expect(history.past[0]).toBe(50)
  })
})
