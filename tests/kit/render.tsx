import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clear, createStore } from 'idb-keyval'
import { setupServer } from 'msw/node'
import nprogress from 'nprogress'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { App } from '#app/App'
import { followChanges } from '#app/changes'
import { type Notifier, openNotifications, showNotice } from '#app/notifications/notifications'
import * as contents from '#app/pages'
import { createQueryClient } from '#app/queryClient'
import { prepareRoute } from '#app/router'
import { openScreens } from '#app/screens'
import { startSessionExpiry, useSignInDialog } from '#app/session/sessionExpiry'
import { useTabs } from '#app/tabs/tabs'
import { startTheme } from '#app/theme/theme'
import { signInEndpoints } from '#features/account/signIn/endpoints'
import { PASSWORD } from '#mocks/account/signIn/seed'
import { handlers, resetDb } from '#mocks/areas'
import { dirtyForms, flushDrafts, forgetTab } from '#shared/dirtyForms'
import { DEFAULT_TENANT } from '#shared/http/headers'
import { switchLanguage } from '#shared/i18n'
import { onNotify } from '#shared/notify'
import { loadPrefs } from '#shared/prefs'
import { adoptStoredSession, clearSession, followOtherTabs, storeTokens, storeUser } from '#shared/session'
import { currentVariant } from '#shared/variant'
import { callFaults } from '#tests/tools/contract/check/callFaults'
import { asked, record } from './asked'
import { type HostVariant, runAtHost, setHost } from './host'
import { keepCalls } from './keepCalls'
import { lightenBrowser } from './lightBrowser'
import { PageApp } from './PageApp'
import { startWords } from './words'

export { type Asked, asked, askedAt } from './asked'
export { setHost }

/** The embedded API behind the screens under test. An unknown request fails the test. */
export const server = setupServer(...handlers)

/** Keyboard and mouse without delays. Pointer events blocked by style sheets are not checked. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** Runs the product in this test file on a variant's host: its API, its texts, and a clean browser for each test. */
export function runApp(variant: HostVariant) {
  runAtHost(variant)
  let restore = () => undefined as unknown
  let stop = () => undefined as unknown
  beforeAll(async () => {
    restore = await lightenBrowser()
    server.listen({ onUnhandledRequest: 'error' })
    server.events.on('request:start', record)
    keepCalls(server)
    await startWords()
    openScreens(contents)
    await preload()
    const stops = [followOtherTabs(), startTheme()]
    stop = () => {
      for (const end of stops) end()
    }
    boot()
  })
  afterEach(async () => {
    await flushDrafts()
    // What a screen sends is what the OpenAPI document says.
    const faults = callFaults(asked)
    unmount()
    isPageOnly = false
    server.resetHandlers()
    resetDb()
    clearSession()
    sessionStorage.clear()
    await Promise.all([clear(), clear(createStore('supplierDrafts', 'drafts'))])
    await loadPrefs()
    await switchLanguage(1)
    localStorage.clear()
    asked.length = 0
    setHost(variant)
    expect(faults).toEqual([])
  })
  afterAll(async () => {
    // Ending the file while a screen's code loads would leave that module broken for the next files.
    await vi.dynamicImportSettled()
    openNotifications(NOWHERE)()
    stop()
    server.events.removeAllListeners()
    server.close()
    restore()
  })
}

/** Signs in without the form: real tokens, stored the way the product stores them. */
export async function signIn(account: string): Promise<void> {
  const data = await askTokens(account)
  storeTokens(data)
  storeUser(data)
}

/** Tokens and user of a new session, which this browser tab does not know of. */
export async function askTokens(account: string) {
  const { clientId, clientSecret } = currentVariant()
  const answer = await fetch(`${window.location.origin}/api/gd-auth/supplierToken`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: JSON.stringify({
      ...signInEndpoints.token.fixed,
      tenantId: DEFAULT_TENANT,
      grantType: 'password',
      account,
      password: PASSWORD,
    }),
  })
  return (await answer.json()).data
}

/** Opens the product at an address, signed in as an account or signed out. */
export async function renderApp({ path, account }: { path: string; account?: string }) {
  if (account) await signIn(account)
  window.history.replaceState(null, '', path)
  start()
}

/**
 * Opens one page of the product as `renderApp` does, without the shell around it: no menu, header or tab bar, which
 * take half of the time of a page. For suites that look at their own page only.
 */
export async function renderPage({ path, account }: { path: string; account: string }) {
  await signIn(account)
  window.history.replaceState(null, '', path)
  withoutShell()
  start()
}

/** Whatever this test opens from now on has no shell around it, as in `renderPage`. */
export function withoutShell(): void {
  isPageOnly = true
}

