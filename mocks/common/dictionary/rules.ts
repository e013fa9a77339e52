import { optionError } from '#domain/cell/optionError'
import type { Text } from '#domain/text'
import { extensionPoint } from '#mocks/kernel/extensionPoint'

type Entry = { dictKey: string; dictValue: string; dictAlias?: string; children?: string[] }
type DictNode = {
  id: string
  parentId: string
  code: string
  dictKey: string
  dictValue: string
  dictAlias: string
  sort: number
  remark: string
  isDeleted: number
  children?: DictNode[]
}

/** Dictionaries by code: title and entries. */
type Dictionaries = Record<string, [title: string, entries: Entry[]]>

/** Extension point: the dictionaries of the areas. Labels that exist in a status table are taken from there. */
export const dictionaries = extensionPoint<Dictionaries>()

/** Entries from a table of labels by key. */
export function words(table: Record<string, string>): Entry[] {
  return Object.entries(table).map(([dictKey, dictValue]) => ({ dictKey, dictValue }))
}

/** Entries of a status table, in its order or another. */
export function labels(
  table: Record<string, { label: string }>,
  order: readonly string[] = Object.keys(table),
): Entry[] {
  return order.map((dictKey) => ({ dictKey, dictValue: table[dictKey]?.label ?? dictKey }))
}

/** Entries whose keys equal their labels. */
export function plain(values: readonly string[]): Entry[] {
  return values.map((value) => ({ dictKey: value, dictValue: value }))
}

/** The entries of a group without its root; empty for an unknown code. */
export function flatDict(code: string): DictNode[] {
  return (treeOf(code)?.children ?? []).map((node) => ({ ...node, children: node.children ?? [] }))
}

/** The error of a value that must be in a dictionary. */
export function dictError(code: string, value: unknown, label: string): Text | null {
  return optionError(
    value,
    flatDict(code).map(({ dictKey }) => dictKey),
    { label },
  )
}

/** The group as a tree whose root has the key -1; without a code all groups. */
export function dictTrees(code: string): DictNode[] {
  const codes = code === '' ? Object.keys(allDictionaries()) : [code]
  return codes.map(treeOf).filter((tree) => tree !== null)
}

function treeOf(code: string): DictNode | null {
  const all = allDictionaries()
  const group = Object.hasOwn(all, code) ? all[code] : undefined
  if (!group) return null
  const [title, entries] = group
  const id = `11${String(Object.keys(all).indexOf(code) + 1).padStart(17, '0')}`
  const root = node(id, '0', code, { dictKey: '-1', dictValue: title }, 0)
  return {
    ...root,
    children: entries.map((entry, index) =>
      node(`${id.slice(0, -4)}${String(index + 1).padStart(2, '0')}00`, id, code, entry, index + 1),
    ),
  }
}

function allDictionaries(): Dictionaries {
  return Object.assign({}, ...dictionaries.all())
}

function node(
  id: string,
  parentId: string,
  code: string,
  { dictKey, dictValue, dictAlias, children }: Entry,
  sort: number,
): DictNode {
  const base = {
    id,
    parentId,
    code,
    dictKey,
    dictValue,
    dictAlias: dictAlias ?? dictKey,
    sort,
    remark: '',
    isDeleted: 0,
  }
  if (!children) return base
  const below = children.map((word, index) =>
    node(
      `${id.slice(0, -2)}${String(index + 1).padStart(2, '0')}`,
      id,
      code,
      { dictKey: `${dictKey}_${index + 1}`, dictValue: word },
      index + 1,
    ),
  )
  return { ...base, children: below }
}
