import { ANNOUNCED } from '#shared/dialog/announce'
import textStyles from '#shared/ui/text.module.css'

/** How long a text stays in the document: later it would be read again as part of the page, ms. */
const STAYS_MS = 5000

/**
 * Adds the region that says announced texts. It is empty at first: what a region begins with is not said. Returns the
 * cleanup.
 */
export function openLiveRegion(): () => void {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.className = textStyles.spoken ?? ''
  document.body.append(region)
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (event: Event) => {
    clearTimeout(timer)
    const line = document.createElement('div')
    line.textContent = (event as CustomEvent<string>).detail
    // A new element: the same text twice is said twice.
    region.replaceChildren(line)
    timer = setTimeout(() => region.replaceChildren(), STAYS_MS)
  }
  addEventListener(ANNOUNCED, say)
  return () => {
    clearTimeout(timer)
    removeEventListener(ANNOUNCED, say)
    region.remove()
  }
}
