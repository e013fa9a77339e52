import { expect, it } from 'vitest'
import { changed, dropPlace, inserted, neighbourKey } from '#features/mall/decoration/model/page/blocks'

const blocks = ['a', 'b', 'c'].map((key) => ({ key, text: `{"type":"${key}", "n": 1.0}` }))

it('adds a block at its place', () => {
  const added = { key: 'n', text: '{"type":"n"}' }
  expect(inserted(blocks, 1, added).map(({ key }) => key)).toEqual(['a', 'n', 'b', 'c'])
  expect(inserted(blocks, 3, added).at(-1)).toBe(added)
})

it('changes one block, and leaves the text of the others', () => {
  expect(changed(blocks, 'b', (block) => ({ ...block, m: 2 })).map(({ text }) => text)).toEqual([
    '{"type":"a", "n": 1.0}',
    '{"type":"b","n":1,"m":2}',
    '{"type":"c", "n": 1.0}',
  ])
})

it.each([
  [0, 'b'],
  [1, 'c'],
  [2, 'b'],
])('after the block at %s is removed, %s is selected', (at, key) => {
  expect(neighbourKey(blocks, at)).toBe(key)
})

it('after the only block is removed none is selected', () => {
  expect(neighbourKey(blocks.slice(0, 1), 0)).toBe('')
})

it.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [120, 1],
  [160, 2],
  [900, 3],
])('a drop at %s px lands at place %s', (height, place) => {
  expect(dropPlace([50, 150, 250], height)).toBe(place)
})
