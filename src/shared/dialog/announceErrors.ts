import { translate } from '#shared/i18n'
import textStyles from '#shared/ui/text.module.css'

/** A grid marks its cells with the render that follows a refusal, and may name them a moment after the form, ms. */
const MARKED_MS = 100
/** How long the message stays in the document, ms. */
const STAYS_MS = 5000

/** A field of several values, such as a grid, which tells the errors of each. */
export type ErrorTexts = {
  /** The shown errors in reading order, each with its place. */
  errorTexts(): string[]
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Has screen readers say at once that a submit was refused: how many errors there are, and the first. Of several calls
 * for one refusal, by a form and by its grid, the last one is said. Needs no live region, which public pages lack.
 *
 * @param read the errors, once they are marked; without any, nothing is said
 */
export function announceErrors(read: () => readonly string[]): void {
  clearTimeout(timer)
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  alert.className = textStyles.spoken ?? ''
  const { body } = document
  timer = setTimeout(() => {
    const [first, ...others] = read()
    if (first === undefined) return
    alert.textContent = translate('{{count}} 处需要修改：{{first}}', { count: others.length + 1, first })
    body.append(alert)
    setTimeout(() => alert.remove(), STAYS_MS)
  }, MARKED_MS)
}
