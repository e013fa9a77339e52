import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { Block } from '#features/mall/decoration/model'
import {
  withFilled,
  withNewGroup,
  withNewSiteCard,
  withoutGroup,
  withSiteCard,
} from '#features/mall/decoration/model/kind/siteCards'
import { partsOf, siteRules } from '#features/mall/decoration/model/kind/siteKinds'
import { numbered, siteSize } from '#features/mall/decoration/model/kind/siteParts'

const part = (block: Block, at: number) => {
  const found = partsOf(block)[at]
  if (!found) throw new Error('no such part')
  return found
}

it.each<[string, Block]>([
  ['of an unknown type', { type: 'goodsType', options: {} }],
  ['named like a member of every object', { type: 'constructor' }],
  ['without its options', { type: 'hotAdvert' }],
  ['whose list is none', { type: 'hotAdvert', options: { list: {} } }],
  ['whose columns are missing', { type: 'recommend', options: { contentLeft: { list: [] } } }],
  ['with a heading for no list', { type: 'notEnough', options: { navList: [{}, {}], list: [[]] } }],
  ['whose groups are no lists', { type: 'carousel2', options: { list: [], listRight: [{}] } }],
])('a block %s is not known', (_name, block) => {
  expect(siteRules.kindOf(block)).toBeNull()
  expect(partsOf(block)).toEqual([])
})

it('cards are numbered through the parts of a block', () => {
  const parts = partsOf(siteRules.newBlock('newGoodsSort'))
  expect(parts.map(({ first, cards }) => [first, cards.length])).toEqual([
    [0, 1],
    [1, 5],
    [6, 1],
    [7, 6],
    [13, 1],
    [14, 6],
  ])
  expect(numbered(part(siteRules.newBlock('newGoodsSort'), 3)).at(-1)).toMatchObject({ number: 12, at: 5 })
})

it('a change of a card keeps everything else, unknown members too', () => {
  const block = {
    type: 'recommend',
    x: 1,
    options: { contentLeft: { title: 'A', y: 2, list: [{ img: 'a', z: 3 }] }, contentRight: { list: [{}] } },
  }
  expect(withSiteCard(block, part(block, 1), 0, { img: 'b' })).toEqual({
    ...block,
    options: { ...block.options, contentLeft: { title: 'A', y: 2, list: [{ img: 'b', z: 3 }] } },
  })
  expect(withSiteCard(block, part(block, 0), 0, { title: 'B' })).toEqual({
    ...block,
    options: { ...block.options, contentLeft: { title: 'B', y: 2, list: [{ img: 'a', z: 3 }] } },
  })
  const strip = { type: 'topAdvert', img: 'a', x: 1 }
  expect(withSiteCard(strip, part(strip, 0), 0, { img: 'b' })).toEqual({ type: 'topAdvert', img: 'b', x: 1 })
})

it('groups come and go with their headings', () => {
  const two = withNewGroup(siteRules.newBlock('notEnough'))
  expect(two.options).toMatchObject({
    navList: [{ title: '精选' }, { title: '' }],
    list: { length: 2, 1: { length: 10 } },
  })
  expect(partsOf(two).map(({ name }) => plain(name))).toEqual(['分类 1', '分类 1 的商品', '分类 2', '分类 2 的商品'])
  const renamed = withSiteCard(two, part(two, 2), 0, { title: '工具' })
  expect(withoutGroup(renamed, 0).options).toMatchObject({ navList: [{ title: '工具' }], list: { length: 1 } })
  const slides = withNewGroup(siteRules.newBlock('carousel2'))
  expect(partsOf(withoutGroup(slides, 1)).map(({ name }) => plain(name))).toEqual(['轮播图', '图片组 1'])
})

it('products fill the empty places first', () => {
  const block = {
    type: 'recommend',
    options: { contentLeft: { list: [{ img: 'a' }, {}, { x: 1 }] }, contentRight: { list: [{}] } },
  }
  const filled = withFilled(block, part(block, 1), [{ img: '1' }, { img: '2' }, { img: '3' }])
  expect(part(filled, 1).cards).toEqual([{ img: '3' }, { img: '1' }, { x: 1, img: '2' }])
})

it('a new card is empty, and of the size of the others', () => {
  const block = { type: 'carousel', options: { list: [{ img: 'a', url: '/', size: '800*300' }] } }
  const added = withNewSiteCard(block, part(block, 0))
  expect(part(added, 0).cards).toEqual([block.options.list[0], { img: '', url: '', size: '800*300' }])
})

it.each([
  ['190*210', { width: 190, height: 210 }],
  ['1200*自定义', { width: 1200, height: 0 }],
  [undefined, { width: 230, height: 190 }],
])('the picture of a card with the size %s is wanted in it, else in that of its place', (size, wanted) => {
  const block = { type: 'hotAdvert', options: { list: [{}, { size }] } }
  expect(siteSize(part(block, 0), 1)).toEqual(wanted)
})
