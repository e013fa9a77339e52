import antd from 'antd/es/locale/en_US'
import i18next from 'i18next'
import { isChinese } from '#shared/i18n'

/**
 * A list in a sentence that is not Chinese has commas and semicolons; one in quotes is a character that is spoken of.
 * What has no translation is data and stays.
 */
const COMMAS = {
  type: 'postProcessor',
  name: 'commas',
  process: (sentence: string, keys: string | string[]) =>
    !isChinese() && String(keys) !== sentence ? sentence.replace(/、(?!”)/g, ', ').replace(/；(?!”)/g, '; ') : sentence,
} as const
i18next.use(COMMAS)
i18next.options.postProcess = COMMAS.name

/** The English texts of all folders; a chunk of its own, loaded on the first switch. */
const files = import.meta.glob<Record<string, string>>(['../features/**/en.json', '../shared/en.json', './en.json'], {
  import: 'default',
  eager: true,
})

const words: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files))

export { antd, words }
