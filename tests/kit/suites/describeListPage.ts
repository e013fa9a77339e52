import { screen, waitFor, within } from '@testing-library/react'
import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { hostOf } from '#tests/kit/host'
import {
  address,
  askedAt,
  field,
  fill,
  inPage,
  page,
  renderPage,
  setHost,
  shows,
  tabNames,
  user,
} from '#tests/kit/render'
import { cellOf, keys, lastAsked, pagerTotal, records, rows, settled, statusTabs } from './listScreen'
import { addressOf, type ListSpec } from './listSpec'

/** Tests of every list. What lists have in common is proven on one of them, in `shared/list/ListPage.test.tsx`. */
export function describeListPage(spec: ListSpec) {
  const { account, caption, api, total, filter, statuses, untabbed = 0, opens, sums, unsummed = [] } = spec
  describe(spec.name, () => {
    const open = async (query: Record<string, string> = {}) => {
      setHost(hostOf(account))
      await renderPage({ path: addressOf(spec, query), account })
      await settled()
    }

    it('shows ten rows, the total and its caption, searches from page 1, and opens a record', async () => {
      await open()
      expect(rows()).toHaveLength(Math.min(10, total))
      expect(pagerTotal()).toBe(total)
      expect(inPage().getAllByRole('table', { name: caption }).length).toBeGreaterThan(0)
      if (total > 10) {
        await user.click(inPage().getByTitle('2'))
        await waitFor(() => expect(address()).toBe(addressOf(spec, { current: '2' })))
      }
      await fill(field(filter.label), filter.value)
      await user.keyboard('{Enter}')
      await waitFor(() => expect(pagerTotal()).toBe(filter.total))
      await shows(filter.shows)
      expect(lastAsked(api)).toMatchObject({ current: '1', pageNumber: '1', [filter.name]: filter.value })
      expect(address()).toBe(addressOf(spec, { [filter.name]: filter.value }))
      if (!opens) return
      const [row] = records()
      const link = within(row as HTMLElement).getAllByRole('link')[0] as HTMLElement
      const number = opens.numbered ? cellOf(row, opens.numbered).textContent : link.textContent
      await user.click(link)
      await waitFor(() => expect(tabNames()).toContain(`${opens.tab} ${number}`))
      expect(window.location.pathname).toBe(opens.path)
      expect(screen.getByRole('tab', { name: `${opens.tab} ${number}` })).toHaveAttribute('aria-selected', 'true')
    })

    if (statuses) {
      it('shows each status with the count of the list it opens', async () => {
        await open()
        await waitFor(() => expect(statusTabs().every(({ count }) => count >= 0)).toBe(true))
        const [all, ...each] = statusTabs()
        expect([all?.word, all?.count]).toEqual(['全部', total])
        expect(each.map(({ word }) => word)).toEqual(statuses)
        expect(each.reduce((sum, { count }) => sum + count, untabbed)).toBe(total)
        if (spec.counts) expect(askedAt(spec.counts)).toHaveLength(1)
        const { word, count, radio } = each.findLast((one) => one.count > 0) as (typeof each)[number]
        await user.click(radio)
        await waitFor(() => expect(pagerTotal()).toBe(count))
        await waitFor(() => expect(rows().every((row) => row.includes(word))).toBe(true))
        expect(rows()).toHaveLength(Math.min(10, count))
        expect(address()).toMatch(new RegExp(`${spec.statusName ?? 'status'}=\\w`, 'i'))
      })
    }

    if (sums) {
      it('sums up the whole filtered result, not the page on screen', async () => {
        const size = Math.ceil(filter.total / 2)
        await open({ [filter.name]: filter.value, size: `${size}` })
        const foot = () => sums.map((head) => cellOf(page().querySelector('tfoot tr'), head).textContent)
        const summed = () => columns(sums, unsummed)
        const pages = [summed()]
        const first = rows().length
        const before = [keys(), foot()]
        await user.click(inPage().getByTitle('2'))
        await waitFor(() => expect(keys()).not.toEqual(before[0]))
        pages.push(summed())
        expect(first + rows().length).toBe(filter.total)
        expect(foot()).toEqual(before[1])
        const figures = sums.map((_, at) => pages.flat().reduce((sum, line) => sum.plus(line[at] ?? ''), new Big(0)))
        expect(foot().map((text) => text?.replaceAll(',', ''))).toEqual(figures.map((sum) => sum.toFixed(2)))
      })
    }
  })
}

/** The figures of each record in some columns, without the records in these statuses. */
function columns(heads: readonly string[], without: readonly string[]): string[][] {
  const counted = records().filter((row) => !without.some((word) => row.textContent?.includes(word)))
  return counted.map((row) => heads.map((head) => cellOf(row, head).textContent?.replaceAll(',', '') ?? ''))
}
