import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatMoney, sum } from '#domain/money'
import { billAmounts } from '#features/money/bill/flow/model'
import { db } from '#mocks/areas'
import { differencesIn } from '#mocks/money/bill/differences'
import { flowsIn } from '#mocks/money/bill/rules'
import { catchDownloads } from '#tests/kit/downloads'
import { inPage, renderPage, runApp, user } from '#tests/kit/render'
import { shownRows } from '#tests/kit/xlsx'

runApp('material')

async function tickedAll() {
  await renderPage({ path: '/bills', account: 'haichuan' })
  const [all] = await waitFor(() => {
    const boxes = inPage().getAllByRole('checkbox')
    expect(boxes.length).toBeGreaterThan(5)
    return boxes
  })
  await user.click(all as HTMLElement)
}

it('adds up the ticked bills but voided ones, and names each order that differs once', async () => {
  await tickedAll()
  const table = inPage().getByRole('table', { name: '店铺结算' })
  const shown = db.bills.filter(({ storeId, sn }) => storeId === '9003' && within(table).queryByText(sn) !== null)
  const bills = shown.filter(({ billStatus }) => billStatus !== 'CANCEL')
  await user.click(inPage().getByRole('button', { name: `合并核对（${bills.length}）` }))
  const dialog = await screen.findByRole('dialog', { name: `合并核对 ${bills.length} 张结算单` })
  const price = formatMoney(sum(bills.map(({ id }) => billAmounts(flowsIn(id)).billPrice)))
  await within(dialog).findByText(`结算金额 = 收入小计 + 退款小计 = ${price} 元`)
  expect(within(dialog).queryByRole('alert')).toBeNull()
  const found = bills.flatMap(differencesIn).filter(({ kind, hasClaim }) => kind !== 'MISSING' || !hasClaim)
  const orders = new Set(found.map(({ orderSn }) => orderSn))
  await within(dialog).findByText(`对账差异（${orders.size}）`)
})

it('saves the lines and their sum as a workbook', async () => {
  await tickedAll()
  await user.click(inPage().getByRole('button', { name: /^合并核对（/ }))
  const dialog = await screen.findByRole('dialog', { name: /^合并核对/ })
  const saved = catchDownloads()
  await user.click(await within(dialog).findByRole('button', { name: '导出 Excel' }))
  await waitFor(() => expect(saved.names[0]).toMatch(/^结算单合并核对_.*\.xlsx$/))
  const rows = await shownRows(saved.blobs[0] as Blob)
  expect(rows.at(-1)?.[0]).toBe('合计')
  expect(rows.length).toBeGreaterThan(2)
})
