/**
 * Adds CSS to the document; returns the removal. As a constructed style sheet, because the policy of the site forbids
 * `<style>`. Browsers without those (Safari before 16.4) get its rules in a linked style sheet of the site; a page that
 * has none, as in development, gets the element.
 */
export function addStyles(css: string): () => void {
  if (canAdopt()) return adopt(css)
  const linked = [...document.styleSheets].reverse().find(({ href }) => href?.startsWith(window.location.origin))
  return linked ? insert(linked, css) : append(css)
}

function canAdopt(): boolean {
  return 'adoptedStyleSheets' in document
}

function adopt(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

function insert(sheet: CSSStyleSheet, css: string): () => void {
  const rules = rulesOf(css).flatMap((rule) => {
    try {
      return [sheet.cssRules[sheet.insertRule(rule, sheet.cssRules.length)]]
    } catch {
      // As in a style sheet, a rule that this browser does not know is skipped.
      return []
    }
  })
  return () => {
    for (const rule of rules) {
      const at = [...sheet.cssRules].indexOf(rule as CSSRule)
      if (at >= 0) sheet.deleteRule(at)
    }
  }
}

function append(css: string): () => void {
  const element = document.createElement('style')
  element.textContent = css
  document.head.append(element)
  return () => element.remove()
}

/** The rules of a style sheet, one text each: what is inside the braces of one belongs to it. */
export function rulesOf(css: string): string[] {
  const rules: string[] = []
  let [start, depth] = [0, 0]
  // Comments and strings may hold braces.
  for (const { 0: part, index } of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (part === '{') depth += 1
    else if (part === '}') depth -= 1
    const isEnd = depth === 0 && (part === '}' || part === ';')
    if (!isEnd) continue
    rules.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  return rules.filter((rule) => rule !== '' && rule !== ';' && rule !== '}')
}
