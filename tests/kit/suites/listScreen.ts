import { waitFor } from '@testing-library/react'
import { askedAt, inPage, page } from '#tests/kit/render'

// A list screen as the user sees it. Often polled while waiting, so rarely queried by role, which is slow in jsdom.

/** Waits until the list on screen is loaded. */
export async function settled(): Promise<void> {
  await waitFor(() => {
    const isThere = records().length > 0 || inPage().queryByText('没有符合条件的记录') !== null
    if (!isThere) throw new Error('the list is empty')
    if (page().querySelector('table[aria-busy]')) throw new Error('the list shows its first rows only')
  })
}

/** The records of the list on screen. */
export function records(): HTMLElement[] {
  return [...page().querySelectorAll<HTMLElement>('tr[data-row-key]')]
}

/** The text of each record. */
export function rows(): string[] {
  return records().map((row) => row.textContent ?? '')
}

/** Their keys, stable while dictionary texts are still loading. */
export function keys(): string[] {
  return records().map((row) => row.dataset.rowKey ?? '')
}

/** The column headers, '' for the check boxes. */
export function heads(): string[] {
  return [...page().querySelectorAll('thead th')].map((head) => head.textContent ?? '')
}

/** The cell of a row under a header. */
export function cellOf(row: Element | null | undefined, head: string): HTMLElement {
  const cell = row?.querySelectorAll<HTMLElement>('td, th')[heads().indexOf(head)]
  if (!cell) throw new Error(`no cell under ${head}`)
  return cell
}

/** The check boxes of the rows. */
export function boxes(): HTMLElement[] {
  return inPage().getAllByRole('checkbox', { name: /^选择 / })
}

export function pager(): HTMLElement {
  return page().querySelector('footer nav') as HTMLElement
}

/** The total shown by the pagination. */
export function pagerTotal(): number {
  return Number(/^共 (\d+) 条/.exec(pager().textContent ?? '')?.[1])
}

/** The status tabs with their counts; NaN while a count is loading. */
export function statusTabs() {
  return [...page().querySelectorAll('[role="radiogroup"] label')].map((label) => {
    const [, word = '', count = ''] = /^(\D+)(\d*)/.exec(label.textContent ?? '') ?? []
    const radio = label.querySelector<HTMLElement>('input[type=radio]')
    if (!radio) throw new Error(`no radio for ${word}`)
    return { word: word.trim(), count: Number(count || Number.NaN), radio }
  })
}

/** The last query of the list's own path; counts request one row and are skipped. */
export function lastAsked(api: string): Record<string, string> {
  const pages = askedAt(api).filter(({ query }) => query.get('size') !== '1')
  return Object.fromEntries(pages.at(-1)?.query ?? [])
}
