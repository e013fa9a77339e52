import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney } from '#domain/money'
import { db } from '#mocks/areas'
import { catchDownloads } from '#tests/kit/downloads'
import { renderApp, runApp, user } from '#tests/kit/render'
import { shownRows } from '#tests/kit/xlsx'

runApp('supplier')

const sheetText = () => document.querySelector('.print-job')?.textContent ?? ''
const some = () =>
  db.settlements.filter(({ supplierName, status }) => supplierName.startsWith('粤恒') && status === 3).slice(0, 1)

it('names the payer with his tax number, the lines by rate, and the total in capitals', async () => {
  const [settlement] = some()
  await renderApp({ path: `/invoicePreview?ids=${settlement?.id}`, account: 'yueheng' })
  await waitFor(() => expect(sheetText()).toContain('开票资料'))
  const company = db.companies.find(({ companyName }) => companyName === settlement?.companyName)
  for (const text of [
    settlement?.companyName,
    company?.creditCode,
    settlement?.settlementCode,
    chineseAmount(settlement?.totalAmountTax),
  ]) {
    expect(sheetText()).toContain(text)
  }
  const saved = catchDownloads()
  await user.click(screen.getByRole('button', { name: /导出 Excel/ }))
  await waitFor(() => expect(saved.names).toEqual([`开票资料_${settlement?.settlementCode}.xlsx`]))
  const [, row] = await shownRows(saved.blobs[0] as Blob)
  expect(row?.slice(0, 2)).toEqual([settlement?.companyName, company?.creditCode])
})

it('leaves an unknown tax number to be written, and says so', async () => {
  const [settlement] = some()
  const company = db.companies.find(({ companyName }) => companyName === settlement?.companyName)
  db.companies.update(company?.id ?? '', { creditCode: '' })
  await renderApp({ path: `/invoicePreview?ids=${settlement?.id}`, account: 'yueheng' })
  expect(
    await screen.findByText(`没有 ${settlement?.companyName} 的纳税人识别号，请向对方索取后填写`),
  ).toBeInTheDocument()
  expect(sheetText()).toContain('____')
  expect(sheetText()).toContain(formatMoney(settlement?.totalAmountTax))
})
