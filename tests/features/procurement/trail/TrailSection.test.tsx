import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { asked, inPage, renderApp, runApp, server, shows, user } from '#tests/kit/render'

runApp('supplier')

const region = () => within(inPage().getByRole('region', { name: '业务链' }))
const steps = async () => {
  await waitFor(() => expect(region().getAllByRole('listitem').length).toBeGreaterThan(2))
  return region().getAllByRole('listitem')
}

it('reads the whole trail of a document in one call', async () => {
  await renderApp({ path: '/supplier/order/detail?orderSn=CG20240312-0008', account: 'yueheng' })
  await steps()
  const calls = asked.filter(({ path }) => path.endsWith('/documentTrail/detail'))
  expect(calls.map(({ query }) => query.get('kind'))).toEqual(['ORDER'])
  expect(asked.filter(({ path }) => /settlementBill\/queryList|get-deliver-page|queryContractById/.test(path))).toEqual(
    [],
  )
})

it('opens the papers of a stage in place, each with its own part, adding up to the stage', async () => {
  await renderApp({ path: '/supplier/order/detail?orderSn=CG20240312-0008', account: 'yueheng' })
  const [, , deliver] = await steps()
  await waitFor(() => expect(deliver).toHaveTextContent('115.325 吨'))
  await user.click(within(deliver as HTMLElement).getByRole('button', { name: '送货 4 张' }))
  const table = region().getByRole('table', { name: '送货的单据' })
  const notes = db.delivers.filter(({ orderSn }) => orderSn === 'CG20240312-0008')
  for (const { deliverSn } of notes) {
    expect(within(table).getByRole('link', { name: deliverSn })).toHaveAttribute(
      'href',
      expect.stringContaining(`deliverSn=${deliverSn}`),
    )
  }
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('合计115.325 吨410,565.18')
  expect(region().getByRole('link', { name: '在列表中查看' })).toHaveAttribute(
    'href',
    expect.stringContaining('orderSn=CG20240312-0008'),
  )
  await user.click(within(deliver as HTMLElement).getByRole('button', { name: '送货 4 张' }))
  expect(region().queryByRole('table')).not.toBeInTheDocument()
})

it('leads nowhere from a stage without papers', async () => {
  const note = db.delivers.find((row) => row.supplierId === '9001' && row.status === 0)
  await renderApp({ path: `/supplier/deliver/detail?deliverSn=${note?.deliverSn}`, account: 'yueheng' })
  const settle = (await steps()).find((step) => step.textContent?.startsWith('结算')) as HTMLElement
  expect(settle).toHaveTextContent('结算0 张')
  expect(within(settle).queryByRole('link')).not.toBeInTheDocument()
  expect(within(settle).queryByRole('button')).not.toBeInTheDocument()
})

it('says that it failed and asks again; of a server that does not know it nothing shows', async () => {
  server.use(http.get('*/documentTrail/detail', () => HttpResponse.json({}, { status: 502 }), { once: true }))
  await renderApp({ path: '/supplier/order/detail?orderSn=CG20240312-0008', account: 'yueheng' })
  await shows('业务链')
  await user.click(await waitFor(() => region().getByRole('button', { name: /重\s*试/ })))
  expect(await steps()).toHaveLength(6)
})

it('shows no section where the server has no such call', async () => {
  server.use(http.get('*/documentTrail/detail', () => new HttpResponse(null, { status: 404 })))
  await renderApp({ path: '/supplier/order/detail?orderSn=CG20240312-0008', account: 'yueheng' })
  await shows('订单明细')
  await waitFor(() => expect(inPage().queryByRole('region', { name: '业务链' })).not.toBeInTheDocument())
})
