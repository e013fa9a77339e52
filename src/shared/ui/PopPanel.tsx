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
  /** Names the panel, and the button where that has no text. */
  title: string
  button: ButtonProps
  /** The content, which may load on opening; `close` closes the panel and restores the focus. */
  children: (close: () => void) => ReactNode
}

const CONTROLS = 'button:not(:disabled), input:not(:disabled), select, textarea, a[href]'

/**
 * A panel of controls under a button. Opening it moves the focus into it; Escape or Tab past its end return the focus
 * to the button.
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
  // A control that is removed or disabled by a click loses the focus: move it to its row, or else the panel.
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

/** Rendered beside lazy content: focuses the content once it has loaded. */
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