/** F5: memory is lost, browser storage is kept. */
export async function reload(): Promise<void> {
  unmount()
  adoptStoredSession()
  await loadPrefs()
  start()
}

/** Calls a control route of the embedded API, e.g. `mock('expire', { refresh: true })`. */
export async function mock(name: string, body: Record<string, unknown> = {}): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const url = `${window.location.origin}/__mock/${name}`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Navigates like a link or the history. */
export async function visit(path: string) {
  await act(async () => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

/** The current address. */
export function address(): string {
  return window.location.pathname + window.location.search
}

/** The visible page: others may be mounted but hidden. */
export function page(): HTMLElement {
  const panes = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
  const shown = panes.find((pane) => pane.style.display !== 'none')
  if (!shown) throw new Error(`no page on screen at ${address()}: ${document.body.textContent?.slice(0, 200)}`)
  return shown
}

/** Queries of the visible page. */
export function inPage() {
  return within(page())
}

/** Waits until the visible page shows a text. */
export async function shows(text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const [first] = inPage().getAllByText(text)
    if (!first) throw new Error(`nothing shows ${text}`)
    return first
  })
}

/** A field of the visible page by its label. */
export function field(label: string): HTMLElement {
  const named = [...page().querySelectorAll('label')].filter(({ textContent }) => textContent?.trim() === label)
  const found = named.map(({ htmlFor }) => document.getElementById(htmlFor)).find((one) => one?.matches(INPUT))
  // By label text the library visits every element of the page.
  return named.length === 1 && found ? found : inPage().getByLabelText(label, { selector: INPUT })
}

const INPUT = 'input, textarea'

/** Replaces the value of a field, like pasting. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  if (text === '') return
  await user.click(field)
  await user.paste(text)
}

/** Selects an option of a drop-down by its label. */
export async function choose(field: HTMLElement, option: string | RegExp): Promise<void> {
  fireEvent.mouseDown(field)
  const found = await waitFor(() => {
    const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option-content')]
    const match = options.filter(({ textContent }) =>
      typeof option === 'string' ? textContent === option : option.test(textContent ?? ''),
    )
    if (!match[0]) throw new Error(`no option ${option}`)
    return match.at(-1) as HTMLElement
  })
  await user.click(found)
}

/** The titles of the tabs on the bar. */
export function tabNames(): string[] {
  return screen.getAllByRole('tab').map((tab) => tab.textContent ?? '')
}

const queryClient = createQueryClient()

/** Opens an address like a new window, with no state in memory. */
export function reopen(path: string): void {
  unmount()
  window.history.replaceState(null, '', path)
  start()
}

/** Opens an address like `main.tsx`: the first render has its code, menu and data. */
export async function openPrepared(path: string): Promise<void> {
  unmount()
  window.history.replaceState(null, '', path)
  await prepareRoute(window.location.pathname, queryClient)
  start()
}

/** Empties the query cache under the open page, as if it were just opened. */
export async function loadAgain(): Promise<void> {
  await act(() => queryClient.resetQueries())
}

/** Whether the open page shows the data of a query. */
export function isShown(queryKey: readonly unknown[]): boolean {
  return (queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0
}

/** Waits until the page is rendered and no query is loading. */
export async function idle(): Promise<void> {
  await waitFor(() => {
    // Not by label text, which visits every element of the page on each poll.
    const isWaiting = document.querySelector('[aria-label="加载中"]') !== null
    if (isWaiting || queryClient.isFetching() > 0) throw new Error('still reading')
  })
}

let isFollowing = false

/** The product's one-time setup. Files share a worker, so another file may have replaced these handlers. */
function boot() {
  startSessionExpiry(queryClient)
  onNotify(showNotice)
  if (isFollowing) return
  isFollowing = true
  followChanges(queryClient)
}

function start() {
  render(isPageOnly ? <PageApp queryClient={queryClient} /> : <App queryClient={queryClient} />)
}

/** Whether the current test renders pages without the shell. */
let isPageOnly = false

/** Takes messages that no page showed in time, so that the next test does not show them. */
const NOWHERE = {
  message: { error: () => undefined, warning: () => undefined, success: () => undefined },
  modal: { error: () => undefined },
  withDetails: () => '',
  presentationOf: () => ({ type: 'silence', text: '' }),
} as unknown as Notifier

function unmount() {
  cleanup()
  openNotifications(NOWHERE)()
  queryClient.clear()
  nprogress.remove()
  for (const form of dirtyForms()) forgetTab(form.tabKey)
  useSignInDialog.setState({ dialog: null })
  useTabs.setState(useTabs.getInitialState())
}

/** Preloads the router's lazy chunks, so that no test waits for them. */
async function preload() {
  await Promise.all([import('#app/layout/Layout'), import('#features/account/signIn/SignInPage')])
}
