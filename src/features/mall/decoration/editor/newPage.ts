import { EMPTY_PAGE, type PageText } from '#features/mall/decoration/model/page/pageText'
import type { PageKit } from '#features/mall/decoration/state/pageKit'

/** A page with only the blocks that open every page. */
export function newPage({ head, newBlock }: PageKit): PageText {
  return { ...EMPTY_PAGE, blocks: head.map((type) => ({ key: type, text: JSON.stringify(newBlock(type)) })) }
}
