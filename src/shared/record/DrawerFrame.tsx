import { Drawer } from 'antd'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { DrawerShellContext } from './drawerShell'

type Props = {
  title: string
  /** Width, px. */
  size?: number
  /** Without one its content has no buttons at the foot, e.g. while it is read. */
  hasFooter?: boolean
  onClose: () => void
  children: ReactNode
}

/** An open drawer and what it gives its content: the place of the buttons, and a say before it closes. */
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
