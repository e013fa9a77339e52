import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { readBlock } from '#features/mall/decoration/model/page/blocks'
import { BlockNote } from './BlockNote'
import type { PageView } from './pageView'

type Props = {
  view: PageView
  /** The block as text, see `PageBlock`. */
  text: string
  card?: number
  isLive?: boolean
}

/** A block as buyers see it. Memoised: a page holds many, and one changes at a time. */
export const BlockView = memo(function BlockView({ view, text, card = 0, isLive = false }: Props) {
  const { t } = useTranslation()
  const block = readBlock({ text })
  const View = view.viewOf(block)
  if (View) return <View block={block} card={card} isLive={isLive} />
  const name = wireText(block.name) || block.type
  return <BlockNote>{t('未知模块 {{name}}，不能预览，保存时原样保留', { name })}</BlockNote>
})
