import { act, fireEvent, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { askedAt, inPage, renderApp, runApp, server } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

afterEach(() => vi.useRealTimers())

/** The user comes back to the browser tab after a minute. */
function comeBack() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  fireEvent(window, new Event('visibilitychange'))
}

it('rights revoked meanwhile take their buttons away without a reload', async () => {
  await renderApp({ path: '/supplier/driver/list', account: 'yueheng01' })
  await settled()
  expect(inPage().getByRole('button', { name: '新增司机' })).toBeVisible()
  for (const { id } of db.roleMenus.filter(({ roleId }) => roleId === '7001')) {
    db.roleMenus.update(id, { isSuper: false })
  }
  comeBack()
  await waitFor(() => expect(inPage().queryByRole('button', { name: '新增司机' })).toBeNull())
})

it('a menu that cannot be read again stays as it is, without a message', async () => {
  await renderApp({ path: '/supplier/driver/list', account: 'yueheng01' })
  await settled()
  const before = askedAt('menu-include-client').length
  server.use(http.get('*/menu/menu-include-client', () => HttpResponse.json({ code: 500, message: '数据库忙' })))
  comeBack()
  await waitFor(() => expect(askedAt('menu-include-client').length).toBeGreaterThan(before))
  await act(async () => undefined)
  expect(inPage().getByRole('button', { name: '新增司机' })).toBeVisible()
  expect(document.body).not.toHaveTextContent('数据库忙')
})
