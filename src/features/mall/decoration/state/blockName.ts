import { type Translate, translateMessage } from '#domain/text'
import type { Block } from '#features/mall/decoration/model'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'
import { blockText } from '#features/mall/decoration/model/page/change'

/** The name of a block on screen: that of its type, or how it calls itself. */
export function blockName(t: Translate, rules: Pick<PageRules, 'nameOf'>, block: Block): string {
  return translateMessage(t, blockText(rules, block))
}
