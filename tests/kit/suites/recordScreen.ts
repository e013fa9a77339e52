import { waitFor, within } from '@testing-library/react'
import { inPage } from '#tests/kit/render'

/** The labels of the buttons in the header of the record on screen. */
export async function headButtons(): Promise<string[]> {
  const title = await waitFor(() => inPage().getByRole('heading', { level: 1 }))
  const head = title.closest('header') as HTMLElement
  const words = within(head)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/\s/g, '') ?? '')
  // The copy button of a number has only an icon.
  return words.filter((word) => word !== '')
}
