import { english } from '#app/english'
import { startI18n } from '#shared/i18n'

/** Starts the languages as the product does: Chinese at once, English on the first switch. */
export function startWords(): Promise<void> {
  return startI18n(async () => english)
}
