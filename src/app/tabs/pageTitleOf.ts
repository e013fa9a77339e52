import { screens } from '#app/screens'
import type { Tab } from './tabs'

/**
 * The title of a tab in the current language: its screen, and the record once its name is set. The name of a new record
 * is one of the product's own words.
 */
export function pageTitleOf(tab: Pick<Tab, 'name' | 'title'>, t: (text: string) => string): string {
  const screen = t(screens.pages.find((page) => page.name === tab.name)?.title ?? '')
  return tab.title ? `${screen} ${t(tab.title)}` : screen
}
