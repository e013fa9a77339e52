/**
 * Prints one part of a page under a title and notes, without the shell around it. Pictures on a canvas are copied as they are
 * drawn in the light theme; those with `data-no-print` are left out, folded ones are opened, and tables that
 * scroll are printed whole.
 */
export async function printPart(part: HTMLElement, title: string, notes: readonly string[] = []): Promise<void> {
  const root = document.documentElement
  const { theme } = root.dataset
  root.dataset.theme = 'light'
  // Charts redraw once they see the light theme.
  if (theme === 'dark') for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  const copy = copyOf(part)
  const head = document.createElement('h1')
  head.textContent = title
  copy.prepend(head, ...notes.filter(Boolean).map(paragraph))
  const { title: before } = document
  document.title = title
  document.body.dataset.printing = ''
  document.body.append(copy)
  try {
    window.print()
  } finally {
    copy.remove()
    delete document.body.dataset.printing
    document.title = before
    if (theme) root.dataset.theme = theme
    else delete root.dataset.theme
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
  for (const scrolled of copy.querySelectorAll<HTMLElement>('.ant-table-body')) {
    scrolled.style.maxHeight = 'none'
    scrolled.style.overflow = 'visible'
  }
  for (const folded of copy.querySelectorAll('details')) folded.open = true
  return copy
}

function paragraph(text: string): HTMLElement {
  const note = document.createElement('p')
  note.textContent = text
  return note
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
