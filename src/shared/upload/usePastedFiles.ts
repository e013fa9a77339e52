import { type RefObject, useEffect, useRef } from 'react'

/** The upload fields on screen; fields of hidden pages are excluded. */
const fields = new Set<HTMLElement>()

/**
 * Accepts files pasted on the page or in the enclosing dialog, such as a screenshot. Among several fields the focused
 * one takes them, else the hovered one. Spreadsheets paste an image beside their text: those pastes count as text.
 */
export function usePastedFiles(
  root: RefObject<HTMLElement | null>,
  add: (files: readonly File[]) => void,
  disabled: boolean,
) {
  const latest = useRef({ add, disabled })
  useEffect(() => {
    latest.current = { add, disabled }
  })
  useEffect(() => {
    const own = root.current
    if (!own) return
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      const files = [...(clipboardData?.files ?? [])]
      const isText = clipboardData?.types.includes('text/plain')
      if (files.length === 0 || isText || latest.current.disabled || !(target instanceof Element)) return
      if (target.closest('input, textarea, [role=grid], [contenteditable=true]') || pastedInto(target) !== own) return
      event.preventDefault()
      latest.current.add(files)
    }
    fields.add(own)
    document.addEventListener('paste', paste)
    return () => {
      fields.delete(own)
      document.removeEventListener('paste', paste)
    }
  }, [root])
}

function pastedInto(target: Element): HTMLElement | undefined {
  const dialogOf = (element: Element) => element.closest('[role=dialog]')
  const near = [...fields].filter((field) => dialogOf(field) === dialogOf(target))
  const chosen = near.find((field) => field.contains(target)) ?? near.find((field) => field.matches(':hover'))
  return chosen ?? (near.length === 1 ? near[0] : undefined)
}
