import { addStyles } from '#shared/ui/addStyles'

/**
 * Replaces the module of this name in `@rc-component/util`: a strict policy forbids `<style>` elements created by
 * script.
 */
const removals = new Map<string, () => void>()

/** Adds or replaces a style sheet by its key. */
export function updateCSS(css: string, key: string): null {
  removeCSS(key)
  removals.set(key, addStyles(css))
  return null
}

/** Removes a style sheet by its key. */
export function removeCSS(key: string): void {
  removals.get(key)?.()
  removals.delete(key)
}

/** Adds a style sheet that is never removed. */
export function injectCSS(css: string): null {
  return updateCSS(css, css)
}

/** Does nothing: no cache per container is kept. */
export function clearContainerCache(): void {}
