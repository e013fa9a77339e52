/**
 * Replaces the module of this name in `@rc-component/util`: a strict policy forbids `<style>` elements created by
 * script, and allows constructed style sheets.
 */
const sheets = new Map<string, CSSStyleSheet>()

/** Adds or replaces a style sheet by its key. */
export function updateCSS(css: string, key: string): null {
  const known = sheets.get(key)
  const sheet = known ?? new CSSStyleSheet()
  sheet.replaceSync(css)
  if (!known) {
    sheets.set(key, sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return null
}

/** Removes a style sheet by its key. */
export function removeCSS(key: string): void {
  const known = sheets.get(key)
  sheets.delete(key)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known)
}

/** Adds a style sheet that is never removed. */
export function injectCSS(css: string): null {
  return updateCSS(css, css)
}

/** Does nothing: no cache per container is kept. */
export function clearContainerCache(): void {}
