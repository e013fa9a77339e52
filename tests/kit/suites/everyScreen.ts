import { waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { isOffered } from '#app/isOffered'
import { menuScreens } from '#mocks/kernel/auth/menu'
import { rendered } from '#shared/list/lazyAfterRows'
import type { PageDef } from '#shared/screen/screen'
import { idle, openPrepared, setHost, signIn, withoutShell } from '#tests/kit/render'

type Addresses = Readonly<Record<string, () => Record<string, string>>>
const areas = import.meta.glob<{ addresses: Addresses }>('../../features/*/*/addresses.ts', { eager: true })

/** The address of a record for each screen that needs one. */
export const ADDRESSES: Addresses = Object.assign({}, ...Object.values(areas).map(({ addresses }) => addresses))

/** Screens of the plain product; the others belong to the material product alone. */
const PLAIN = new Set(menuScreens('plain').map(({ routeName }) => routeName))

/** Whether a screen is of the plain product. */
export function isPlain({ name, owners }: Pick<PageDef, 'name' | 'owners'>): boolean {
  return [name, ...owners].some((one) => PLAIN.has(one))
}

type Screens = readonly (Pick<PageDef, 'name' | 'owners'> & { scope: string })[]
const screensOf = import.meta.glob<Record<string, Screens>>('../../../src/features/*/*/screens.ts', { eager: true })

/** Whether a screen that prints is of the plain product: it is where the pages of its feature are, or in both. */
export function isPlainPrintPage(name: string): boolean {
  const features = Object.values(screensOf).map((module) => Object.values(module).flat())
  const own = features.find((screens) => screens.some((one) => one.name === name)) ?? []
  const inShell = own.filter(({ scope }) => scope === 'layout')
  return inShell.length === 0 || inShell.some(isPlain)
}

/** Opens a screen alone, as the owner of a shop that has it, at its own record or with `query`. */
export async function openScreen(screen: PageDef, query?: URLSearchParams): Promise<void> {
  if (!isPlain(screen)) setHost('material')
  await signIn(isPlain(screen) ? 'yueheng' : 'haichuan')
  withoutShell()
  const own = query ?? new URLSearchParams(ADDRESSES[screen.name]?.() ?? {})
  await openPrepared(own.size > 0 ? `${screen.path}?${own}` : screen.path)
  if (isOffered(screen) && screen.drawers.some((key) => own.has(key))) await openDrawer()
  await idle()
}

/** Waits for the drawer that an address names: its code loads after the rows. */
async function openDrawer(): Promise<void> {
  await waitFor(
    () => {
      if (!document.querySelector('[role="dialog"]')) throw new Error('no drawer')
    },
    { timeout: 10_000 },
  )
}

/** Waits for the parts of a list's page that load after its rows: drawers and trees. */
export async function laterParts(): Promise<void> {
  await rendered()
  await vi.dynamicImportSettled()
  await rendered()
}
