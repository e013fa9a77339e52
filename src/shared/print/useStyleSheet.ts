import { useInsertionEffect } from 'react'
import { addStyles } from '#shared/ui/addStyles'

/** Adds CSS to the document while the component is mounted, before any layout effect measures the page. */
export function useStyleSheet(css: string): void {
  useInsertionEffect(() => addStyles(css), [css])
}
