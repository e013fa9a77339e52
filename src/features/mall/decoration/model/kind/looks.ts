import type { Block } from '#features/mall/decoration/model'
import { type Card, cardsOf } from './cards'
import { phoneKinds, phoneRules } from './phoneKinds'

/** The looks of 广告魔方, each a type of its own; those that are also offered by themselves come last. */
export const LOOKS: readonly string[] = Object.keys(phoneKinds)
  .filter((type) => phoneKinds[type]?.look !== undefined)
  .sort((one, other) => rank(one) - rank(other))

function rank(type: string): number {
  return phoneKinds[type]?.offered === 'style' ? 0 : 1
}

/** The name of a look. */
export function lookName(type: string): string {
  return phoneKinds[type]?.look ?? ''
}

/** Whether a block is a look of 广告魔方. Some types are also blocks of their own: then the name decides. */
export function isLook({ type, name }: Block): boolean {
  const kind = phoneKinds[type]
  return kind?.look !== undefined && (kind.offered === 'style' || name === kind.look)
}

/** The cards of a 广告魔方; one without a look has none. */
export function lookCards(block: Block): readonly Card[] {
  return phoneKinds[block.type]?.look === undefined ? [] : cardsOf(block)
}

/** A block in another look, with as many of the cards as it has room for. */
export function withLook(block: Block, type: string, before = lookCards(block)): Block {
  const next = phoneRules.newBlock(type)
  const list = cardsOf(next).map((card, at) => ({ ...card, ...before[at], size: card.size }))
  // lilishop's editor offers other looks for a block with a drawer.
  return { ...block, ...next, drawer: true, name: lookName(type), options: { ...(block.options as object), list } }
}
