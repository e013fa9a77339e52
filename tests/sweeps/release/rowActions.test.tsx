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
/** They lead to another document, show no actions of their own, or have none. */
const WITHOUT_ACTIONS = ['MaterialListPage', 'SettlementListPage', 'DistributionOrderListPage', 'MemberListPage']
/** A record that may be edited opens in its form, which has no head. */
const OPENED_IN_FORM = ['CouponListPage', 'FullDiscountListPage', 'SeckillListPage']
/** The actions that open it. */
const FORM_ACTIONS = ['编辑', '报名']
const lists = Object.values(areas)
  .flatMap((area) => area.lists)
  .filter(({ opens, screen }) => opens && !WITHOUT_ACTIONS.includes(screen))

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
/** Waybills belong to the record alone: a list does not know who makes them. */
const OF_RECORD_ALONE = ['打印电子面单', '下载面单', '顺丰发货']

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

describe.each(lists.map((list) => [list.name, list] as const))('%s', (_, { path, account, screen }) => {
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
      if (OPENED_IN_FORM.includes(screen) && inPage().queryByRole('button', { name: /^提\s?交(报名)?$/ })) {
        if (!actions.some((word) => FORM_ACTIONS.includes(word))) faults.push(`${status}: a form without its action`)
        continue
      }
      const head = (await headButtons()).filter((word) => !OF_RECORD_ALONE.includes(word))
      if (actions.toSorted().join() !== head.toSorted().join()) faults.push(`${status}: row ${actions}, head ${head}`)
    }
    expect(faults).toEqual([])
    expect(inPage().queryByText('页面出错了')).toBeNull()
  })
})
