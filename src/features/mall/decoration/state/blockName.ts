import type { Translate } from '#domain/text'
import { wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import type { PageRules } from './pageRules'

/** The name of a block on screen: that of its type, or how it calls itself. */
export function blockName(t: Translate, rules: Pick<PageRules, 'nameOf'>, block: Block): string {
  const name = rules.nameOf(block)
  return name === null ? t('未知模块 {{name}}', { name: wireText(block.name) || block.type }) : t(name)
}
