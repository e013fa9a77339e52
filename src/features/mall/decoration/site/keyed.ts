import type { Block } from '#features/mall/decoration/model'
import { uuid } from '#shared/http/uuid'

/** A block with a key of its own. Its `key` and `model` are how lilishop's editor knows it. */
export function keyed(block: Block): Block {
  const key = uuid()
  return { ...block, key, model: `${block.type}_${key}` }
}
