import type { Translate } from '#domain/text'
import { wireText } from '#domain/wire'
import { isStyled, kindOf, styleName } from '#features/mall/decoration/content/cards'
import type { Block } from '#features/mall/decoration/model'

/** The name of a block on screen: that of its type, or how it calls itself. */
export function blockName(t: Translate, block: Block): string {
  const kind = kindOf(block)
  if (!kind) return t('未知模块 {{name}}', { name: wireText(block.name) || block.type })
  return t(isStyled(block) && block.type !== 'tpl_ad_list' ? styleName(block.type) : kind.name)
}
