import { expect, it } from 'vitest'
import { hasZones, movedCards, sizeOf, withCard } from '#features/mall/decoration/model/kind/cards'

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

it.each([
  [{ model: 'hotzone' }, true],
  [{ zoneInfo: [{}] }, true],
  [{ model: 'link', zoneInfo: [] }, false],
  [{}, false],
])('a card %j leads to several places: %s', (card, has) => {
  expect(hasZones(card)).toBe(has)
})
