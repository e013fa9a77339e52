import { expect, it } from 'vitest'
import { cardsOf, withCard } from '#features/mall/decoration/model/kind/cards'
import { isLook, LOOKS, lookName, withLook } from '#features/mall/decoration/model/kind/looks'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'

it('another look keeps pictures and links, and takes the sizes of the look', () => {
  const two = withCard(phoneRules.newBlock('flexTwo'), 1, { img: 'b', url: { title: '首页' } })
  const three = withLook(two, 'leftOneRightTwo')
  expect(three).toMatchObject({ type: 'leftOneRightTwo', name: '左一右二' })
  expect(cardsOf(three)).toMatchObject([
    { img: '', size: '335*335' },
    { img: 'b', url: { title: '首页' }, size: '335*177' },
    { img: '', size: '335*177' },
  ])
})

it.each(LOOKS)('%s is a look of 广告魔方', (type) => {
  const block = withLook(phoneRules.newBlock('tpl_ad_list'), type)
  expect(block).toMatchObject({ type, name: lookName(type) })
  expect(isLook(block)).toBe(true)
  expect(cardsOf(block)).toEqual(cardsOf(phoneRules.newBlock(type)))
})

it('图片 is the same type as a look, told apart by its name; a new 广告魔方 has no look', () => {
  expect(isLook(phoneRules.newBlock('flexOne'))).toBe(false)
  expect(isLook(phoneRules.newBlock('tpl_ad_list'))).toBe(false)
})
