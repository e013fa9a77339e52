import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { serverToday } from '../src/domain/time'
import { catchDownloads } from './downloads'
import {
  address,
  askedAt,
  choose,
  field,
  fill,
  inPage,
  page,
  reload,
  renderApp,
  server,
  shows,
  tabNames,
  user,
} from './render'
import { shownRows } from './xlsx'

/** What is known of a list page; the suite follows from it. */
export type ListSpec = {
  name: string
  path: string
  account: string
  /** Names the table. */
  caption: string
  /** End of the path of the call that fills it. */
  api: string
  /** Rows in the seed. */
  total: number
  /** A filter, by its label and its name in the address; the value that finds `total` rows, one of which says `shows`. */
  filter: { label: string; name: string; value: string; total: number; shows: string }
  /** Words of the status tabs, in order, after 全部. */
  statuses?: string[]
  /** A column that sorts, by its head and the field it asks the server for. */
  sort?: { head: string; field: string }
  /** What the first column opens: the path, and the word of its tab before the record's number. */
  opens?: { path: string; tab: string }
  /** Rows can be ticked. */
  batch?: boolean
}

/** The suite that every list page passes. */
export function describeListPage(spec: ListSpec) {
  const { path, account, caption, api, total, filter, statuses, sort, opens } = spec
  const open = async (search = '') => {
    await renderApp({ path: path + search, account })
    await settled()
  }
  const withQuery = (query: string) => `${path.includes('?') ? '&' : '?'}${query}`
  const lastAsked = () =>
    Object.fromEntries(
      askedAt(api)
        .filter(({ query }) => query.get('size') !== '1')
        .at(-1)?.query ?? [],
    )

  describe(spec.name, () => {
    it('shows its first ten rows, the total, and a name for its table', async () => {
      await open()
      expect(rows()).toHaveLength(Math.min(10, total))
      expect(pagerTotal()).toBe(total)
      expect(inPage().getAllByRole('table', { name: caption }).length).toBeGreaterThan(0)
    })

    it('searches from page 1; what it asked for is in the address and survives a reload', async () => {
      await open(withQuery('current=2'))
      await fill(field(filter.label), filter.value)
      await user.keyboard('{Enter}')
      await waitFor(() => expect(pagerTotal()).toBe(filter.total))
      const found = (await shows(filter.shows)).textContent
      expect(lastAsked()).toMatchObject({ current: '1', pageNumber: '1', [filter.name]: filter.value })
      expect(address()).toBe(path + withQuery(new URLSearchParams({ [filter.name]: filter.value }).toString()))
      await reload()
      await settled()
      await waitFor(() => expect(pagerTotal()).toBe(filter.total))
      expect(field(filter.label)).toHaveValue(filter.value)
      expect(await shows(filter.shows)).toHaveTextContent(found ?? '')
    })

    it('is reset to everything, page 1 and ten rows', async () => {
      await open(withQuery(`${new URLSearchParams({ [filter.name]: filter.value })}&current=1&size=20`))
      await user.click(inPage().getByRole('button', { name: '重置' }))
      await waitFor(() => expect(pagerTotal()).toBe(total))
      expect(address()).toBe(path)
      expect(field(filter.label)).toHaveValue('')
      expect(lastAsked()).toMatchObject({ current: '1', size: '10' })
    })

    it('turns pages, and goes back to page 1 with another size', async () => {
      await open()
      const before = keys()
      await user.click(inPage().getByTitle('2'))
      await waitFor(() => expect(keys()).not.toEqual(before))
      expect(address()).toBe(path + withQuery('current=2'))
      expect(lastAsked()).toMatchObject({ current: '2', pageNumber: '2' })
      await choose(within(pager()).getByRole('combobox'), '20 条/页')
      await waitFor(() => expect(keys()).toHaveLength(Math.min(20, total)))
      expect(address()).toBe(path + withQuery('size=20'))
      expect(keys().slice(0, 10)).toEqual(before)
    })

    it('says when nothing fits, and offers to clear', async () => {
      await open(withQuery(`${filter.name}=zzzz`))
      expect(inPage().getByText('没有符合条件的记录')).toBeInTheDocument()
      await user.click(inPage().getByRole('button', { name: '清除条件' }))
      await waitFor(() => expect(pagerTotal()).toBe(total))
      expect(address()).toBe(path)
    })

    it('shows a failure in its place; a retry recovers', async () => {
      server.use(http.get(`*${api}`, () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
      await renderApp({ path, account })
      const alert = await waitFor(() => inPage().getByRole('alert'))
      expect(alert).toHaveTextContent('加载失败')
      server.resetHandlers()
      await user.click(within(alert).getByRole('button', { name: '重试' }))
      await settled()
      expect(pagerTotal()).toBe(total)
      expect(rows()).toHaveLength(Math.min(10, total))
    })

    it('exports what the filter finds, under the heads on screen', async () => {
      await open(withQuery(new URLSearchParams({ [filter.name]: filter.value, size: '100' }).toString()))
      const saved = catchDownloads()
      await user.click(inPage().getByLabelText('导出 Excel'))
      await waitFor(() => expect(saved.names).toEqual([`${caption}_${serverToday()}.xlsx`]))
      const [heads = [], ...exported] = await shownRows(saved.blobs[0] as Blob)
      const shown = [...page().querySelectorAll('.ant-table-header th')].map((head) => head.textContent ?? '')
      expect(heads).toEqual(shown.filter((head) => head !== '' && head !== '操作'))
      expect(exported).toHaveLength(filter.total)
      expect(rows().map((text, at) => text.startsWith(exported[at]?.[0] ?? '-'))).not.toContain(false)
    })

    if (statuses) {
      it('counts each status, and the count is the total it leads to', async () => {
        await open()
        await waitFor(() => expect(statusTabs()[0]?.count).toBe(total))
        expect(statusTabs().map(({ word }) => word)).toEqual(['全部', ...statuses])
        expect(
          sumOf(
            statusTabs()
              .slice(1)
              .map(({ count }) => count),
          ),
        ).toBe(total)
        for (const { word, count } of statusTabs().filter((tab) => tab.count > 0 && tab.count < total)) {
          await user.click(inPage().getByRole('radio', { name: new RegExp(`^${word}`) }))
          await waitFor(() => expect(pagerTotal()).toBe(count))
          expect(rows().every((row) => row.includes(word))).toBe(true)
        }
        expect(address()).toMatch(/status=\d/i)
      })
    }

    if (sort) {
      it('asks the server to sort: up, down, not at all', async () => {
        await open()
        const head = () => inPage().getAllByText(sort.head)[0] as HTMLElement
        for (const order of ['asc', 'desc']) {
          await user.click(head())
          await waitFor(() => expect(lastAsked()).toMatchObject({ sort: sort.field, order, [`${order}s`]: sort.field }))
          expect(address()).toBe(path + withQuery(`sort=${sort.field}&order=${order}`))
        }
        await user.click(head())
        await waitFor(() => expect(address()).toBe(path))
      })
    }

    if (opens) {
      it('opens a record by its first column, in a tab of its own', async () => {
        await open()
        const row = records()[0] as HTMLElement
        const link = within(row).getAllByRole('link')[0] as HTMLElement
        const number = link.textContent
        await user.click(link)
        await waitFor(() => expect(tabNames()).toContain(`${opens.tab} ${number}`))
        expect(window.location.pathname).toBe(opens.path)
        expect(screen.getByRole('tab', { name: `${opens.tab} ${number}` })).toHaveAttribute('aria-selected', 'true')
      })
    }

    if (spec.batch) {
      it('keeps what is ticked while its pages are turned', async () => {
        await open()
        const tick = async () => user.click(boxes().find((box) => !box.hasAttribute('disabled')) as HTMLElement)
        await tick()
        const before = keys()
        await user.click(inPage().getByTitle('2'))
        await waitFor(() => expect(keys()).not.toEqual(before))
        expect(inPage().getByText('已选 1 项')).toBeInTheDocument()
        await user.click(inPage().getByTitle('1'))
        await waitFor(() => expect(keys()).toEqual(before))
        expect(boxes().filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1)
        await user.click(inPage().getByRole('button', { name: '清空' }))
        expect(inPage().queryByText(/^已选/)).not.toBeInTheDocument()
      })
    }
  })
}

/** The records of the list on screen, each as its text. */
export function rows(): string[] {
  return records().map((row) => row.textContent ?? '')
}

/** Their keys, which stay the same while words are still on their way. */
function keys(): string[] {
  return records().map((row) => row.dataset.rowKey ?? '')
}

/** Asked for often while something is awaited, so not by its role, which takes jsdom long. */
function records(): HTMLElement[] {
  return [...page().querySelectorAll<HTMLElement>('tr[data-row-key]')]
}

/** The total its pager tells. */
function pagerTotal(): number {
  return Number(/^共 (\d+) 条/.exec(pager().textContent ?? '')?.[1])
}

/** Waits until the list on screen has its answer. */
export async function settled(): Promise<void> {
  await waitFor(() => {
    const isThere = rows().length > 0 || inPage().queryByText('没有符合条件的记录') !== null
    if (!isThere) throw new Error('the list is empty')
  })
}

/** The boxes that tick a row. */
export function boxes(): HTMLElement[] {
  return inPage().getAllByRole('checkbox', { name: /^选择 / })
}

function pager(): HTMLElement {
  return page().querySelector('.list-pager') as HTMLElement
}

function statusTabs() {
  return inPage()
    .getAllByRole('radio')
    .filter((radio) => radio.closest('[role=radiogroup]')?.matches('.status-tabs'))
    .map((radio) => {
      const [, word = '', count = ''] = /^(\D+)(\d*)/.exec(radio.closest('label')?.textContent ?? '') ?? []
      return { word: word.trim(), count: Number(count || Number.NaN) }
    })
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
