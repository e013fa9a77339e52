import { isRecord, wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import { readBlock } from './blocks'

/** A place in a block. */
export type BlockPath = readonly (string | number)[]

/** A part of a block that differs: undefined where one version has none. */
export type MemberChange = { path: BlockPath; before: unknown; after: unknown }

/** How a block of two versions of a page differs; places from 0. */
export type BlockChange =
  | { kind: 'added'; after: number }
  | { kind: 'removed'; before: number }
  /** It has another place among the blocks of both, another content, or both. */
  | { kind: 'changed'; before: number; after: number; isMoved: boolean; members: readonly MemberChange[] }

type Texts = readonly { text: string }[]

/** The blocks that differ between two versions of a page: in the order of the later one, the removed ones last. */
export function pageChanges(before: Texts, after: Texts): BlockChange[] {
  const [from, to] = [before.map(readBlock), after.map(readBlock)]
  const pairs = paired(from, to)
  const stay = increasing([...pairs.entries()].sort(([one], [other]) => one - other).map(([, at]) => at))
  const changes = to.flatMap((block, at): BlockChange[] => {
    const was = pairs.get(at)
    if (was === undefined) return [{ kind: 'added', after: at }]
    const members = memberChanges(from[was], block, [])
    const isMoved = !stay.has(was)
    return members.length > 0 || isMoved ? [{ kind: 'changed', before: was, after: at, isMoved, members }] : []
  })
  const kept = new Set(pairs.values())
  const removed = from.flatMap((_, at): BlockChange[] => (kept.has(at) ? [] : [{ kind: 'removed', before: at }]))
  return [...changes, ...removed]
}

/** Which block of the earlier version is which of the later one, by the place of the later. */
function paired(from: readonly Block[], to: readonly Block[]): Map<number, number> {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  const candidates = to
    .flatMap((block, after) => from.map((was, before) => ({ after, before, likeness: likeness(was, block) })))
    .filter(({ likeness: found }) => found > 0)
    .sort((one, other) => other.likeness - one.likeness || distance(one) - distance(other))
  for (const { after, before } of candidates) {
    if (pairs.has(after) || taken.has(before)) continue
    pairs.set(after, before)
    taken.add(before)
  }
  return pairs
}

function distance({ after, before }: { after: number; before: number }): number {
  return Math.abs(after - before)
}

/** How alike two blocks are, 0 for different ones: those of the site have keys of their own, the others a type. */
function likeness(one: Block, other: Block): number {
  const [key, otherKey] = [wireText(one.key), wireText(other.key)]
  if (key !== '' && key === otherKey) return 3
  if (one.type !== other.type || (key !== '' && otherKey !== '')) return 0
  const [leaves, others] = [leavesOf(one), leavesOf(other)]
  const same = [...leaves].filter((leaf) => others.has(leaf)).length
  return leaves.size === same && others.size === same ? 2 : (2 * same) / (leaves.size + others.size)
}

/** The values in a block with their paths, once for each block. */
const known = new WeakMap<Block, Set<string>>()

function leavesOf(block: Block): Set<string> {
  const found = known.get(block) ?? new Set(leaves(block, ''))
  known.set(block, found)
  return found
}

function leaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}=${wireText(value)}`]
  return Object.entries(value).flatMap(([name, member]) => leaves(member, `${path}.${name}`))
}

/** The values of a longest increasing run, in which nothing has moved. */
function increasing(values: readonly number[]): Set<number> {
  const runs: number[][] = []
  for (const value of values) {
    const before = runs
      .filter((run) => (run.at(-1) ?? -1) < value)
      .reduce<number[]>((best, run) => (run.length > best.length ? run : best), [])
    runs.push([...before, value])
  }
  return new Set(runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []))
}

/** Members that are read as a whole: links, hot zones, and the products under headings. */
const WHOLE = ['url', 'link', 'zoneInfo', 'listWay', 'goodsList', 'bindCategory']

function memberChanges(before: unknown, after: unknown, path: BlockPath): MemberChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isWhole = WHOLE.includes(String(path.at(-1)))
  if (!isWhole && Array.isArray(before) && Array.isArray(after)) {
    const count = Math.max(before.length, after.length)
    return Array.from({ length: count }, (_, at) => memberChanges(before[at], after[at], [...path, at])).flat()
  }
  if (!isWhole && isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => memberChanges(before[name], after[name], [...path, name]))
  }
  return [{ path, before, after }]
}
