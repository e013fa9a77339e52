import { useEffect } from 'react'
import { showNotice } from '#app/notifications/notifications'
import { documentOf } from '#domain/document/documentNumber'
import { translate } from '#shared/i18n'
import { storedHref, toSearch } from '#shared/navigation'
import { charOf, createScanReader } from '#shared/scan'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Opens the document whose code is scanned with a barcode scanner, on any list or page, and removes the scanned text
 * from the field it was typed into. Text that is not a document number, e.g. a heat number, stays in the field.
 *
 * @param open opens an address
 */
export function useScanToOpen(open: (to: string) => void): void {
  useEffect(() => {
    const read = createScanReader()
    let before: { field: Field; value: string; at: number } | null = null
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const char = charOf(event)
      if (char === null) return
      const { target } = event
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      const isEnd = event.key === 'Enter' || event.code === 'Enter'
      // The value of the field before the scan; a pause or another key starts a new one.
      if (!isField || (char === '' && !isEnd)) before = null
      else if (before?.field !== target || event.timeStamp - before.at > 50)
        before = { field: target, value: target.value, at: event.timeStamp }
      else before.at = event.timeStamp
      const text = read({ char, at: event.timeStamp, isEnd })
      const found = text === null ? null : documentOf(text)
      // In a line grid the scan has already started editing a cell.
      if (!found || (target instanceof Element && target.closest('[role="grid"], [role="dialog"]'))) return
      event.preventDefault()
      event.stopPropagation()
      if (before) restore(before.field, before.value)
      const to = storedHref(found.screen, toSearch({ [found.key]: found.value }))
      if (to) open(to)
      else showNotice(translate('当前账号没有权限打开 {{text}}', { text: found.number }))
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [open])
}

/** Sets a field's value with the native setter and an input event, so that React notices the change. */
function restore(field: Field, value: string): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
