import { expect, it } from 'vitest'
import { newPhoneBlock } from '#features/mall/decoration/model'
import {
  cardsOf,
  hasZones,
  isStyled,
  kindOf,
  movedCards,
  restyled,
  STYLES,
  sizeOf,
  styleName,
  withCard,
  withNewCard,
} from '#features/mall/decoration/model/cards'

it.each([
  ['of a known type', newPhoneBlock('menu'), '宫格导航'],
  ['of an unknown type', { type: 'notice', options: { list: [] } }, undefined],
  ['that is named like a member of every object', { type: 'constructor', options: { list: [] } }, undefined],
  ['without cards', { type: 'menu' }, undefined],
  ['whose cards are no records', { type: 'menu', options: { list: ['x'] } }, undefined],
])('a block %s is known by its type and cards', (_name, block, name) => {
  expect(kindOf(block)?.name).toBe(name)
})

it.each([
  ['750*280', { width: 750, height: 280 }],
  ['88*88 (1:1)', { width: 88, height: 88 }],
  ['75*75（1:1）', { width: 75, height: 75 }],
  ['1200*自定义', null],
  [undefined, null],
])('the wanted size %s is read', (size, read) => {
  expect(sizeOf({ size })).toEqual(read)
})

it('a change of a card keeps the members that this product does not know', () => {
  const block = { type: 'flexTwo', key: 7, options: { theme: 1, list: [{ img: 'a', x: 1 }, { img: 'b' }] } }
  expect(withCard(block, 0, { img: 'c' })).toEqual({
    ...block,
    options: { theme: 1, list: [{ img: 'c', x: 1 }, { img: 'b' }] },
  })
})

it('a moved card takes the size of its place', () => {
  const cards = [{ img: 'a', size: '335*335' }, { img: 'b', size: '335*177' }, { img: 'c' }]
  expect(movedCards(cards, 1, 0)).toEqual([{ img: 'b', size: '335*335' }, { img: 'a', size: '335*177' }, { img: 'c' }])
})

it('a new card is empty, and of the size of the others', () => {
  const block = withCard(newPhoneBlock('menu'), 0, { size: '120*90' })
  expect(cardsOf(withNewCard(block)).at(-1)).toEqual({
    ...{ img: '', url: '', link: '', title: '', size: '120*90', model: 'link' },
  })
})

it.each([
  [{ model: 'hotzone' }, true],
  [{ zoneInfo: [{}] }, true],
  [{ model: 'link', zoneInfo: [] }, false],
  [{}, false],
])('a card %j leads to several places: %s', (card, has) => {
  expect(hasZones(card)).toBe(has)
})

it('another look keeps pictures and links, and takes the sizes of the look', () => {
  const two = withCard(newPhoneBlock('flexTwo'), 1, { img: 'b', url: { title: '首页' } })
  const three = restyled(two, 'leftOneRightTwo')
  expect(three).toMatchObject({ type: 'leftOneRightTwo', name: '左一右二' })
  expect(cardsOf(three)).toMatchObject([
    { img: '', size: '335*335' },
    { img: 'b', url: { title: '首页' }, size: '335*177' },
    { img: '', size: '335*177' },
  ])
})

it.each(STYLES)('%s is a look of 广告魔方', (type) => {
  const block = restyled(newPhoneBlock('tpl_ad_list'), type)
  expect(block).toMatchObject({ type, name: styleName(type) })
  expect(isStyled(block)).toBe(true)
  expect(cardsOf(block)).toEqual(cardsOf(newPhoneBlock(type)))
})

it('图片 is the same type as a look, told apart by its name', () => {
  expect(isStyled(newPhoneBlock('flexOne'))).toBe(false)
  expect(isStyled(newPhoneBlock('tpl_ad_list'))).toBe(true)
})
