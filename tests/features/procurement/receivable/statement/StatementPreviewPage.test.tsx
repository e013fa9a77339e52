import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney } from '#domain/money'
import { serverToday } from '#domain/time'
import { amountOf, isOwed } from '#features/procurement/settlement/model'
import { db } from '#mocks/areas'
import { catchDownloads } from '#tests/kit/downloads'
import { renderApp, runApp, user } from '#tests/kit/render'
import { shownRows } from '#tests/kit/xlsx'

runApp('supplier')

const PAYER = '岭筑一公司（示例）'
const own = () =>
  db.settlements.filter(
    ({ supplierName, companyName, status }) => supplierName.startsWith('粤恒') && companyName === PAYER && status === 3,
  )
const sheetText = () => document.querySelector('.print-job')?.textContent ?? ''

async function openStatement(query: Record<string, string>, account = 'yueheng') {
  await renderApp({ path: `/statementPreview?${new URLSearchParams(query)}`, account })
}

it.each([
  ['yueheng', false],
  ['yueheng03', true],
])('of %s is marked as a look-only print: %s', async (account, isMarked) => {
  await openStatement({ payer: PAYER }, account)
  await waitFor(() => expect(sheetText()).toContain('对账函'))
  expect(sheetText().includes('查看打印')).toBe(isMarked)
})

it('ends with what the payer owes by the settlements, in figures and capitals, with both sides to sign', async () => {
  await openStatement({ payer: PAYER })
  await waitFor(() => expect(sheetText()).toContain('对账函'))
  const owed = amountOf(own().filter(isOwed))
  expect(sheetText()).toContain(`截至 ${serverToday()}，贵方应付我方货款 ¥${formatMoney(owed)}`)
  expect(sheetText()).toContain(chineseAmount(owed))
  expect([...document.querySelectorAll('.sheet-side strong')].map(({ textContent }) => textContent)).toEqual([
    '供方',
    '需方',
  ])
})

it('is of one project where one is chosen, and the workbook has the same lines', async () => {
  const [first] = own()
  await openStatement({ project: first?.projectId ?? '', period: '2022-01-01~2030-12-31' })
  await waitFor(() => expect(sheetText()).toContain(first?.projectName))
  const codes = [...document.querySelectorAll('.sheet-lines tr')]
    .map((row) => row.children[2]?.textContent)
    .filter(Boolean)
  const settlements = own().filter(({ projectId }) => projectId === first?.projectId)
  expect(new Set(codes)).toEqual(new Set(settlements.map(({ settlementCode }) => settlementCode)))
  const saved = catchDownloads()
  await user.click(screen.getByRole('button', { name: /导出 Excel/ }))
  await waitFor(() => expect(saved.names[0]).toBe(`对账函_${first?.projectName}_2022-01-01_${serverToday()}.xlsx`))
  const [, opening, ...rows] = await shownRows(saved.blobs[0] as Blob)
  expect(opening?.[1]).toBe('期初余额')
  expect(rows.slice(0, -2).map((row) => row[2])).toEqual(codes)
  expect(rows.at(-1)?.at(-1)).toBe(formatMoney(amountOf(settlements.filter(isOwed))))
})

it('asks whose account it is before anything is printed', async () => {
  await openStatement({})
  expect(await screen.findByText('请先在上方选择采购单位或项目，再选对账期间。')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /打印/ })).toBeDisabled()
  await user.click(screen.getByRole('combobox', { name: '采购单位' }))
  await user.click(await screen.findByTitle(PAYER))
  await waitFor(() => expect(sheetText()).toContain(PAYER))
  expect(new URLSearchParams(window.location.search).get('payer')).toBe(PAYER)
})

it('is not printed while the period that stands above it is none', async () => {
  await openStatement({ payer: PAYER, period: '2025-01-01~2025-12-31' })
  await waitFor(() => expect(screen.getByRole('button', { name: /打印/ })).toBeEnabled())
  const [start] = await screen.findAllByDisplayValue('2025-01-01')
  await user.clear(start as HTMLElement)
  await user.type(start as HTMLElement, '2026-02-30{Tab}')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  for (const name of [/打印/, /导出 Excel/]) expect(screen.getByRole('button', { name })).toBeDisabled()
  await user.clear(start as HTMLElement)
  await user.type(start as HTMLElement, '2025-03-01{Tab}')
  await waitFor(() => expect(screen.getByRole('button', { name: /打印/ })).toBeEnabled())
})
