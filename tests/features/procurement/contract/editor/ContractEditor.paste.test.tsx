import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signIn } from '#tests/kit/api'
import { inPage, renderPage, runApp, user } from '#tests/kit/render'
import { create } from '#tests/mocks/procurement/contract/contractInput'

runApp('supplier')

const grid = () => inPage().getByRole('grid', { name: '合同材料' })

it('matches a pasted 13% to the existing rate of 13', async () => {
  const id = await create(await signIn('yueheng'))
  await renderPage({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await waitFor(() => grid())
  await pasteRate('9%')
  await waitFor(() => expect(rateCell()).toHaveTextContent(/^9%?$/))
  await pasteRate('13%')
  await waitFor(() => expect(rateCell()).toHaveTextContent(/^13%?$/))
  expect(rateCell()).not.toHaveAttribute('aria-invalid', 'true')
  await user.dblClick(rateCell())
  const rates = await waitFor(() => {
    const found = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(found.length).toBeGreaterThan(1)
    return found
  })
  expect(rates.filter((text) => /^13\b/.test(text ?? ''))).toHaveLength(1)
})

/** Pastes a rate under its header, as from Excel. */
async function pasteRate(rate: string) {
  const cell = grid().querySelector<HTMLElement>('[data-row="0"][data-col="0"]')
  if (!cell) throw new Error('no cell')
  await user.click(cell)
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, {
    clipboardData: { getData: () => `材料名称\t税率(%)\n盘螺\t${rate}`, types: ['text/plain'], files: [] },
  })
  fireEvent(document.activeElement ?? cell, event)
}

/** The rate of the first line. */
function rateCell(): HTMLElement {
  const heads = within(grid()).getAllByRole('columnheader')
  const at = heads.findIndex(({ textContent }) => textContent?.includes('税率'))
  const cell = grid().querySelector<HTMLElement>(`[data-row="0"][aria-colindex="${at + 1}"]`)
  if (!cell) throw new Error('no rate')
  return cell
}
