import type { QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { Providers } from '#app/App'
import { TabBar } from '#app/layout/TabBar'
import { TabHost } from '#app/layout/TabHost'
import { useTabRouting } from '#app/layout/useTabRouting'
import { useMenu } from '#app/menu/useMenu'

/**
 * The product without sider and header: the page of the address in its tab, with the account's menu and permissions.
 */
export function PageApp({ queryClient }: { queryClient: QueryClient }) {
  return (
    <Providers queryClient={queryClient}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Providers>
  )
}

function Pages() {
  const state = useMenu()
  const menu = state.status === 'ready' ? state.menu : null
  const routing = useTabRouting(menu)
  return (
    menu && (
      <>
        <TabBar routing={routing} />
        <TabHost menu={menu} routing={routing} />
      </>
    )
  )
}
