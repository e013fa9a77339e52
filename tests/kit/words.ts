import { languages } from '#app/languages'
import { startI18n } from '#shared/i18n'

/** Starts the languages as the product does: Chinese at once, others on the first switch. */
export function startWords(): Promise<void> {
  return startI18n(languages)
}
