import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatMoney, sum } from '#domain/money'
import { db } from '#mocks/areas'
import { refundsOf } from '#mocks/mall/afterSale/refundRules'
import { catchDownloads } from '#tests/kit/downloads'
import { askedAt, fill, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'
import { shownRows } from '#tests/kit/xlsx'

runApp('material')

const own = db.afterSales.filter(({ storeId }) => storeId === '9003')

/** The list as an Excel file: its two amounts after the decision, by claim. */
async function exported(path: string) {
  await renderPage({ path, account: 'haichuan' })
  await settled()
  const saved = catchDownloads()
  await user.click(inPage().getByLabelText('导出 Excel'))
  await waitFor(() => expect(saved.blobs).toHaveLength(1))
  const [heads = [], ...rows] = await shownRows(saved.blobs[0] as Blob)
  const at = (row: string[], head: string) => row[heads.indexOf(head)] ?? ''
  return rows.map((row) => ({ refunded: at(row, '实际退款（元）'), agreed: at(row, '同意退款（元）') }))
}

it('a rejected return has an agreed amount and no refund', async () => {
  const rejected = own.filter(({ serviceStatus }) => serviceStatus === 'SELLER_TERMINATION')
  const rows = await exported('/after-sales?serviceStatus=SELLER_TERMINATION')
  expect(rows).toHaveLength(rejected.length)
  expect(rows.map(({ refunded }) => refunded).join('')).toBe('')
  const agreed = sum(rejected.map(({ actualRefundPrice }) => actualRefundPrice))
  expect(sum(rows.map((row) => row.agreed.replaceAll(',', ''))).eq(agreed)).toBe(true)
  await shows(formatMoney(rejected[0]?.actualRefundPrice))
})

it('refunds of returns add up to those of the statistics', async () => {
  const rows = await exported('/after-sales')
  const counted = refundsOf('9003').filter(({ serviceType }) => serviceType === 'RETURN_GOODS')
  expect(sum(rows.map(({ refunded }) => refunded.replaceAll(',', '')))).toEqual(
    sum(counted.map(({ finalPrice }) => finalPrice)),
  )
})

it('a refusal says that nothing is refunded, without which a lilishop fails', async () => {
  const claim = own.find(
    ({ serviceStatus, serviceType }) => serviceStatus === 'APPLY' && serviceType === 'RETURN_MONEY',
  )
  await renderPage({ path: `/return-goods-order-detail?sn=${claim?.sn}`, account: 'haichuan' })
  await user.click(await shows(/^拒\s?绝$/))
  const question = within(await screen.findByRole('dialog'))
  await fill(question.getByRole('textbox'), '凭证不足')
  await user.click(question.getByRole('button', { name: /^拒\s?绝$/ }))
  await waitFor(() => expect(askedAt(`/review/${claim?.sn}`)).toHaveLength(1))
  const sent = new URLSearchParams(askedAt(`/review/${claim?.sn}`)[0]?.body)
  expect(Object.fromEntries(sent)).toMatchObject({ serviceStatus: 'REFUSE', actualRefundPrice: '0' })
})
