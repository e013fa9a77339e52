import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { isOwed } from '#features/procurement/settlement/model'
import { db } from '#mocks/areas'
import { catchDownloads } from '#tests/kit/downloads'
import { inPage, renderPage, runApp, user } from '#tests/kit/render'
import { cellOf, heads, records, settled } from '#tests/kit/suites/listScreen'
import { shownRows } from '#tests/kit/xlsx'

runApp('supplier')

describe('a column of two lines', () => {
  it('shows the second field under the first; its first line opens and copies the record', async () => {
    await renderPage({ path: '/supplier/agreementList?contractName=滨江一号地块钢筋', account: 'yueheng' })
    await settled()
    const cell = cellOf(records()[0], '合同编号 / 合同名称')
    await waitFor(() => expect(within(cell).getByRole('link')).toHaveTextContent('JC-202403-0007'))
    expect(within(cell).getByRole('button', { name: '复制 JC-202403-0007' })).toBeInTheDocument()
    expect(within(cell).getByText(/^滨江一号地块钢筋/)).toBeInTheDocument()
  })

  it('is two columns of the exported file and one entry of the settings; hiding it removes both', async () => {
    await renderPage({ path: '/supplier/settlement/list', account: 'yueheng' })
    await settled()
    const saved = catchDownloads()
    const exported = async (count: number) => {
      await user.click(inPage().getByLabelText('导出 Excel'))
      await waitFor(() => expect(saved.names).toHaveLength(count))
      return shownRows(saved.blobs[count - 1] as Blob)
    }
    const [names = [], first = []] = await exported(1)
    expect(saved.names[0]).toBe(`结算单_${serverToday()}.xlsx`)
    const at = names.indexOf('合同名称')
    expect(names.slice(at, at + 2)).toEqual(['合同名称', '合同编号'])
    const lines = cellOf(records()[0], '合同名称 / 合同编号').textContent
    expect(lines).toBe(`${first[at]}${first[at + 1]}`)
    await user.click(inPage().getByRole('button', { name: '列表设置' }))
    await user.click(await screen.findByRole('checkbox', { name: '合同名称 / 合同编号' }))
    await waitFor(() => expect(heads()).not.toContain('合同名称 / 合同编号'))
    const [left = []] = await exported(2)
    expect(left).toEqual(names.filter((name) => name !== '合同名称' && name !== '合同编号'))
  })
})

it('what a cell shows besides its value is a column of its own in the exported file, a figure as a number', async () => {
  const late = db.settlements.find((bill) => bill.supplierId === '9001' && isOwed(bill))
  db.contracts.update(late?.contractId ?? '', { creditDays: 60 })
  db.settlements.update(late?.id ?? '', { settleDate: dayAfter(serverToday(), -100) })
  const path = `/supplier/settlement/list?settlementCode=${late?.settlementCode}`
  await renderPage({ path, account: 'yueheng' })
  await settled()
  await waitFor(() => expect(cellOf(records()[0], '到期日')).toHaveTextContent('逾期 40 天'))
  const saved = catchDownloads()
  await user.click(inPage().getByLabelText('导出 Excel'))
  await waitFor(() => expect(saved.names).toHaveLength(1))
  const [names = [], first = []] = await shownRows(saved.blobs[0] as Blob)
  const at = names.indexOf('到期日')
  expect(names[at + 1]).toBe('逾期天数')
  expect(first.slice(at, at + 2)).toEqual([dayAfter(serverToday(), -40), '40'])
})
