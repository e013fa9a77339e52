import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formatMoney } from '#domain/money'
import { dayAfter, serverToday } from '#domain/time'
import { amountOf, isOwed } from '#features/procurement/settlement/model'
import { db } from '#mocks/areas'
import { renderPage, runApp, user } from '#tests/kit/render'

runApp('supplier')

const owed = () => db.settlements.filter((bill) => bill.supplierName.startsWith('粤恒') && isOwed(bill))

it('shows what each payer owes by age, the settlements behind it, and opens his statement', async () => {
  const [first] = owed()
  // Settled a hundred days before today, payable after sixty.
  db.settlements.update(first?.id ?? '', { settleDate: dayAfter(serverToday(), -100) })
  db.contracts.update(first?.contractId ?? '', { creditDays: 60 })
  await renderPage({ path: '/statistics/payment', account: 'yueheng' })
  const table = await screen.findByRole('table', { name: '待收款账龄（按采购单位）' })
  const row = within(table).getByRole('button', { name: first?.companyName }).closest('tr') as HTMLElement
  const own = owed().filter(({ companyName }) => companyName === first?.companyName)
  const cells = [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)
  expect([cells[0], cells[1], cells.at(-1)]).toEqual([
    first?.companyName,
    formatMoney(amountOf(own)),
    String(own.length),
  ])
  await user.click(within(row).getByRole('button', { name: first?.companyName }))
  const debts = screen.getByRole('table', { name: '待收结算单' })
  await waitFor(() =>
    expect(
      within(debts)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .sort(),
    ).toEqual(own.map(({ settlementCode }) => settlementCode).sort()),
  )
  const debt = within(debts).getByRole('link', { name: first?.settlementCode }).closest('tr') as HTMLElement
  expect(debt).toHaveTextContent(`${dayAfter(serverToday(), -40)} 逾期 40 天`)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.click(screen.getByRole('button', { name: '对账函' }))
  expect(open.mock.calls[0]?.[0]).toBe(`/statementPreview?${new URLSearchParams({ payer: first?.companyName ?? '' })}`)
})
