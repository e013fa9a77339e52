import { wireText } from '#domain/wire'
import { newPhoneBlock, phoneBlocks } from '#features/mall/decoration/model'
import { cardsOf, isStyled, kindOf, sizeOf, styleName } from '#features/mall/decoration/model/cards'
import { phoneIssues } from '#features/mall/decoration/model/phoneIssues'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { BlockView } from './BlockView'
import { PhoneFields } from './PhoneFields'
import { PhoneScreen } from './PhoneScreen'

/** The pages on phones. */
export const phoneKit: PageKit = {
  client: 'H5',
  editor: 'main',
  list: 'wapList',
  palette: Object.entries(phoneBlocks).flatMap(([type, { name, offered }]) =>
    offered === 'palette' ? [{ type, name }] : [],
  ),
  head: [],
  newBlock: newPhoneBlock,
  copyOf: (text) => text,
  nameOf: (block) => {
    const kind = kindOf(block)
    if (!kind) return null
    return isStyled(block) && block.type !== 'tpl_ad_list' ? styleName(block.type) : kind.name
  },
  issuesOf: phoneIssues,
  picturesOf: (block) =>
    kindOf(block)?.pictures.length
      ? cardsOf(block).map((card, at) => ({ card: at, url: wireText(card.img), wanted: sizeOf(card) }))
      : [],
  View: BlockView,
  Screen: PhoneScreen,
  widths: [
    { value: 375, label: '375' },
    { value: 320, label: '320' },
    { value: 414, label: '414' },
  ],
  Fields: PhoneFields,
}
