import { type ComponentType, createElement } from 'react'
import { lazyPart, loadSurely } from '#shared/lazyPart'
import { reloadForRelease } from './lostFiles'
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
  if (!components.has(page)) components.set(page, withProps(module, page.props))
  return module
}

/** The component of a screen; the same at each call, so that a render does not remount it. */
export function componentOf(page: Pick<BarePage, 'load' | 'props'>): ComponentType {
  const known = components.get(page)
  if (known) return known
  const made = lazyPart(async () => {
    try {
      return { default: withProps(await loadSurely(() => loadOrFollow(page.load)), page.props) }
    } catch (error) {
      // Forget the failed component, so that a retry loads the code again.
      components.delete(page)
      throw error
    }
  })
  components.set(page, made)
  return made
}

async function loadOrFollow(load: BarePage['load']): Promise<ScreenModule> {
  try {
    return await load()
  } catch (error) {
    await reloadForRelease()
    throw error
  }
}

function withProps({ default: Page }: ScreenModule, props: BarePage['props']): ComponentType {
  return props ? () => createElement(Page, props) : Page
}
