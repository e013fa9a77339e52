import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { languages } from '#app/languages'
import { chooseTheme } from '#app/theme/theme'
import { db } from '#mocks/areas'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { switchLanguage, useUnloadedLanguage } from '#shared/i18n'
import { readPref, writePref } from '#shared/prefs'
import { clearSession } from '#shared/session'
import { askedAt, renderApp, runApp, signIn, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  setCapabilities('all')
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

it('a language that was chosen before signing in wins over the stored one, and is stored; the look stays', async () => {
  const chosenAt = String(Date.now() - 1000)
  db.preferences.insert({ id: '8001', theme: 'dark', density: 'standard', lang: '1', chosenAt })
  await renderApp({ path: '/loginSupplier' })
  await user.click(await screen.findByRole('button', { name: 'English' }))
  await screen.findByRole('button', { name: 'Sign in' })
  await act(() => signIn('yueheng'))
  await screen.findByText(/^Hello/)
  await pass(4000)
  await pass(1500)
  await waitFor(() => expect(db.preferences.get('8001')).toMatchObject({ theme: 'dark', lang: '2' }))
  expect(document.documentElement.lang).toBe('en-US')
  act(clearSession)
  await screen.findByRole('button', { name: /Sign in|登\s*录/ })
  await act(() => signIn('yueheng01'))
  await pass(4000)
  await pass(1500)
  expect(askedAt(OWN).filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('another choice does not give up a stored language whose texts do not load', async () => {
  const chosenAt = String(Date.now())
  db.preferences.insert({ id: '8001', theme: 'light', density: 'standard', lang: '2', chosenAt })
  writePref('preference.8001', { theme: 'light', density: 'standard', lang: '2', chosenAt })
  useUnloadedLanguage.setState({ language: languages[1] ?? null })
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  await settled()
  expect(screen.getByRole('alert')).toHaveTextContent('English did not load')
  act(() => chooseTheme('dark'))
  await pass(4000)
  await pass(1500)
  await waitFor(() => expect(db.preferences.get('8001')).toMatchObject({ theme: 'dark', lang: '2' }))
})

it('keeps a choice on this workstation where the server stores none, without an error', async () => {
  setCapabilities([])
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  await settled()
  await pass(4000)
  act(() => chooseTheme('dark'))
  await pass(1500)
  // A rejection that nobody takes would fail the run.
  expect(readPref<{ theme: string } | null>('preference.8001', null)).toMatchObject({ theme: 'dark' })
  expect(askedAt(OWN)).toEqual([])
})
