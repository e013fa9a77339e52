import { useInsertionEffect } from 'react'

/**
 * Adds CSS to the document while the component is mounted, before any layout effect measures the page. As a constructed
 * style sheet, because the policy of the site forbids `<style>`; browsers without it (Safari before 16.4) get the
 * element, which a strict server then refuses.
 */
export function useStyleSheet(css: string): void {
  useInsertionEffect(() => ('adoptedStyleSheets' in document ? adopt(css) : append(css)), [css])
}

function adopt(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

function append(css: string): () => void {
  const element = document.createElement('style')
  element.textContent = css
  document.head.append(element)
  return () => element.remove()
}
