import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageChanges } from '#features/mall/decoration/model/page/pageChanges'

const title = (words: string) => ({ type: 'title', options: { list: [{ title: words, color: '#000000' }] } })
const picture = (img: string, url: unknown = '') => ({ type: 'flexOne', options: { list: [{ img, url }] } })
const texts = (blocks: readonly object[]) => blocks.map((block) => ({ text: JSON.stringify(block) }))
const changes = (before: readonly object[], after: readonly object[]) => pageChanges(texts(before), texts(after))

const [A, B, C] = [title('甲'), title('乙'), picture('/1.png')]

it('finds nothing between equal pages', () => {
  expect(changes([A, B, C], [A, B, C])).toEqual([])
})

it('tells a removed block from a changed one of the same type', () => {
  expect(changes([A, B, C], [B, C])).toEqual([{ kind: 'removed', before: 0 }])
  expect(changes([A, B, C], [A, title('丙'), C])).toEqual([
    {
      kind: 'changed',
      before: 1,
      after: 1,
      isMoved: false,
      members: [{ path: ['options', 'list', 0, 'title'], before: '乙', after: '丙' }],
    },
  ])
})

it('says one block moved, not all that it passed', () => {
  expect(changes([A, B, C], [C, A, B])).toEqual([{ kind: 'changed', before: 2, after: 0, isMoved: true, members: [] }])
})

it('finds added blocks, and keeps links, which may be texts or records, whole', () => {
  const link = { ___type: 'other', title: '首页' }
  expect(changes([C], [A, picture('/1.png', link)])).toEqual([
    { kind: 'added', after: 0 },
    {
      kind: 'changed',
      before: 0,
      after: 1,
      isMoved: false,
      members: [{ path: ['options', 'list', 0, 'url'], before: '', after: link }],
    },
  ])
})

it('finds cards that were added or removed', () => {
  const [one, two] = [
    { type: 'menu', options: { list: [{ title: '1' }] } },
    { type: 'menu', options: { list: [{ title: '1' }, { title: '2' }] } },
  ]
  expect(changes([one], [two])).toMatchObject([{ members: [{ path: ['options', 'list', 1], after: { title: '2' } }] }])
})

it('knows blocks of the site by their keys, whatever changed in them', () => {
  const block = (key: string, img: string) => ({ type: 'bannerAdvert', key, options: { img } })
  expect(changes([block('a', '1'), block('b', '2')], [block('b', '1'), block('a', '9')])).toMatchObject([
    { before: 1, after: 0 },
    { before: 0, after: 1 },
  ])
})

it('any edit is explained: each block of both pages is the same, changed, added or removed', () => {
  const block = fc.constantFrom(A, B, C, title('丙'), picture('/2.png'), { type: 'search', options: { list: [{}] } })
  fc.assert(
    fc.property(fc.array(block, { maxLength: 7 }), fc.array(block, { maxLength: 7 }), (before, after) => {
      const found = changes(before, after)
      const count = (kind: string) => found.filter((one) => one.kind === kind).length
      expect(before.length - count('removed')).toBe(after.length - count('added'))
    }),
  )
})
