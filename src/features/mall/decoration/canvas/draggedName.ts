import type { Translate } from '#domain/text'
import { readBlock } from '#features/mall/decoration/model/page/blocks'
import { blockName } from '#features/mall/decoration/state/blockName'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { keyOfId, typeOfId } from './dragIds'

/** The name of what is dragged, by its id. */
export function draggedName(t: Translate, { rules, blocks }: PageBlocks, id: string): string {
  const type = typeOfId(id)
  const added = rules.palette.find((one) => one.type === type)
  if (added) return t(added.name)
  const block = blocks.find(({ key }) => key === keyOfId(id))
  return block ? blockName(t, rules, readBlock(block)) : ''
}
