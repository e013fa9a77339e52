import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { useScanToOpen } from './useScanToOpen'
import { reopenClosed } from './useTabRouting'

const KeyList = lazyWithRetry(() => import('./KeyList'))

/**
 * Keys that work on every screen: `?` lists the keys, Ctrl+Shift+Backspace reopens the last closed tab, a barcode
 * scanner opens the scanned document.
 */
export function ScreenKeys() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  useScanToOpen(navigate)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Backspace' && event.shiftKey && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        return reopenClosed(navigate)
      }
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [navigate])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <KeyList onClose={() => setOpen(false)} />
    </Suspense>
  )
}

/** In a field, `?` is a character. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable || target.closest('[role="grid"]') !== null
}
