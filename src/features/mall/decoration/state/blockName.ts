import type { Translate } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import type { PageRules } from '#features/mall/decoration/model/pageRules'

/** The name of a block on screen: that of its type, or how it calls itself. */
export function blockName(t: Translate, rules: Pick<PageRules, 'nameOf'>, block: Block): string {
  const name = rules.nameOf(block)
  return name === null ? t('未知模块 {{name}}', { name: wireText(block.name) || block.type }) : t(name)
}

/** What tells blocks of one name apart: the first title on their cards; '' for none. Blocks may have any shape. */
export function blockTitle({ options }: Block): string {
  const list = isRecord(options) && Array.isArray(options.list) ? options.list : []
  return list.map((card) => (isRecord(card) ? wireText(card.title) : '')).find((title) => title !== '') ?? ''
}
