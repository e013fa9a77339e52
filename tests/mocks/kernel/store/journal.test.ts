import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changesOf, Journal } from '#mocks/kernel/store/journal'

const HEAD = '{"generation":"g1"}\n'
const [ONE, TWO] = [{ lastIds: { '': 1 } }, { lastIds: { '': 2 } }]
const LINES = `${JSON.stringify(ONE)}\n${JSON.stringify(TWO)}\n`

describe('the changes of a journal', () => {
  it.each([
    ['of its whole file', HEAD + LINES, [ONE, TWO], false],
    ['with a torn last line', HEAD + LINES.slice(0, -4), [ONE], false],
    ['whose last line ends without a break', HEAD + LINES.slice(0, -1), [ONE, TWO], false],
    ['of another whole file', `{"generation":"g0"}\n${LINES}`, [], false],
    ['with a torn first line', HEAD.slice(0, 8), [], false],
    ['without lines', HEAD, [], false],
    ['that is empty', '', [], false],
    ['that is broken in the middle', `${HEAD}\0\0\0\n${LINES}`, [], true],
    ['with a line that is no change', `${HEAD}null\n${LINES}`, [], true],
  ])('%s', (_, text, changes, isBroken) => {
    expect(changesOf(text, 'g1')).toEqual({ changes, isBroken })
  })
})

describe('a journal', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'journal-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('continues after a write that failed halfway', () => {
    const path = join(folder, 'journal')
    let isFull = false
    const half = (handle: number, bytes: Buffer) => {
      fs.writeFileSync(handle, isFull ? bytes.subarray(0, bytes.length / 2) : bytes)
      if (isFull) throw new Error('ENOSPC')
    }
    const journal = new Journal({ ...fs, writeFileSync: half as typeof fs.writeFileSync }, path)
    journal.begin('g1')
    isFull = true
    expect(() => journal.append(ONE)).toThrow('ENOSPC')
    expect(() => journal.append(ONE)).toThrow('ENOSPC')
    isFull = false
    journal.append(TWO)
    journal.close()
    expect(readFileSync(path, 'utf8')).toBe(`${HEAD}${JSON.stringify(TWO)}\n`)
    expect(journal.size).toBe(JSON.stringify(TWO).length + 1)
  })

  it('begins with its next change when it could not begin', () => {
    let isFull = true
    const write = (handle: number, bytes: Buffer) => {
      if (isFull) throw new Error('ENOSPC')
      fs.writeFileSync(handle, bytes)
    }
    const path = join(folder, 'journal')
    const journal = new Journal({ ...fs, writeFileSync: write as typeof fs.writeFileSync }, path)
    expect(() => journal.begin('g1')).toThrow('ENOSPC')
    isFull = false
    journal.append(ONE)
    journal.sync()
    journal.close()
    expect(changesOf(readFileSync(path, 'utf8'), 'g1').changes).toEqual([ONE])
  })
})
