import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it } from 'vitest'
import type { CapabilitySetting } from '#domain/site/variant'
import { db } from '#mocks/areas'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { address, asked, inPage, renderApp, runApp, server, shows, user } from '#tests/kit/render'

runApp('material')

afterEach(() => setCapabilities('all'))

const PATH = '/personal-enter'

it('sets the demo back after a question, and asks the company to sign in again', async () => {
  await renderApp({ path: PATH, account: 'haichuan' })
  const [driver] = db.drivers.filter(({ supplierId }) => supplierId === '9003')
  db.drivers.delete(driver?.id ?? '')
  await user.click(await screen.findByRole('button', { name: '恢复演示数据' }))
  const question = within(await screen.findByRole('dialog', { name: /恢复演示数据？/ }))
  await user.click(question.getByRole('button', { name: '恢复演示数据' }))
  await waitFor(() => expect(db.drivers.get(driver?.id ?? '')).toBeDefined())
  await waitFor(() => expect(address()).toMatch(/^\/login/))
})

it.each<[who: string, account: string, setting: CapabilitySetting]>([
  ['to who may not manage accounts', 'haichuan03', 'all'],
  ['where the gateway has no such call', 'haichuan', []],
])('offers nothing of it %s', async (_, account, setting) => {
  setCapabilities(setting)
  await renderApp({ path: PATH, account })
  await shows('安全设置')
  expect(inPage().queryByText('演示数据')).toBeNull()
})

it('offers nothing of it where a gateway is found to have no such call, as production', async () => {
  setCapabilities('auto')
  server.use(http.get('*/api/store/demo', () => new HttpResponse(null, { status: 404 })))
  await renderApp({ path: PATH, account: 'haichuan' })
  await shows('安全设置')
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/api/store/demo'))).toBe(true))
  expect(inPage().queryByText('演示数据')).toBeNull()
})
