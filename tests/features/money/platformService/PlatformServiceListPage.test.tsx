import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { breakDown, hold } from '#tests/kit/hold'
import { address, inPage, renderPage, runApp, server, shows, user } from '#tests/kit/render'

runApp('supplier')

const PATH = '/supplier/server/platformService/list'
const READING = { api: '/feature/queryList' }
const open = () => renderPage({ path: PATH, account: 'yueheng' })
const cards = async () => {
  const list = await waitFor(() => inPage().getByRole('list', { name: '平台服务' }))
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
}

it('shows a skeleton, then each service with its price or its period', async () => {
  const release = hold(READING)
  await open()
  await waitFor(() => expect(inPage().getByRole('status', { name: '加载中' })).toBeInTheDocument())
  release()
  const names = (await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
  expect(names).toEqual(
    db.features.filter(({ variants }) => variants.includes('plain')).map(({ featureName }) => featureName),
  )
  await shows(/^使用中 \d+ 项/)
})

it('leads to the payment of a service', async () => {
  await open()
  const [card] = await cards()
  await user.click(within(card as HTMLElement).getAllByRole('button')[0] as HTMLElement)
  await waitFor(() => expect(address()).toMatch(/\/platformService\/payment\?featureId=\d+/))
})

it('shows a failure in place, and recovers on retry', async () => {
  breakDown(READING)
  await open()
  const alert = await waitFor(() => inPage().getByRole('alert'))
  server.resetHandlers()
  await user.click(within(alert).getByRole('button', { name: '重试' }))
  expect((await cards()).length).toBeGreaterThan(0)
})

it('says that no service is sold, and links to the purchase records', async () => {
  server.use(http.get('*/feature/queryList', () => HttpResponse.json({ code: 200, success: true, data: [] })))
  await open()
  await shows('平台还没有可购买的服务，以前的订单在购买记录中。')
  await user.click(inPage().getByRole('link', { name: '购买记录' }))
  await waitFor(() => expect(address()).toBe('/supplier/server/purchaseRecord/list'))
})
