import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentPath, ownName, siteUrl, storedName } from '#shared/sitePath'
import { localStore } from '#shared/storage/webStorage'

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.unstubAllEnvs()
  window.history.replaceState(null, '', '/')
})

const serveUnder = (base: string) => vi.stubEnv('BASE_URL', base)

it.each([
  ['/', '/home', '/home'],
  ['/', '', ''],
  ['/portal/', '/home', '/portal/home'],
  ['/portal/', '/api/gd-auth/captcha', '/portal/api/gd-auth/captcha'],
  ['/portal/', '', '/portal'],
])('under %s the address of "%s" is "%s"', (base, path, address) => {
  serveUnder(base)
  expect(siteUrl(path)).toBe(address)
})

it.each([
  ['/', '/supplier/agreementDetail', '/supplier/agreementDetail'],
  ['/', '/', '/'],
  ['/supplier/', '/supplier/supplier/agreementDetail', '/supplier/agreementDetail'],
  ['/supplier/', '/supplier/home', '/home'],
  ['/supplier/', '/supplier/', '/'],
  ['/supplier/', '/supplier', '/'],
  ['/supplier/', '/suppliers/home', '/suppliers/home'],
  ['/supplier/', '/', '/'],
])('under %s the window at %s shows the path %s', (base, address, path) => {
  serveUnder(base)
  window.history.replaceState(null, '', address)
  expect(currentPath()).toBe(path)
})

it('keeps the stores of two sites of one host apart, and clears only its own', () => {
  serveUnder('/')
  localStore.set('accessToken', 'of the root')
  serveUnder('/portal/')
  localStore.set('accessToken', 'of the path')
  expect(localStore.names()).toEqual(['accessToken'])
  expect([ownName('/portal/accessToken'), ownName('accessToken')]).toEqual(['accessToken', null])

  serveUnder('/')
  expect(localStore.get('accessToken')).toBe('of the root')
  expect(ownName(storedName('accessToken'))).toBe('accessToken')
  localStore.clear()
  expect(localStore.get('accessToken')).toBeNull()

  serveUnder('/portal/')
  expect(localStore.get('accessToken')).toBe('of the path')
  localStore.clear()
  expect(localStorage.length).toBe(0)
})
