import type { Locale } from 'antd/es/locale'
import dayjs from 'dayjs'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { create } from 'zustand'
import 'dayjs/locale/zh-cn'
import { localStore } from '#shared/storage/webStorage'

/** What a language loads on the first switch to it: its texts by their Chinese, and antd's own. */
type LanguageTexts = { words: Readonly<Record<string, string>>; antd: Locale }

/** A language of the interface. */
export type Language = {
  /** As the specification and the servers number it. */
  number: number
  /** As browsers name it. */
  code: string
  /** Its name in itself. */
  name: string
  /** The name of its locale of dayjs, which `load` brings along. */
  dayjs: string
  load: () => Promise<LanguageTexts>
  /** Says in the language itself that its texts did not load, and the button that tries again. */
  notLoaded?: { text: string; retry: string }
}

const LANGUAGE_KEY = 'lang'

let all: readonly Language[] = []
const loaded = new Map<string, LanguageTexts>()

/** The languages of the interface, that of the keys first. */
export function allLanguages(): readonly Language[] {
  return all
}

/** The code of the current language. */
export function currentLanguage(): string {
  return i18next.language
}

/** The number of the current language. */
function currentLanguageNumber(): number {
  return all.find(({ code }) => code === currentLanguage())?.number ?? 1
}

/** The chosen language whose texts did not load when it was restored: the interface is in another meanwhile. */
export const useUnloadedLanguage = create<{ language: Language | null }>(() => ({ language: null }))

/** The number of the language that the user chose, even if its texts did not load. */
export function chosenLanguageNumber(): number {
  return useUnloadedLanguage.getState().language?.number ?? currentLanguageNumber()
}

/** True in Chinese: its texts are the keys, and the servers write it. */
export function isChinese(): boolean {
  return currentLanguage() === all[0]?.code
}

/** Separates the parts of a list that have commas of their own, in the current language. */
export function semicolon(): string {
  return isChinese() ? '；' : '; '
}

/** antd's own texts in the current language; undefined in Chinese. */
export function antdLocale(): Locale | undefined {
  return loaded.get(currentLanguage())?.antd
}

/**
 * Starts i18next with the languages, that of the keys first: it needs no texts. Resolves once the stored language is
 * ready; if its texts do not load, the interface is in the first, and `useUnloadedLanguage` tells.
 */
export async function startI18n(languages: readonly Language[]): Promise<void> {
  all = languages
  const [{ code, dayjs: locale }] = languages as [Language]
  await i18next.use(initReactI18next).init({
    lng: code,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
    returnEmptyString: false,
  })
  dayjs.locale(locale)
  document.documentElement.lang = code
  const stored = Number(localStore.get(LANGUAGE_KEY))
  if (stored !== currentLanguageNumber()) await restoreLanguage(stored)
}

/** Switches to a language that was chosen before. If its texts do not load, `useUnloadedLanguage` tells. */
export async function restoreLanguage(number: number): Promise<void> {
  const language = all.find((one) => one.number === number) ?? null
  await switchLanguage(number).catch(() => useUnloadedLanguage.setState({ language }))
}

/**
 * Switches i18next, dayjs and the document; antd and the titles follow i18next. Stored for the next visit. A number
 * that no language has changes nothing.
 *
 * @throws when its texts do not load: the language stays
 */
export async function switchLanguage(number: number): Promise<void> {
  const language = all.find((one) => one.number === number)
  if (!language) return
  const { code, dayjs: locale, load } = language
  if (language !== all[0] && !i18next.hasResourceBundle(code, 'translation')) {
    const texts = await load()
    loaded.set(code, texts)
    i18next.addResourceBundle(code, 'translation', texts.words)
  }
  localStore.set(LANGUAGE_KEY, String(number))
  useUnloadedLanguage.setState({ language: null })
  dayjs.locale(locale)
  document.documentElement.lang = code
  await i18next.changeLanguage(code)
}

/** Translates outside React. Inside, use `useTranslation` so that the text follows a switch. */
export function translate(text: string, params?: Record<string, unknown>): string {
  return i18next.t(text, params ?? {})
}
