import { focusContent } from '#app/layout/useFocusOnPage'

/** What had the focus, and where in a table it stood. */
type Had = { element: HTMLElement; table: HTMLElement | null; row: Element | null; rowIndex: number; cellIndex: number }

const ROW = '[data-row-key]'

const MOST = 40
/** How often a disabled element is looked at again, ms. */
const DISABLED_MS = 250

/** What opens over the page: nothing in it gets the focus back once it is closed. */
const OVERLAY =
  '[role="dialog"], [role="menu"].ant-dropdown-menu, .ant-select-dropdown, .ant-popover, .ant-picker-dropdown'

/**
 * Returns the focus to what opened a dialog, drawer, panel or menu once that closes, because the browser drops the
 * focus of an element that is removed or hidden. If the opener is gone too, e.g. with a deleted row, the row in its
 * place gets the focus, else the table, else the page. What was disabled for a while gets it back too. Returns the
 * cleanup.
 */
export function returnFocus(): () => void {
  let had: Had[] = []
  /** What lost the focus because it is disabled, e.g. while its form is saved. */
  let disabled: HTMLElement | null = null
  let timers: ReturnType<typeof setTimeout>[] = []
  const note = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    // Tab past the end of a dialog reaches the page for a moment, before the dialog takes the focus back.
    if (!target.closest(OVERLAY) && isModalOpen()) return
    had = [...had.filter(({ element }) => element !== target), placed(target)]
    had = had.slice(-MOST)
  }
  const restore = () => {
    const at = document.activeElement
    const last = had.at(-1)
    const wasDisabled = disabled !== null && disabled === last?.element
    disabled = null
    if (at && at !== document.body && isShown(at)) return
    if (last?.element.matches(':disabled') && isShown(last.element)) {
      disabled = last.element
      for (const timer of timers) clearTimeout(timer)
      timers = [setTimeout(restore, DISABLED_MS)]
      return
    }
    // A click beside everything leaves the focus where it is.
    if (!last || (isShown(last.element) && !isClosing(last.element) && !wasDisabled)) return
    while (had.length > 0) {
      const last = had.at(-1) as Had
      const { element, table } = last
      if (isShown(element) && !element.matches(':disabled') && !isClosing(element)) return focusInView(element)
      had.pop()
      // Of a row that is gone; a table of a dialog is gone with it.
      if (table && isShown(table) && !element.isConnected) {
        const next = controlInPlace(table, last)
        if (!next) table.tabIndex = -1
        return focusInView(next ?? table)
      }
    }
    focusContent()
  }
  // This code may come after the user has begun.
  if (document.activeElement) note({ target: document.activeElement })
  // Now, and after the animations of what closes.
  const soon = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = [0, 350].map((delay) => setTimeout(restore, delay))
  }
  // Overlays are children of the body.
  const overlays = new MutationObserver(soon)
  overlays.observe(document.body, { childList: true })
  const listen: [string, EventListener][] = [
    ['focusin', note as EventListener],
    ['focusout', soon],
    ['click', soon],
    ['keyup', soon],
  ]
  for (const [name, listener] of listen) document.addEventListener(name, listener, true)
  return () => {
    overlays.disconnect()
    for (const timer of timers) clearTimeout(timer)
    for (const [name, listener] of listen) document.removeEventListener(name, listener, true)
  }
}

/** An element with its place in a table. */
function placed(element: HTMLElement): Had {
  const table = element.closest('table')
  const row = element.closest(ROW)
  const rowIndex = row && table ? [...table.querySelectorAll(ROW)].indexOf(row) : -1
  return { element, table, row, rowIndex, cellIndex: element.closest<HTMLTableCellElement>('th, td')?.cellIndex ?? -1 }
}

/** A control of the same row, or of the one that has moved up into its place; the same cell before others. */
function controlInPlace(table: HTMLElement, { row, rowIndex, cellIndex }: Had): HTMLElement | undefined {
  if (!row) return undefined
  const rows = [...table.querySelectorAll(ROW)]
  const there = row.isConnected ? row : (rows[rowIndex] ?? rows.at(-1))
  const controls = (part: Element | undefined) =>
    part?.querySelector<HTMLElement>('a[href], button:enabled') ?? undefined
  return controls(there?.children[cellIndex]) ?? controls(there)
}

/** Scrolls only where the element is out of view: the page may have grown or shrunk meanwhile. */
function focusInView(element: HTMLElement) {
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** jsdom, which has no layout, and older browsers show all that is in the document. */
function isShown(element: Element): boolean {
  return element.isConnected && (element.checkVisibility?.({ visibilityProperty: true } as never) ?? true)
}

function isModalOpen(): boolean {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => isShown(dialog) && !isClosing(dialog),
  )
}

/** Whether an element is in an overlay that fades out. */
function isClosing(element: Element): boolean {
  return element.closest('[class*="-leave"], [aria-hidden="true"]')?.closest(OVERLAY) != null
}
