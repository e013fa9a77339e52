import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney } from '#domain/money'
import { dayAfter, serverToday } from '#domain/time'
import { amountOf, isOwed } from '#features/procurement/settlement/model'
import { db } from '#mocks/areas'
import { catchDownloads } from '#tests/kit/downloads'
import { renderApp, runApp, user } from '#tests/kit/render'
import { shownRows } from '#tests/kit/xlsx'

runApp('supplier')

const owed = () =>
  db.settlements.filter((settlement) => settlement.supplierName.startsWith('粤恒') && isOwed(settlement))
const first = () => owed()[0]
const sheetText = () => document.querySelector('.print-job')?.textContent ?? ''

beforeEach(() => {
  // Settled a hundred days before today, payable after sixty; the other contracts later.
  for (const { id } of db.contracts.all()) db.contracts.update(id, { creditDays: 3000 })
  for (const { id, contractId } of owed()) {
    if (contractId === first()?.contractId) db.settlements.update(id, { settleDate: dayAfter(serverToday(), -100) })
  }
  db.contracts.update(first()?.contractId ?? '', { creditDays: 60 })
})

it('asks a payer for what is overdue, with days, in figures and capitals, on paper and in the workbook', async () => {
  const payer = first()?.companyName ?? ''
  const late = owed().filter(({ contractId }) => contractId === first()?.contractId)
  const all = owed().filter(({ companyName }) => companyName === payer)
  await renderApp({ path: `/reminderPreview?${new URLSearchParams({ payer })}`, account: 'yueheng' })
  await waitFor(() => expect(sheetText()).toContain('催款函'))
  const rows = [...document.querySelectorAll('.sheet-lines tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  const named = rows.filter(([no]) => no !== '')
  expect(named.map((cells) => [cells[1], cells[5], cells[6]]).sort()).toEqual(
    late.map(({ settlementCode }) => [settlementCode, dayAfter(serverToday(), -40), '40']).sort(),
  )
  expect(sheetText()).toContain(chineseAmount(amountOf(late)))
  expect(sheetText()).toContain(`截至 ${serverToday()}，贵方应付我方货款共 ¥${formatMoney(amountOf(all))}`)
  expect(sheetText()).toContain(`其中上列 ¥${formatMoney(amountOf(late))} 已超过合同约定的付款期限`)
  const saved = catchDownloads()
  await user.click(screen.getByRole('button', { name: /导出 Excel/ }))
  await waitFor(() => expect(saved.names[0]).toBe(`催款函_${payer}_${serverToday()}.xlsx`))
  const cells = await shownRows(saved.blobs[0] as Blob)
  expect(cells.slice(1, -1).map((row) => row[0])).toEqual(named.map((row) => row[1]))
  expect(cells.at(-1)?.at(-1)).toBe(formatMoney(amountOf(late)))
})

it('asks whose debts before anything is printed, and says when nothing is overdue', async () => {
  db.contracts.update(first()?.contractId ?? '', { creditDays: 3000 })
  await renderApp({ path: '/reminderPreview', account: 'yueheng' })
  expect(await screen.findByText('请先在上方选择采购单位或项目。')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /打印/ })).toBeDisabled()
  await user.click(screen.getByRole('combobox', { name: '采购单位' }))
  await user.click(await screen.findByTitle(first()?.companyName ?? ''))
  expect(await screen.findByText('没有逾期的货款。')).toBeInTheDocument()
})
