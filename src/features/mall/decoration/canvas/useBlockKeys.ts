import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'

/**
 * Keys of a list of blocks: arrows select, Alt with arrows moves, Ctrl+D duplicates, Delete removes. They act on the
 * block that has the focus, which may be another than the selected one. The buttons of the blocks hold their key in
 * `data-key`; a block keeps the focus while it moves.
 */
export function useBlockKeys<List extends HTMLElement>(page: PageBlocks) {
  const list = useRef<List>(null)
  const hasFocus = useRef(false)
  const { blocks, block } = page
  useLayoutEffect(() => {
    if (!hasFocus.current) return
    hasFocus.current = false
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
    buttons.find(({ dataset }) => dataset.key === block?.key)?.focus()
  })
  const stepsAt = (at: number, event: KeyboardEvent): (() => void) | undefined => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by !== undefined) {
      if (event.altKey) return () => page.move(at, at + by)
      const next = blocks[Math.max(0, Math.min(blocks.length - 1, at + by))]
      return next && (() => page.select(next.key))
    }
    if (event.key === 'Delete' || event.key === 'Backspace') return () => page.remove(at)
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') return () => page.duplicate(at)
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = event.target instanceof HTMLElement ? event.target.dataset.key : undefined
    const at = blocks.findIndex(({ key }) => key === focused)
    const step = at >= 0 ? stepsAt(at, event) : undefined
    if (focused === undefined || !step) return
    event.preventDefault()
    hasFocus.current = true
    if (focused !== block?.key) page.select(focused)
    step()
  }
  return { list, onKeyDown }
}
