import { Button, type ButtonProps, Popover } from 'antd'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import styles from './PopPanel.module.css'

type Props = {
  /** Names the panel, and the button where that has no words of its own. */
  title: string
  button: ButtonProps
  /** What stands in it, which may load when it is opened; `close` puts the panel away and the focus back. */
  children: (close: () => void) => ReactNode
}

const CONTROLS = 'button:not(:disabled), input:not(:disabled), select, textarea, a[href]'

/**
 * A panel of controls under a button. For the keyboard it is a place of its own: opening it leads into it, Escape or the
 * Tab key past its end lead back to the button.
 */
export function PopPanel({ title, button, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const handleKeys = (event: KeyboardEvent) => {
    const controls = controlsOf(panel.current)
    const edge = event.shiftKey ? controls[0] : controls.at(-1)
    if (event.key !== 'Escape' && !(event.key === 'Tab' && document.activeElement === edge)) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  // A control that a click took away or switched off loses the focus: its row keeps it, or else the panel.
  const keepFocus = ({ target }: MouseEvent) => {
    const row = (target as Element).closest('li')
    requestAnimationFrame(() => {
      const focused = document.activeElement
      if (focused !== document.body && !focused?.matches(':disabled')) return
      const next = (row?.isConnected && controlsOf(row).at(-1)) || panel.current
      next?.focus()
    })
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={title}
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={(opened) => opened && enter(panel)}
      destroyOnHidden
      content={
        <div
          ref={panel}
          className={styles.panel}
          role="dialog"
          aria-label={title}
          tabIndex={-1}
          onKeyDown={handleKeys}
          onClick={keepFocus}
        >
          <Suspense fallback={null}>
            {children(close)}
            <Arrival panel={panel} />
          </Suspense>
        </div>
      }
    >
      <Button {...button} ref={opener} aria-haspopup="dialog" aria-expanded={isOpen} />
    </Popover>
  )
}

/** Stands beside what loads: what comes after the panel was opened is entered when it is there. */
function Arrival({ panel }: { panel: RefObject<HTMLDivElement | null> }) {
  useEffect(() => enter(panel), [panel])
  return null
}

function enter(panel: RefObject<HTMLDivElement | null>) {
  if (!panel.current?.contains(document.activeElement)) controlsOf(panel.current)[0]?.focus({ preventScroll: true })
}

function controlsOf(place: Element | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
}
