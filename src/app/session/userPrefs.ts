import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { afterFirstPage } from '#app/afterFirstPage'
import { chooseDensity, chooseTheme, useTheme } from '#app/theme/theme'
import { preferences } from '#features/account/preference/api'
import type { Preference } from '#features/account/preference/model'
import { chosenLanguageNumber, restoreLanguage } from '#shared/i18n'
import { importWithRetry } from '#shared/lazyWithRetry'
import { readPref, writePref } from '#shared/prefs'
import { getSession } from '#shared/session'
import { takeSignedOutChoice } from '#shared/ui/language/signedOutChoice'

/** Delay that merges consecutive choices into one save, ms. */
const SAVE_MS = 1000

/**
 * Keeps language, look and the settings of lists with the user, on this workstation and, where the server stores them,
 * on every machine. The latest choice wins, also a language chosen before signing in; without server support they stay
 * local. Call once signed in. Returns the cleanup.
 */
export function followUserPrefs(client: QueryClient): () => void {
  const { userId } = getSession().user ?? { userId: '' }
  const name = `preference.${userId}`
  const known = () => readPref<Preference | null>(name, null)
  let saving: ReturnType<typeof setTimeout> | undefined
  let isApplying = false
  const save = () => {
    clearTimeout(saving)
    const own = known()
    if (!own) return
    const mutation = client.getMutationCache().build(client, { ...preferences.save(), meta: { silent: true } })
    // What does not arrive is sent again at the next start.
    saving = setTimeout(() => mutation.execute(own).catch(() => undefined), SAVE_MS)
  }
  const notice = () => {
    const [before, now] = [known(), current()]
    if (isApplying || getSession().user?.userId !== userId || (before && isSame(before, now))) return
    writePref(name, { ...now, chosenAt: String(Date.now()) })
    // The initial state of a browser is not a choice of the user, so it is not saved.
    if (before) save()
  }
  const adopt = async (preference: Preference) => {
    isApplying = true
    await apply(preference).finally(() => {
      isApplying = false
    })
  }
  // Read before anything is adopted, which switches the language.
  const [languageChosenAt, lang] = [takeSignedOutChoice(), current().lang]
  const withLanguageChosen = (preference: Preference): Preference =>
    languageChosenAt > Number(preference.chosenAt)
      ? { ...preference, lang, chosenAt: String(languageChosenAt) }
      : preference
  const read = async () => {
    const kept = await client.fetchQuery({ ...preferences.own(userId), meta: { silent: true } }).catch(() => null)
    const here = known()
    const chosenThere = Number(kept?.chosenAt ?? 0)
    const latest = kept && chosenThere > Number(here?.chosenAt ?? 0) ? kept : here
    if (!latest) return
    const next = withLanguageChosen(latest)
    if (next !== here) {
      writePref(name, next)
      await adopt(next)
    }
    // Also what was chosen just before the page was left, and never arrived.
    if (Number(next.chosenAt) > chosenThere) save()
  }

  const own = known()
  if (own) void adopt(withLanguageChosen(own))
  else writePref(name, { ...current(), chosenAt: '0' })
  let stopLists = () => {}
  let isOver = false
  const followLists = async () => {
    const { followListPrefs } = await importWithRetry(() => import('./listPrefs'))
    if (!isOver) stopLists = followListPrefs(client, userId)
  }
  const cancel = afterFirstPage(client, () => {
    void read()
    // Without its code the lists keep the settings of this workstation.
    void followLists().catch(() => undefined)
  })
  const stopTheme = useTheme.subscribe(notice)
  i18next.on('languageChanged', notice)
  return () => {
    isOver = true
    cancel()
    stopLists()
    clearTimeout(saving)
    stopTheme()
    i18next.off('languageChanged', notice)
  }
}

function current(): Choices {
  const { theme, density } = useTheme.getState()
  return { theme, density, lang: String(chosenLanguageNumber()) }
}

type Choices = Omit<Preference, 'chosenAt'>

function isSame(one: Choices, two: Choices): boolean {
  return (['theme', 'density', 'lang'] as const).every((name) => one[name] === two[name])
}

async function apply({ theme, density, lang }: Preference): Promise<void> {
  const now = current()
  if (theme !== now.theme && (theme === 'light' || theme === 'dark' || theme === 'system')) chooseTheme(theme)
  if (density !== now.density && (density === 'standard' || density === 'compact')) chooseDensity(density)
  if (lang !== now.lang) await restoreLanguage(Number(lang))
}
