import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { asked, inPage, page, renderPage, runApp, server, shows, user } from '#tests/kit/render'

runApp('supplier')

const region = () => within(inPage().getByRole('region', { name: '业务链' }))
const steps = async () => {
  await waitFor(() => expect(region().getAllByRole('listitem').length).toBeGreaterThan(2))
  return region().getAllByRole('listitem')
}

it('is read in one request, and opens the documents of a stage in place, which sum up to the stage', async () => {
  await renderPage({ path: '/supplier/order/detail?orderSn=CG20240312-0008', account: 'yueheng' })
  const [, , deliver] = await steps()
  const calls = asked.filter(({ path }) => path.endsWith('/documentTrail/detail'))
  expect(calls.map(({ query }) => query.get('kind'))).toEqual(['ORDER'])
  expect(asked.filter(({ path }) => /settlementBill\/queryList|get-deliver-page|queryContractById/.test(path))).toEqual(
    [],
  )
  await waitFor(() => expect(deliver).toHaveTextContent('115.325吨'))
  await user.click(within(deliver as HTMLElement).getByRole('button', { name: '送货 4 张' }))
  const table = region().getByRole('table', { name: '送货的单据' })
  const notes = db.delivers.filter(({ orderSn }) => orderSn === 'CG20240312-0008')
  for (const { deliverSn } of notes) {
    expect(within(table).getByRole('link', { name: deliverSn })).toHaveAttribute(
      'href',
      expect.stringContaining(`deliverSn=${deliverSn}`),
    )
  }
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('合计115.325吨410,565.18')
  expect(region().getByRole('link', { name: '在列表中查看' })).toHaveAttribute(
    'href',
    expect.stringContaining('orderSn=CG20240312-0008'),
  )
  await user.click(within(deliver as HTMLElement).getByRole('button', { name: '送货 4 张' }))
  expect(region().queryByRole('table')).not.toBeInTheDocument()
})

it.each<[string, () => string]>([
  [
    'an order',
    () =>
      `order/detail?orderSn=${db.orders.find((row) => row.supplierId === '9001' && row.status === 'UNDELIVERED')?.orderSn}`,
  ],
  [
    'a note on its way',
    () =>
      `deliver/detail?deliverSn=${db.delivers.find((row) => row.supplierId === '9001' && row.status === 0)?.deliverSn}`,
  ],
  [
    'a contract',
    () => `agreementDetail?id=${db.contracts.find(({ contractCode }) => contractCode === 'JC-202403-0007')?.id}`,
  ],
])('%s names one next step, and who takes it', async (_, path) => {
  await renderPage({ path: `/supplier/${path()}`, account: 'yueheng' })
  await steps()
  await waitFor(() => expect(page().textContent).toMatch(/下一步：(供应商|项目部|财务|采购单位)/))
  expect(page().textContent?.match(/下一步：/g)).toHaveLength(1)
})

it('shows no link at a stage without documents', async () => {
  const note = db.delivers.find((row) => row.supplierId === '9001' && row.status === 0)
  await renderPage({ path: `/supplier/deliver/detail?deliverSn=${note?.deliverSn}`, account: 'yueheng' })
  const settle = (await steps()).find((step) => step.textContent?.startsWith('结算')) as HTMLElement
  expect(settle).toHaveTextContent('结算0 张')
  expect(within(settle).queryByRole('link')).not.toBeInTheDocument()
  expect(within(settle).queryByRole('button')).not.toBeInTheDocument()
})

it('shows a failure, and recovers on retry', async () => {
  server.use(http.get('*/documentTrail/detail', () => HttpResponse.json({}, { status: 502 }), { once: true }))
  await renderPage({ path: '/supplier/order/detail?orderSn=CG20240312-0008', account: 'yueheng' })
  await shows('业务链')
  await user.click(await waitFor(() => region().getByRole('button', { name: /重\s*试/ })))
  expect(await steps()).toHaveLength(6)
})

it('says that there is none where the server answers nothing', async () => {
  server.use(http.get('*/documentTrail/detail', () => HttpResponse.json({ code: 200, success: true, data: null })))
  await renderPage({ path: '/supplier/order/detail?orderSn=CG20240312-0008', account: 'yueheng' })
  await waitFor(() => expect(region().getByText('还没有关联的单据')).toBeInTheDocument())
})

it('shows no section when the server has no such endpoint', async () => {
  server.use(http.get('*/documentTrail/detail', () => new HttpResponse(null, { status: 404 })))
  await renderPage({ path: '/supplier/order/detail?orderSn=CG20240312-0008', account: 'yueheng' })
  await shows('订单明细')
  await waitFor(() => expect(inPage().queryByRole('region', { name: '业务链' })).not.toBeInTheDocument())
})
