import { cardsOf, isStyled, kindOf } from '#features/mall/decoration/model/cards'
import type { BlockFieldsProps } from '#features/mall/decoration/state/pageKit'
import { CardFields } from './CardFields'
import { GoodsFields } from './GoodsFields'
import { StyleFields } from './StyleFields'
import { TitleFields } from './TitleFields'

/** The settings of a block of a phone page. */
export function PhoneFields(props: BlockFieldsProps) {
  const { page, block, disabled } = props
  const kind = kindOf(block)
  if (!kind) return null
  if (block.type === 'goods') return <GoodsFields {...props} />
  if (block.type === 'title') return <TitleFields {...props} />
  return (
    <>
      {isStyled(block) && <StyleFields {...props} />}
      {block.type !== 'tpl_ad_list' && (
        <CardFields page={page} kind={kind} cards={cardsOf(block)} disabled={disabled} />
      )}
    </>
  )
}
