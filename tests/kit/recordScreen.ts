import { waitFor, within } from '@testing-library/react'
import { inPage } from './render'

/** The words of the buttons at the head of the record on screen. */
export async function headButtons(): Promise<string[]> {
  const title = await waitFor(() => inPage().getByRole('heading', { level: 1 }))
  const head = title.closest('header') as HTMLElement
  const words = within(head)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/\s/g, '') ?? '')
  // A button to copy the number has a picture only.
  return words.filter((word) => word !== '')
}
