import { createContext, useContext, useEffect } from 'react'

/** The tab that a page stands in. Pages outside the layout stand in none. */
export type TabContextValue = {
  key: string
  /** What record the tab is about: the values of its screen's identity keys, '' where the address has none. */
  identity: readonly string[]
  /** False while another tab is on screen. */
  isActive: boolean
  /** Names the record in the tab, the breadcrumb and the document title. */
  setTitle: (title: string) => void
}

/** Carries the tab to the page inside it. */
export const TabContext = createContext<TabContextValue>({
  key: '',
  identity: [],
  isActive: true,
  setTitle: () => undefined,
})

/** The tab of this page. */
export function useTab(): TabContextValue {
  return useContext(TabContext)
}

/** Names the tab after its record, once the record's number is known. */
export function useTabTitle(title: string | undefined): void {
  const { setTitle } = useTab()
  useEffect(() => {
    if (title) setTitle(title)
  }, [title, setTitle])
}
