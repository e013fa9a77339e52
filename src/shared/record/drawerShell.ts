import { createContext, useContext } from 'react'

/** What the content of a drawer is given by its frame. */
export type DrawerShell = {
  /** Where the buttons at the foot go; null until the frame is there. */
  footer: HTMLElement | null
  /** Sets what is asked before the drawer closes; resolves to whether it may. Returns how to take it back. */
  guard: (ask: () => Promise<boolean>) => () => void
  /** Closes at once, without asking. */
  close: () => void
}

/** Carries a drawer's frame to its content. */
export const DrawerShellContext = createContext<DrawerShell | null>(null)

/** The frame around. */
export function useDrawerShell(): DrawerShell {
  const shell = useContext(DrawerShellContext)
  if (!shell) throw new Error('this needs a drawer around it')
  return shell
}
