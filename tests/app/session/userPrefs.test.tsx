import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseTheme } from '#app/theme/theme'
import { db } from '#mocks/areas'
import { switchLanguage } from '#shared/i18n'
import { writePref } from '#shared/prefs'
import { clearSession } from '#shared/session'
import { askedAt, renderApp, runApp, signIn } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const OWN = '/api/store/member/user/preference'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('saves the preferences of a user on the server, several changes in one request', async () => {
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  await settled()
  await pass(4000)
  act(() => chooseTheme('dark'))
  await act(() => switchLanguage(2))
  await pass(1500)
  await waitFor(() => expect(db.preferences.get('8001')).toMatchObject({ theme: 'dark', lang: '2' }))
  expect(askedAt(OWN).filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('restores the preferences of a user on another machine, and not for another user', async () => {
  db.preferences.insert({ id: '8001', theme: 'dark', density: 'compact', lang: '2', chosenAt: String(Date.now()) })
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  await settled()
  await pass(4000)
  await waitFor(() => expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('en-US'))
  expect(askedAt(OWN).map(({ method }) => method)).toEqual(['GET'])
  act(clearSession)
  expect(await screen.findByRole('button', { name: /Sign in|登\s*录/ })).toBeInTheDocument()
  await act(() => switchLanguage(1))
  await signIn('yueheng01')
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'))
})

it('saves at the next start what was chosen just before the page was left', async () => {
  const chosenAt = Date.now()
  db.preferences.insert({ id: '8001', theme: 'light', density: 'standard', lang: '1', chosenAt: String(chosenAt - 1) })
  writePref('preference.8001', { theme: 'dark', density: 'standard', lang: '1', chosenAt: String(chosenAt) })
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  await settled()
  await pass(4000)
  await pass(1500)
  await waitFor(() => expect(db.preferences.get('8001')).toMatchObject({ theme: 'dark', chosenAt: String(chosenAt) }))
  expect(document.documentElement.dataset.theme).toBe('dark')
})
