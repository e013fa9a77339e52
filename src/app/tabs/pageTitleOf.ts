import { screens } from '#app/screens'
import { NEW_TITLES } from '#shared/record/newRecord'
import type { Tab } from './tabs'

/** The title of a tab in the current language: its screen, and the record once its name is set. */
export function pageTitleOf(tab: Pick<Tab, 'name' | 'title'>, t: (text: string) => string): string {
  const screen = t(screens.pages.find((page) => page.name === tab.name)?.title ?? '')
  if (!tab.title) return screen
  const isWord = NEW_TITLES.some((word) => word === tab.title)
  return `${screen} ${isWord ? t(tab.title) : tab.title}`
}
