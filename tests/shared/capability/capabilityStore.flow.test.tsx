import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { askedAt, inPage, renderApp, runApp, server, shows, user, visit } from '#tests/kit/render'

runApp('supplier')
beforeEach(() => setCapabilities('auto'))
afterEach(() => setCapabilities('all'))

const absent = (path: string) => server.use(http.get(`*${path}`, () => new HttpResponse(null, { status: 404 })))
const contracts = () => db.contracts.filter(({ supplierId, status }) => supplierId === '9001' && status === 8)

it('a trail that the gateway does not keep is asked for once; then the lists of the documents are linked', async () => {
  absent('/documentTrail/detail')
  const [one, other] = contracts()
  await renderApp({ path: `/supplier/agreementDetail?id=${one?.id}`, account: 'yueheng' })
  const chain = () => within(inPage().getByRole('region', { name: '业务链' }))
  await user.click(await waitFor(() => chain().getByRole('button', { name: '送货' })))
  await waitFor(() => expect(window.location.search).toContain(`contractCode=${one?.contractCode}`))
  await visit(`/supplier/agreementDetail?id=${other?.id}`)
  await waitFor(() => expect(inPage().getByRole('region', { name: '业务链' })).toBeInTheDocument())
  await shows('合同附件')
  expect(askedAt('/documentTrail/detail')).toHaveLength(1)
})

it('a screen whose list the gateway does not have leaves the menu', async () => {
  absent('/api/store/other/feedback')
  await renderApp({ path: '/feedback', account: 'yueheng' })
  await waitFor(() => expect(document.body).toHaveTextContent('页面不存在'))
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
  expect(menu.queryByText('意见反馈')).not.toBeInTheDocument()
})

it('a record that is gone does not turn its feature off', async () => {
  await renderApp({ path: '/feedback?view=1', account: 'yueheng' })
  server.use(http.get('*/api/store/other/feedback/:id', () => new HttpResponse(null, { status: 404 })))
  await visit('/feedback?view=2')
  await waitFor(() => expect(askedAt('/api/store/other/feedback/2')).not.toHaveLength(0))
  expect(inPage().getByRole('button', { name: '提交反馈' })).toBeInTheDocument()
})
