import type { Block } from '#features/mall/decoration/model'
import { newGroup, newSiteCard, placed, siteBlocks } from '#features/mall/decoration/model/siteBlocks'
import { uuid } from '#shared/http/uuid'

/** The hours at which the sessions of the mall start. */
const HOURS = [6, 8, 10, 12, 14, 16, 18]

/** A new block of a type. Its `key` and `model` are how the ancestor's editor knows it. */
export function newSiteBlock(type: string): Block {
  const { name = '', offered, parts = [], groups } = siteBlocks[type] ?? {}
  let block: Block = { type, name, ...(offered !== 'head' && { options: {} }) }
  for (const part of parts) {
    const cards = part.sizes.map((_, at) => newSiteCard(part, at))
    block = placed(block, part.path, part.isOne ? cards[0] : cards)
  }
  if (type === 'seckill')
    block = placed(
      block,
      ['options', 'list'],
      HOURS.map((time) => ({ time, goodsList: [] })),
    )
  if (type === 'discountAdvert') block = placed(block, ['options', 'bgImg'], '')
  if (groups) {
    block = placed(block, groups.path, [newGroup(groups.part)])
    if (groups.heads) block = placed(block, groups.heads, [{ title: '精选', desc: '猜你喜欢' }])
  }
  return offered === 'head' ? block : keyed(block)
}

/** A block with a key of its own. */
export function keyed(block: Block): Block {
  const key = uuid()
  return { ...block, key, model: `${block.type}_${key}` }
}
