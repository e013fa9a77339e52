import { http } from 'msw'
import { expect, it } from 'vitest'
import { currentSiteTitle, currentVariant } from '#shared/variant'
import { asIs } from '#tests/kit/asIs'
import { runAtHost } from '#tests/kit/host'
import { get, post } from './calls'
import { done, guarded, REFRESH, refreshing, runServer, seen, seenAt, server, signIn } from './harness'

runAtHost('supplier')
runServer()

it('the host selects the plain variant', () => {
  expect(currentVariant()).toMatchObject({ id: 'supplier', appId: 'gd_supplier_pc', loginPath: '/loginSupplier' })
  expect(currentSiteTitle()).toContain('供应商后台')
})

it('token endpoints carry the credentials of the plain app', async () => {
  server.use(http.post('/api/gd-auth/supplierToken', () => done()))
  await post('/api/blade-auth/supplierToken', asIs(), {})
  expect(seen[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('gd_supplier_pc:gd_supplier_pc_secret')}`)
  expect(seen[0]?.headers.get('User-Type')).toBe('supplier')
})

it('the refresh carries them too, and no token except the one in its path', async () => {
  signIn('old')
  server.use(
    guarded('/api/supplier/x', () => 'new'),
    refreshing('new'),
  )
  await get('/api/supplier/x', asIs())
  const refresh = seenAt(REFRESH.replace(':token', 'refresh-of-old'))
  expect(refresh).toHaveLength(1)
  expect(refresh[0]?.method).toBe('POST')
  expect(refresh[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('gd_supplier_pc:gd_supplier_pc_secret')}`)
  expect(refresh[0]?.headers.get('accessToken')).toBeNull()
})
