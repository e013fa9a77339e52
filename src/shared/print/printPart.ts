/** A second click meanwhile would take the light theme of the print for the user's. */
let isPrinting = false

/**
 * Prints one part of a page under a title and notes, without the shell around it. Pictures on a canvas are copied as
 * they are drawn in the light theme; those with `data-no-print` are left out, folded ones are opened, and tables that
 * scroll are printed whole.
 */
export async function printPart(part: HTMLElement, title: string, notes: readonly string[] = []): Promise<void> {
  if (isPrinting) return
  isPrinting = true
  const root = document.documentElement
  const { theme } = root.dataset
  try {
    const charts = part.querySelectorAll('canvas').length
    root.dataset.theme = 'light'
    // Charts are taken away and drawn again once they see the light theme, on a slow computer some frames later.
    if (theme === 'dark') {
      for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
        await nextFrame()
        if (frame >= LEAST_FRAMES && part.querySelectorAll('canvas').length >= charts) break
      }
    }
    const head = document.createElement('h1')
    head.textContent = title
    // Its margin would collapse through the body, which is as high as a sheet: the last one would be empty.
    head.style.marginTop = '0'
    const copy = copyOf(part)
    copy.prepend(head, ...notes.filter(Boolean).map(paragraph))
    const watermark = document.querySelector('[data-watermark]')
    if (watermark) copy.append(watermark.cloneNode(true))
    printAlone(copy, title)
  } finally {
    if (theme) root.dataset.theme = theme
    else delete root.dataset.theme
    isPrinting = false
  }
}

/** Prints an element without the page; a file of it has the title as its name. */
function printAlone(copy: HTMLElement, title: string) {
  const { title: before, activeElement: focused } = document
  document.title = title
  document.body.dataset.printing = ''
  document.body.append(copy)
  try {
    window.print()
  } finally {
    copy.remove()
    delete document.body.dataset.printing
    document.title = before
    // The browser drops the focus of what the print hides.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

function copyOf(part: HTMLElement): HTMLElement {
  const copy = document.createElement('div')
  copy.dataset.printCopy = ''
  copy.append(part.cloneNode(true))
  const drawn = [...part.querySelectorAll('canvas')]
  for (const [at, canvas] of [...copy.querySelectorAll('canvas')].entries()) {
    const source = drawn[at]
    if (source) canvas.getContext('2d')?.drawImage(source, 0, 0)
  }
  for (const part of copy.querySelectorAll('[data-no-print]')) part.remove()
  for (const scrolled of copy.querySelectorAll<HTMLElement>('.ant-table-body')) unscroll(scrolled)
  for (const folded of copy.querySelectorAll('details')) folded.open = true
  return copy
}

/**
 * Shows a table that scrolls whole. Its heads and sums are tables of their own, as wide as on the screen: on paper they
 * belong to the same one, whose heads stand on each sheet.
 */
function unscroll(body: HTMLElement): void {
  body.style.maxHeight = 'none'
  body.style.overflow = 'visible'
  const [table, around] = [body.querySelector('table'), body.parentElement]
  const heads = around?.querySelector('.ant-table-header thead')
  const sums = around?.querySelector('.ant-table-summary tfoot')
  if (!table || !heads) return
  heads.querySelector('.ant-table-cell-scrollbar')?.remove()
  const columns = heads.querySelectorAll('tr:last-child > *').length
  for (const row of sums?.querySelectorAll('tr') ?? []) {
    const cells = [...row.cells]
    const last = cells.at(-1)
    // The last sum reaches below the scroll bar.
    if (last && cells.reduce((sum, { colSpan }) => sum + colSpan, 0) > columns) last.colSpan -= 1
  }
  table.querySelector('tbody')?.before(heads)
  if (sums) table.append(sums)
  for (const apart of around?.querySelectorAll('.ant-table-header, div.ant-table-summary') ?? []) apart.remove()
}

function paragraph(text: string): HTMLElement {
  const note = document.createElement('p')
  note.textContent = text
  return note
}

/** How long charts are waited for, in frames. */
const LEAST_FRAMES = 3
const MOST_FRAMES = 120

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
