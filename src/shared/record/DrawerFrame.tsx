import { Drawer } from 'antd'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { DrawerShellContext } from '#shared/ui/drawerShell'

type Props = {
  title: string
  /** Width, px. */
  size?: number
  /** Without it there is no footer, e.g. while loading. */
  hasFooter?: boolean
  onClose: () => void
  children: ReactNode
}

/** An open drawer; gives its content a place for footer buttons and a guard before closing. */
export function DrawerFrame({ title, size = 480, hasFooter = true, onClose, children }: Props) {
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const ask = useRef<(() => Promise<boolean>) | null>(null)
  const latestClose = useRef(onClose)
  latestClose.current = onClose
  const shell = useMemo(
    () => ({
      footer,
      guard: (next: () => Promise<boolean>) => {
        ask.current = next
        return () => {
          ask.current = null
        }
      },
      close: () => latestClose.current(),
    }),
    [footer],
  )
  const close = async () => {
    if ((await ask.current?.()) ?? true) onClose()
  }
  return (
    <Drawer
      open
      title={title}
      size={size}
      mask={{ closable: false }}
      onClose={() => void close()}
      footer={hasFooter ? <div ref={setFooter} /> : null}
    >
      <DrawerShellContext value={shell}>{children}</DrawerShellContext>
    </Drawer>
  )
}
