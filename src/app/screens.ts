import { type ComponentType, createElement, lazy } from 'react'
import type { BarePage, Contents, ScreenModule } from './pages'

/**
 * The table of contents, as passed in by the entry. Not imported: the table names the file of every screen, so it
 * changes with each release, and whatever imports it would be loaded again.
 */
export const screens: Contents = { pages: [], publicPages: [], printPages: [] }

/** Sets the table of contents; called once, before the first render. */
export function openScreens(contents: Contents): void {
  Object.assign(screens, contents)
}

const components = new WeakMap<object, ComponentType>()

/** Loads a screen's code ahead: it then renders at once. A failure is left to the render, which can show it. */
export async function loadScreen(page: Pick<BarePage, 'load' | 'props'>): Promise<ScreenModule> {
  const module = await page.load()
  const { default: Page } = module
  const { props } = page
  components.set(page, props ? () => createElement(Page, props) : Page)
  return module
}

/** The component of a screen; the same at each call, so that a render does not remount it. */
export function componentOf(page: Pick<BarePage, 'load' | 'props'>): ComponentType {
  const known = components.get(page)
  if (known) return known
  const { load, props } = page
  const made = lazy(async (): Promise<{ default: ComponentType }> => {
    const { default: Page } = await load()
    return { default: props ? () => createElement(Page, props) : Page }
  })
  components.set(page, made)
  return made
}
