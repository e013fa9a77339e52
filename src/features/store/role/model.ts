import * as v from 'valibot'
import { MAX_TEXT, type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors } from '#domain/text'
import * as wire from '#domain/wire'
import { isRecord, wireText } from '#domain/wire'

const roleTexts = { name: wire.text(), description: wire.text() }

/** A role of the supplier's staff. */
export const roleSchema = v.object({
  id: wire.id(),
  ...roleTexts,
  /** The role that new clerks get; it cannot be deleted. */
  defaultRole: wire.flag(),
  /** Number of people with it, directly or through their department; null when the server omits it. */
  clerkCount: wire.count(),
  createTime: wire.time(),
  updateTime: wire.time(),
  createBy: wire.text(),
})
/** A role as read. */
export type Role = v.InferOutput<typeof roleSchema>

/** The editable texts of a role. */
export const roleInput = v.object(roleTexts)
/** The editable texts of a role, as typed. */
export type RoleInput = v.InferOutput<typeof roleInput>

/** A menu that a role may operate (`isSuper`) or only view. */
export const roleMenuSchema = v.object({ menuId: wire.id(), isSuper: wire.flag() })
/** A menu of a role, as read and as saved. */
export type RoleMenu = v.InferOutput<typeof roleMenuSchema>

/** What a role may do with a screen; '' hides it. */
type Level = '' | 'view' | 'operate'
/** Levels by the id of the screen's menu. */
export type Levels = Readonly<Record<string, Level>>

/** A screen of the menu that can be granted, and the ids of the menus above it. */
export type GrantScreen = { id: string; title: string; above: string[] }
/** A section of the menu with its screens. */
export type GrantSection = { id: string; title: string; screens: GrantScreen[] }

type MenuNode = { id: string; title: string; children: MenuNode[] }

/**
 * The sections of the product's menu, from the tree that the server sends. Nodes without an id or title are left out,
 * and so are top nodes without screens.
 */
export function grantSections(tree: readonly unknown[]): GrantSection[] {
  return toNodes(tree).flatMap(({ id, title, children }) => {
    const screens = leavesOf(children, [id])
    return screens.length > 0 ? [{ id, title, screens }] : []
  })
}

function toNodes(tree: readonly unknown[]): MenuNode[] {
  return tree.filter(isRecord).flatMap((node) => {
    const [id, title] = [wireText(node.id), wireText(node.title)]
    const children = Array.isArray(node.children) ? toNodes(node.children) : []
    return id && title ? [{ id, title, children }] : []
  })
}

function leavesOf(nodes: readonly MenuNode[], above: string[]): GrantScreen[] {
  return nodes.flatMap(({ id, title, children }) =>
    children.length > 0 ? leavesOf(children, [...above, id]) : [{ id, title, above }],
  )
}

/** The levels of a role's screens, from its menus; a menu of a section itself sets no level. */
export function levelsOf(menus: readonly RoleMenu[], sections: readonly GrantSection[]): Levels {
  const screens = new Set(sections.flatMap((section) => section.screens.map(({ id }) => id)))
  const own = menus.filter(({ menuId }) => screens.has(menuId))
  // Includes '' for hidden screens: merging a draft into the form would keep the old level of a missing key.
  const none = [...screens].map((id): [string, Level] => [id, ''])
  const levels = own.map(({ menuId, isSuper }): [string, Level] => [menuId, isSuper ? 'operate' : 'view'])
  return Object.fromEntries([...none, ...levels])
}

/**
 * The menus of a role as saved: its screens, the menus above them, and its previous menus outside this tree, which
 * would be lost otherwise.
 */
export function menusOf(levels: Levels, sections: readonly GrantSection[], before: readonly RoleMenu[]): RoleMenu[] {
  const shown = new Set(
    sections.flatMap(({ id, screens }) => [id, ...screens.flatMap((one) => [one.id, ...one.above])]),
  )
  const menus = new Map(before.filter(({ menuId }) => !shown.has(menuId)).map((menu) => [menu.menuId, menu.isSuper]))
  for (const { id, above } of sections.flatMap(({ screens }) => screens)) {
    const level = levels[id]
    if (!level) continue
    for (const menuId of [id, ...above]) menus.set(menuId, level === 'operate' || menus.get(menuId) === true)
  }
  return [...menus].map(([menuId, isSuper]) => ({ menuId, isSuper }))
}

/** The level that all screens share; null where they differ. */
export function commonLevel(levels: Levels, screens: readonly GrantScreen[]): Level | null {
  const found = new Set(screens.map(({ id }) => levels[id] ?? ''))
  return found.size === 1 ? ([...found][0] ?? '') : null
}

/** The levels, with the given screens set to one level. */
export function withLevel(levels: Levels, screens: readonly GrantScreen[], level: Level): Levels {
  return { ...levels, ...Object.fromEntries(screens.map(({ id }) => [id, level])) }
}

/** The sections whose title contains a text, with all screens; of other sections only the screens whose title does. */
export function searchSections(sections: readonly GrantSection[], wanted: string): GrantSection[] {
  const text = wanted.trim().toLowerCase()
  const has = (title: string) => title.toLowerCase().includes(text)
  return sections
    .map((section) =>
      has(section.title) ? section : { ...section, screens: section.screens.filter((one) => has(one.title)) },
    )
    .filter(({ screens }) => screens.length > 0)
}

/** What is typed: its name, and what it takes. */
export const roleRules = {
  name: { label: '角色名称', max: 30, required: true },
  description: { label: '备注', max: MAX_TEXT, multiline: true },
} satisfies Record<string, TextRule>

/** Errors of a role by field; the server validates the same. */
export function validateRole(role: RoleInput): Errors {
  return onlyErrors({
    name: textError(role.name, roleRules.name),
    description: textError(role.description, roleRules.description),
  })
}
