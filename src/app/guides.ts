import { TODAY } from '#app/search/today/address'
import type { Guide, ScreenGuide } from '#shared/screen/guide'

const modules = import.meta.glob<Guide>('../features/*/*/guide.ts', { eager: true, import: 'guide' })

const guides: Guide = Object.assign(
  { [TODAY]: { words: '交接 交班 日报 今天做了什么 handover today' } },
  ...Object.values(modules),
)

/** The screens that have a guide, by name. */
export function guidedScreens(): string[] {
  return Object.keys(guides)
}

/** What the features say of a screen, by its name. */
export function guideOf(name: string): ScreenGuide {
  return guides[name] ?? {}
}
