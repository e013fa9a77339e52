import { startI18n } from '#shared/i18n'

/** Starts the languages as the product does: Chinese at once, the English files on the first switch. */
export function startWords(): Promise<void> {
  const english = import.meta.glob<Record<string, string>>('../../src/**/en.json', { import: 'default' })
  return startI18n(english)
}
