import data from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement } from '@mdn/browser-compat-data/types'

/** The oldest browsers that the product promises. */
const PROMISED = [
  ['chrome', 'Chrome 109', [109]],
  ['firefox', 'Firefox 115', [115]],
  ['safari', 'Safari 16', [16, 0]],
] as const

/** Something that the bundle uses and a promised browser lacks. */
export type Finding = { name: string; lacking: string[]; excerpt: string }

/** A node of the data: a feature, and those under it. */
export type Feature = { __compat?: CompatStatement } & { [name: string]: Feature }

export const api = data.api as Feature
export const css = data.css as Feature
export const javascript = data.javascript as Feature

/** A feature by its path; undefined when the data do not have it. */
export function featureAt(root: Feature | undefined, ...path: string[]): Feature | undefined {
  return path.reduce<Feature | undefined>((at, name) => (at && Object.hasOwn(at, name) ? at[name] : undefined), root)
}

/** The promised browsers that lack a feature without a prefix or a flag; undefined when the data do not have it. */
export function lackingOf(root: Feature | undefined, ...path: string[]): string[] | undefined {
  const compat = featureAt(root, ...path)?.__compat
  if (!compat) return undefined
  return PROMISED.filter(([id, , version]) => !isIn(compat, id, version)).map(([, name]) => name)
}

function isIn({ support }: CompatStatement, browser: 'chrome' | 'firefox' | 'safari', version: readonly number[]) {
  return [support[browser] ?? []].flat().some((one) => {
    if (one.flags || one.prefix || one.alternative_name || !one.version_added) return false
    if (one.version_removed && isUpTo(one.version_removed, version)) return false
    return isUpTo(one.version_added, version)
  })
}

/** Whether a version is the given one or an older one. */
function isUpTo(text: string, version: readonly number[]): boolean {
  if (text === 'preview') return false
  const parts = text.replace('≤', '').split('.').map(Number)
  for (let at = 0; at < Math.max(parts.length, version.length); at += 1) {
    const difference = (parts[at] ?? 0) - (version[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

/** The features that a node has under each name, at any depth. */
export function indexOf(root: Feature | undefined): Map<string, Feature[]> {
  const index = new Map<string, Feature[]>()
  const visit = (node: Feature) => {
    for (const [name, child] of featuresOf(node)) {
      index.set(name, [...(index.get(name) ?? []), child])
      visit(child)
    }
  }
  if (root) visit(root)
  return index
}

/** The features right under a node. */
export function featuresOf(node: Feature | undefined): [name: string, feature: Feature][] {
  return Object.entries(node ?? {}).filter((entry): entry is [string, Feature] => entry[0] !== '__compat')
}
