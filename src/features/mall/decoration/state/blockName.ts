import { type Translate, translateMessage } from '#domain/text'
import type { Block } from '#features/mall/decoration/model'
import { blockText } from '#features/mall/decoration/model/change'
import type { PageRules } from '#features/mall/decoration/model/pageRules'

/** The name of a block on screen: that of its type, or how it calls itself. */
export function blockName(t: Translate, rules: Pick<PageRules, 'nameOf'>, block: Block): string {
  return translateMessage(t, blockText(rules, block))
}
