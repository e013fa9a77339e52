import { createContext, useContext, useEffect } from 'react'
import type { ScreenName } from './navigation'

/** The tab that contains a page. Pages outside the layout have no tab. */
export type TabContextValue = {
  key: string
  /** Identifies the tab's record: the values of its screen's identity keys, '' where the address lacks one. */
  identity: readonly string[]
  /** Sets the record's name in the tab, the breadcrumb and the document title. */
  setTitle: (title: string) => void
  /** Sets the menu screen that the tab stands under, where its record decides it. */
  setOwner?: (screen: ScreenName) => void
}

/** Provides the tab to the page inside it. */
export const TabContext = createContext<TabContextValue>({
  key: '',
  identity: [],
  setTitle: () => undefined,
})

/**
 * Provides whether the tab is on screen; separate from `TabContext`, so that showing a page does not re-render all of
 * it.
 */
export const TabActiveContext = createContext(true)

/** Whether this page is on screen; false while another tab is. */
export function useTabActive(): boolean {
  return useContext(TabActiveContext)
}

/** The tab of this page. */
export function useTab(): TabContextValue {
  return useContext(TabContext)
}

/** Names the tab after its record, once the record's number is loaded. */
export function useTabTitle(title: string | undefined): void {
  const { setTitle } = useTab()
  useEffect(() => {
    if (title) setTitle(title)
  }, [title, setTitle])
}

/** Puts the tab under the menu screen of its record, once the record is loaded; menu and breadcrumb follow. */
export function useTabOwner(owner: ScreenName | undefined): void {
  const { setOwner } = useTab()
  useEffect(() => {
    if (owner) setOwner?.(owner)
  }, [owner, setOwner])
}
