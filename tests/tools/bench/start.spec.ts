import { expect, test } from '@playwright/test'
import { measureCold } from './cold'
import { noteCold, noteLists } from './coldFigures'
import { median, summary } from './report'
import { SCREENS } from './screens'
import { assetsOf, build, copyOfTree, PORTS, REF, serve } from './side'
import { visitorsOf } from './visitor'
import { changeFeature, measureWarm, noteWarm } from './warm'
import { traceStarts, whereTable } from './where'

test.describe.configure({ mode: 'serial', timeout: 1_800_000 })

/** First content of each screen on the commit compared with, ms; the limit of a warm start is a part of it. */
const refContent = new Map<string, number>()

test('a cold start of each kind of screen', async ({ browser }) => {
  const sides = { now: await visitorsOf(PORTS.now), ...(REF ? { ref: await visitorsOf(PORTS.ref) } : {}) }
  const content = new Map<string, number>()
  for (const screen of SCREENS) {
    const { now, ref } = await measureCold(browser, screen, sides)
    noteCold(screen, now, ref)
    content.set(screen.name, median(now.map((visit) => visit.content)))
    if (ref.length > 0) refContent.set(screen.name, median(ref.map((visit) => visit.content)))
  }
  noteLists('cold', content)
  sayFigures()
})

test('a warm start after a deploy that changed one feature', async ({ browser }) => {
  const tree = copyOfTree()
  build(tree)
  const before = assetsOf(tree)
  const stop = await serve(tree, PORTS.deploy)
  try {
    const visits = await measureWarm(browser, await visitorsOf(PORTS.deploy), () => {
      changeFeature(tree)
      build(tree)
    })
    for (const [screen, warm] of visits) noteWarm(screen, warm, before, refContent.get(screen.name))
    const content = [...visits].map(([{ name }, warm]) => [name, median(warm.map((visit) => visit.content))] as const)
    noteLists('warm after a deploy', new Map(content))
  } finally {
    stop()
    tree.remove()
  }
  sayFigures()
})

test('where the time of the contract list goes', async ({ browser }) => {
  const starts = { now: await traceStarts(browser, await visitorsOf(PORTS.now)) }
  const both = REF ? { ...starts, [REF.slice(0, 9)]: await traceStarts(browser, await visitorsOf(PORTS.ref)) } : starts
  process.stdout.write(`\n${whereTable(both)}\n\n`)
})

const over: string[] = []

/** Prints the figures so far; those over their limit fail the run at its end, so that the rest is measured as well. */
function sayFigures(): void {
  const said = summary()
  over.push(...said.over)
  process.stdout.write(`\n${said.table}\n\n`)
}

test.afterAll(() => expect(over).toEqual([]))
