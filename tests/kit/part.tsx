import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { ConfigProvider, Modal } from 'antd'
import { clear, createStore } from 'idb-keyval'
import { Activity, Component, type ReactNode, useMemo } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { openNotifications } from '#app/notifications/notifications'
import { createQueryClient } from '#app/queryClient'
import { ActionHost } from '#shared/action/ActionHost'
import { confirmOnce, PageModalContext } from '#shared/dialog/pageModal'
import { dirtyForms, flushDrafts, forgetTab } from '#shared/dirtyForms'
import { switchLanguage } from '#shared/i18n'
import { setNavigator } from '#shared/navigation'
import { onNotify } from '#shared/notify'
import { TabContext } from '#shared/tab'
import { recorder } from '#tests/shared/http/recorder'
import { startWords } from './words'

const { shown: failures, notifier } = recorder()

/** Failures shown as notifications, in order. */
export const shown = failures
/** Success messages, in order. */
export const said: string[] = []
/** Addresses navigated to, in order. */
export const gone: string[] = []
/** Titles that the page set on its tab, in order. */
export const titles: string[] = []

/** The query cache of the current test. */
export let client: QueryClient = createQueryClient()

/** Screens with read-only access. */
export const viewOnly = new Set<string>()

/** Screens in the account's menu. */
const PATHS: Record<string, string> = { createDeliver: '/deliver/create' }

/**
 * The surroundings of a page of the product, for a test file that renders a part of one.
 *
 * @param paths further screens in the account's menu
 */
export function runPart(paths: Record<string, string> = {}) {
  beforeAll(async () => {
    await startWords()
    onNotify((text) => said.push(text))
    const takeBack = setNavigator({
      pathOf: (name) => PATHS[name] ?? paths[name] ?? null,
      mayOperate: (name) => !viewOnly.has(name),
      navigate: (to) => gone.push(to),
      closeTab: () => undefined,
    })
    const closeNotifications = openNotifications(notifier)
    const restoreStyles = skipStyles()
    return () => {
      restoreStyles()
      takeBack()
      closeNotifications()
      onNotify(() => undefined)
    }
  })
  beforeEach(() => {
    client = createQueryClient()
    viewOnly.clear()
    for (const list of [shown, said, gone, titles]) list.length = 0
  })
  afterEach(async () => {
    await flushDrafts()
    for (const { tabKey } of dirtyForms()) forgetTab(tabKey)
    await clear(createStore('supplierDrafts', 'drafts'))
    await switchLanguage(1)
  })
}

type Options = { search?: string; identity?: string[] }

/** Renders a part of a page inside a tab, at an address; `hide` hides it as choosing another tab does. */
export function renderPart(content: ReactNode, { search = '', identity = [] }: Options = {}) {
  const page = (isHidden: boolean, shownContent = content) => (
    <QueryClientProvider client={client}>
      <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }} button={{ autoInsertSpace: false }}>
        <MemoryRouter initialEntries={[`/page${search}`]}>
          <Activity mode={isHidden ? 'hidden' : 'visible'}>
            <Tab identity={identity}>{shownContent}</Tab>
          </Activity>
          <Address />
        </MemoryRouter>
      </ConfigProvider>
    </QueryClientProvider>
  )
  const view = render(page(false))
  return {
    ...view,
    hide: () => view.rerender(page(true)),
    unhide: () => view.rerender(page(false)),
    /** Replaces the content. */
    show: (next: ReactNode) => view.rerender(page(false, next)),
  }
}

/** The query of the page's address. */
export function search(): string {
  return screen.getByTestId('search').textContent ?? ''
}

/** Reads only inline styles: computing the others takes jsdom most of a test's time. */
function skipStyles() {
  const { getComputedStyle: computed } = window
  const bare = document.createElement('i').style
  window.getComputedStyle = (element, pseudo) => {
    const { style } = element as HTMLElement
    return !pseudo && (style?.display || style?.visibility) ? style : bare
  }
  return () => {
    window.getComputedStyle = computed
  }
}

/** Catches what its content throws; React also logs it to the console. */
export class Catcher extends Component<{ faults: Error[]; children: ReactNode }, { isFaulty: boolean }> {
  override state = { isFaulty: false }

  static getDerivedStateFromError() {
    return { isFaulty: true }
  }

  override componentDidCatch(error: Error) {
    this.props.faults.push(error)
  }

  override render() {
    return this.state.isFaulty ? null : this.props.children
  }
}

function Tab({ identity, children }: { identity: string[]; children: ReactNode }) {
  const [api, holder] = Modal.useModal()
  const modal = useMemo(() => confirmOnce(api), [api])
  const tab = useMemo(
    () => ({ key: 'tab', identity, isActive: true, setTitle: (title: string) => void titles.push(title) }),
    [identity],
  )
  return (
    <TabContext value={tab}>
      <PageModalContext value={modal}>
        <ActionHost>{children}</ActionHost>
        {holder}
      </PageModalContext>
    </TabContext>
  )
}

function Address() {
  return <p data-testid="search">{useLocation().search}</p>
}
