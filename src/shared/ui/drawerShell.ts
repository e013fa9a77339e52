import { createContext, useContext } from 'react'

/** What a drawer provides to its content. */
export type DrawerShell = {
  /** Where footer buttons render; null until mounted. */
  footer: HTMLElement | null
  /** Sets a guard that resolves to whether the drawer may close. Returns the cleanup. */
  guard: (ask: () => Promise<boolean>) => () => void
  /** Closes immediately, without the guard. */
  close: () => void
}

/** Provides the drawer to its content. */
export const DrawerShellContext = createContext<DrawerShell | null>(null)

/** The enclosing drawer. */
export function useDrawerShell(): DrawerShell {
  const shell = useContext(DrawerShellContext)
  if (!shell) throw new Error('this needs a drawer around it')
  return shell
}
