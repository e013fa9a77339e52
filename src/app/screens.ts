import { type ComponentType, createElement } from 'react'
import { reloadForRelease } from '#app/release/lostFiles'
import { importWithRetry, lazyWithRetry } from '#shared/lazyWithRetry'
import type { BarePage, ProductScreens, ScreenModule } from '#shared/screen/screen'

/**
 * Every screen of the product, set by the entry. Not imported: their list names the hashed file of every screen and so
 * changes with each release, and every module importing it would lose its cached file.
 */
export const screens: ProductScreens = { pages: [], publicPages: [], printPages: [] }

/** Sets the screens; called once, before the first render. */
export function openScreens(all: ProductScreens): void {
  Object.assign(screens, all)
}

const components = new WeakMap<object, ComponentType>()

/**
 * Loads a screen's code in advance, so that it renders without suspending. The next render retries and shows a failure.
 *
 * @throws the import's error when the code cannot be loaded
 */
export async function loadScreen(page: Pick<BarePage, 'load' | 'props'>): Promise<ScreenModule> {
  const module = await page.load()
  if (!components.has(page)) components.set(page, withProps(module, page.props))
  return module
}

/** The component of a screen; the same at each call, so that a render does not remount it. */
export function componentOf(page: Pick<BarePage, 'load' | 'props'>): ComponentType {
  const known = components.get(page)
  if (known) return known
  const made = lazyWithRetry(async () => {
    try {
      return { default: withProps(await importWithRetry(() => loadOrFollow(page.load)), page.props) }
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
