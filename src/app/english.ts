import i18next from 'i18next'
import { currentLang } from '#shared/i18n'

/** A list in a sentence has the commas of its language; one in quotes is a character that is spoken of. */
const COMMAS = {
  type: 'postProcessor',
  name: 'commas',
  process: (sentence: string) => (currentLang() === 2 ? sentence.replace(/、(?!”)/g, ', ') : sentence),
} as const
i18next.use(COMMAS)
i18next.options.postProcess = COMMAS.name

/** The English texts of all folders; a chunk of its own, loaded on the first switch. */
const files = import.meta.glob<Record<string, string>>(['../features/**/en.json', '../shared/en.json', './en.json'], {
  import: 'default',
  eager: true,
})

export const english: Record<string, string> = Object.assign({}, ...Object.values(files))
