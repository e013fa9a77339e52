import { afterEach, describe, expect, it, vi } from 'vitest'
import { pages, printPages, publicPages } from '#app/pages'
import { menuScreens } from '#mocks/kernel/auth/menu'
import { alterAnswers, inheritedNames, partial, unknownCodes, unreadable } from '#tests/kit/alter'
import { idle, loadAgain, reopen, runApp, server, setHost, signIn, withoutShell } from '#tests/kit/render'
import { ADDRESSES, isPlainPrintPage } from '#tests/kit/suites/everyScreen'

runApp('supplier')
afterEach(() => server.resetHandlers())

/** Screens of the plain product; any other belongs to the material product alone. */
const PLAIN = new Set(menuScreens('plain').map(({ routeName }) => routeName))
const MATERIAL = new Set(menuScreens('material').map(({ routeName }) => routeName))
const isMaterial = ({ name, owners = [] }: { name: string; owners?: readonly string[] }) =>
  printPages.some((one) => one.name === name)
    ? !isPlainPrintPage(name)
    : [name, ...owners].some((one) => MATERIAL.has(one) && !PLAIN.has(one))

/** Texts of an empty state, which would be wrong for an unreadable answer. */
const NOTHING_THERE = /还没有|没有符合|没有可|没有找到|没有生效|没有材料|没有附件|暂无|尚未|共 0 条|已到期或已不在/

it.each(pages.filter(({ id }) => id.length > 0).map(({ name }) => name))('%s has a record to show', (name) => {
  expect(ADDRESSES).toHaveProperty(name)
})

describe.each([...pages, ...printPages, ...publicPages].map((one, at) => [one.name, one, at] as const))(
  '%s',
  (name, screen, at) => {
    const { path } = screen
    const address = () => `${path}?${new URLSearchParams(ADDRESSES[name]?.() ?? {})}`

    it('survives altered answers, and shows no unreadable one as empty', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const faults: string[] = []
      if (!publicPages.some((one) => one.name === name)) {
        if (isMaterial(screen)) setHost('material')
        await signIn(isMaterial(screen) ? 'haichuan' : 'yueheng')
        if (!printPages.some((one) => one.name === name)) withoutShell()
      }
      let isUp = false
      for (const alteration of turnsOf(at)) {
        alterAnswers(alteration)
        if (isUp) await loadAgain()
        else reopen(address())
        await idle()
        const shown = readText()
        isUp = !shown.includes('页面出错了')
        if (!isUp) faults.push(`${alteration.name}: crashed`)
        if (alteration.isUnreadable && NOTHING_THERE.test(shown)) {
          faults.push(`${alteration.name}: ${NOTHING_THERE.exec(shown)?.[0]}`)
        }
        server.resetHandlers()
      }
      expect(faults).toEqual([])
    })
  },
)

/**
 * One of each kind: the screens take turns, and several read the same answers. Codes are known by each screen alone.
 */
function turnsOf(at: number) {
  return [
    partial[at % partial.length],
    unreadable[at % unreadable.length],
    unknownCodes,
    inheritedNames[at % inheritedNames.length],
  ].filter((one) => one !== undefined)
}

/** The text of the page; an antd picture is named 暂无数据 and does not count. */
function readText(): string {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const picture of copy.querySelectorAll('svg')) picture.remove()
  return copy.textContent ?? ''
}
