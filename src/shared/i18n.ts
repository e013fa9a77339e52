import dayjs from 'dayjs'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import 'dayjs/locale/zh-cn'
import { localStore } from '#shared/storage/webStorage'

/** Interface languages as the specification numbers them: 1 Chinese, 2 English. */
export type Lang = 1 | 2

/** The name of each language in itself. */
export const LANG_NAMES: Record<Lang, string> = { 1: '\u4e2d\u6587', 2: 'English' }

const LANG_KEY = 'lang'
/** The languages' codes, as used by browsers and antd. */
export const LANG_CODES: Record<Lang, string> = { 1: 'zh-CN', 2: 'en-US' }

let loadEnglish: () => Promise<Record<string, string>> = async () => ({})

/** The current language. */
export function currentLang(): Lang {
  return i18next.language === LANG_CODES[2] ? 2 : 1
}

/**
 * Starts i18next: the Chinese text is the key, so Chinese needs no file; `english` loads the texts of the
 * first switch. Resolves once the stored language is ready.
 */
export async function startI18n(english: () => Promise<Record<string, string>>): Promise<void> {
  loadEnglish = english
  await i18next.use(initReactI18next).init({
    lng: LANG_CODES[1],
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
    returnEmptyString: false,
  })
  dayjs.locale('zh-cn')
  document.documentElement.lang = LANG_CODES[1]
  if (localStore.get(LANG_KEY) === '2') await switchLang(2)
}

/** Switches i18next, dayjs and the document; antd and the titles follow i18next. Stored for the next visit. */
export async function switchLang(lang: Lang): Promise<void> {
  if (lang === 2 && !i18next.hasResourceBundle(LANG_CODES[2], 'translation')) {
    i18next.addResourceBundle(LANG_CODES[2], 'translation', await loadEnglish())
  }
  localStore.set(LANG_KEY, String(lang))
  dayjs.locale(lang === 2 ? 'en' : 'zh-cn')
  document.documentElement.lang = LANG_CODES[lang]
  await i18next.changeLanguage(LANG_CODES[lang])
}

/** Translates outside React. Inside, use `useTranslation` so that the text follows a switch. */
export function translate(text: string, params?: Record<string, unknown>): string {
  return i18next.t(text, params ?? {})
}
