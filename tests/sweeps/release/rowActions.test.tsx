import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Actions } from '#shared/action/action'
import { hostOf } from '#tests/kit/host'
import { idle, inPage, renderPage, runApp, setHost, user, visit } from '#tests/kit/render'
import { cellOf, heads, records, settled, statusTabs } from '#tests/kit/suites/listScreen'
import type { ListSpec } from '#tests/kit/suites/listSpec'
import { headButtons } from '#tests/kit/suites/recordScreen'

runApp('supplier')

const areas = import.meta.glob<{ lists: ListSpec[] }>('../../features/*/*/lists.ts', { eager: true })
const lists = Object.values(areas)
  .flatMap((area) => area.lists)
  .filter(({ opens, isWithoutActions }) => opens && !isWithoutActions)

const modules = import.meta.glob<Record<string, Partial<Actions<unknown>>>>('../../../src/features/*/*/actions.tsx', {
  eager: true,
})
/** The labels of rows that are shorter than those of heads. */
const LABELS = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap(({ all = [] }) => all)
    .flatMap(({ label, short }) => (short && typeof label === 'string' ? [[short, label] as const] : [])),
)
/** The actions of a row, those behind 更多 included, without the link to its record. */
async function actionsOf(row: HTMLElement): Promise<string[]> {
  const cell = within(cellOf(row, '操作'))
  const words = cell.queryAllByRole('button').map(({ textContent }) => textContent?.replace(/\s/g, '') ?? '')
  if (words.includes('更多')) {
    await user.click(cell.getByRole('button', { name: '更多' }))
    const menu = document.querySelector<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden)')
    words.push(
      ...within(menu as HTMLElement)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent ?? ''),
    )
    await user.keyboard('{Escape}')
  }
  return words.filter((word) => !['查看', '更多'].includes(word)).map((word) => LABELS.get(word) ?? word)
}

describe.each(lists)('$name', ({ path, account, formAction, ofRecordAlone = [] }) => {
  it('offers in the rows of each status what the head of the record offers', { timeout: 60_000 }, async () => {
    setHost(hostOf(account))
    await renderPage({ path, account })
    await settled()
    await idle()
    expect(heads()).toContain('操作')
    const offered = new Map<string, { status: string; actions: string[] }>()
    for (const { word } of statusTabs().slice(1)) {
      await user.click(statusTabs().find((tab) => tab.word === word)?.radio as HTMLElement)
      await idle()
      const [row] = records()
      if (!row) continue
      const link = within(row).getAllByRole('link')[0] as HTMLAnchorElement
      offered.set(link.getAttribute('href') ?? '', { status: word, actions: await actionsOf(row) })
    }
    expect(offered.size).toBeGreaterThan(1)
    const faults: string[] = []
    for (const [address, { status, actions }] of offered) {
      await visit(address)
      await idle()
      // One that has begun is edited in a dialog over its record, which has a head.
      if (formAction && inPage().queryByRole('button', { name: /^提\s?交(报名)?$/ })) {
        if (!actions.includes(formAction)) faults.push(`${status}: a form without its action`)
        continue
      }
      const head = (await headButtons()).filter((word) => !ofRecordAlone.includes(word))
      if (actions.toSorted().join() !== head.toSorted().join()) faults.push(`${status}: row ${actions}, head ${head}`)
    }
    expect(faults).toEqual([])
    expect(inPage().queryByText('页面出错了')).toBeNull()
  })
})
