import { expect, it } from 'vitest'
import { cardsOf, withCard } from '#features/mall/decoration/model/kind/cards'
import { type PhoneKind, withNewCard } from '#features/mall/decoration/model/kind/phoneCards'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'

it('a new card is empty, and of the size of the others', () => {
  const block = withCard(phoneRules.newBlock('menu'), 0, { size: '120*90' })
  const kind = phoneRules.kindOf(block) as PhoneKind
  expect(cardsOf(withNewCard(block, kind)).at(-1)).toEqual({
    img: '',
    url: '',
    link: '',
    title: '',
    size: '120*90',
    model: 'link',
  })
})
