import { menuEndpoints } from '#app/menu/endpoints'
import { type Option, toOptions } from '#domain/dict'
import type { Field, Fields } from '#domain/field'
import { dictEndpoints } from '#shared/fields/endpoints'
import type { Described } from '#shared/http/operation'
import { nameOf } from '#tests/tools/contract/product'
import { parsed, payloadIn, type Send } from './answer'
import { type MenuEntry, menuEntries, type ScreenReads } from './byScreen'
import type { Dictionaries } from './values'

const allFields = import.meta.glob<Record<string, Fields>>('../../../../src/features/**/fields.ts', { eager: true })
const CODES = new Set(
  Object.values(allFields)
    .flatMap((module) => Object.values(module))
    .flatMap((fields) => Object.values(fields))
    .flatMap(({ dictCode }: Field) => dictCode ?? []),
)

/**
 * The part of the product to check: areas by the beginning of their folder, screens by name; all when both are empty.
 */
export type Slice = { areas: readonly string[]; screens: readonly string[] }

/**
 * The calls of a slice.
 *
 * @throws Error when a screen's name is none, or no call is in an area
 */
export function callsOf(
  { areas, screens }: Slice,
  operations: readonly Described[],
  known: Readonly<Record<string, ScreenReads>>,
): Described[] {
  const unknown = screens.filter((name) => !known[name])
  if (unknown.length > 0)
    throw new Error(`no such screen: ${unknown.join(', ')}. Screens: ${Object.keys(known).join(' ')}`)
  const folders = [...new Set(operations.map(({ endpoint }) => nameOf(endpoint).area))]
  const nowhere = areas.filter((one) => !folders.some((folder) => folder.startsWith(one)))
  if (nowhere.length > 0) throw new Error(`no such area: ${nowhere.join(', ')}. Areas: ${folders.sort().join(' ')}`)
  const reads = new Set(screens.flatMap((name) => known[name]?.reads ?? []))
  return operations.filter(({ endpoint }) => {
    const { id, area } = nameOf(endpoint)
    const isIn = areas.some((one) => area.startsWith(one))
    return isIn || reads.has(id) || (areas.length === 0 && screens.length === 0)
  })
}

/** The menu of the account, as text and as entries. */
export async function readMenu(send: Send): Promise<{ text: string; entries: MenuEntry[] }> {
  const { text } = await send(menuEndpoints.own.path, {})
  return { text, entries: menuEntries(payloadIn(menuEndpoints.own, parsed(text))) }
}

/** The words of each dictionary that the product uses, children among them; those that cannot be read are missing. */
export async function readWords(send: Send): Promise<ReadonlyMap<string, Option[]>> {
  const found = new Map<string, Option[]>()
  for (const code of CODES) {
    const { text } = await send(dictEndpoints.byCode.path, { code })
    const options = toOptions(payloadIn(dictEndpoints.byCode, parsed(text)), code).flatMap(withChildren)
    if (options.length > 0) found.set(code, options)
  }
  return found
}

/** The values of each dictionary that the product uses. */
export async function readDictionaries(send: Send): Promise<Dictionaries> {
  const words = [...(await readWords(send))]
  // A machine constant is as good as its key.
  return new Map(words.map(([code, options]) => [code, new Set(options.flatMap(({ value, alias }) => [value, alias]))]))
}

function withChildren(option: Option): Option[] {
  return [option, ...(option.children ?? []).flatMap(withChildren)]
}
