import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { MenuFailure } from '#app/menu/MenuFailure'
import { rightsOf } from '#app/menu/menu'
import { prepareMenu, useMenu } from '#app/menu/useMenu'
import { setNavigator } from '#shared/navigation'
import { PageLoading } from '#shared/ui/PageLoading'

/** Reads the rights for the first render of a screen that prints. */
export async function prepare(client: QueryClient): Promise<void> {
  await prepareMenu(client)
}

/** Around a screen that prints, in its own window: the rights of the account, which decide whether a print counts. */
export default function PrintFrame() {
  const state = useMenu()
  const navigate = useNavigate()
  const menu = state.status === 'ready' ? state.menu : null
  const navigator = useMemo(
    () => ({
      ...rightsOf(menu),
      navigate: (to: string, options?: { replace?: boolean }) => void navigate(to, options),
      closeTab: () => undefined,
    }),
    [menu, navigate],
  )
  // Set during render: the page asks for rights while it renders.
  setNavigator(navigator)
  if (state.status === 'failed') return <MenuFailure retry={state.retry} />
  return menu ? <Outlet /> : <PageLoading />
}
