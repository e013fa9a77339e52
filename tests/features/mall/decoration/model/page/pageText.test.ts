import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneKinds, phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { changed, inserted } from '#features/mall/decoration/model/page/blocks'
import {
  alignedWith,
  EMPTY_PAGE,
  joinPage,
  type PageText,
  pageDataOf,
  splitPage,
} from '#features/mall/decoration/model/page/pageText'

const split = (text: string): PageText => {
  const page = splitPage(text)
  if (!page) throw new Error(`no page: ${text}`)
  return page
}
const texts = (page: PageText) => page.blocks.map(({ text }) => text)

it.each([
  ['without blocks', '{"list":[]}', []],
  ['an empty text', '', []],
  ['with members around', '{"theme":{"list":[1]},"list":[{"type":"a"}],"end":1}', ['{"type":"a"}']],
  ['formatted', '{ "list" : [ {"type" : "a"} ,\n{"type":"b"} ] }', ['{"type" : "a"}', '{"type":"b"}']],
  [
    'with brackets in texts',
    '{"list":[{"type":"a","x":"]}\\""},{"type":"b"}]}',
    ['{"type":"a","x":"]}\\""}', '{"type":"b"}'],
  ],
  [
    'with numbers beyond a double',
    '{"list":[{"type":"a","id":12345678901234567890,"p":1.50}]}',
    ['{"type":"a","id":12345678901234567890,"p":1.50}'],
  ],
  ['with two lists, of which the last counts', '{"list":[{"type":"a"}],"list":[{"type":"b"}]}', ['{"type":"b"}']],
])('a page %s is split into its blocks', (_name, text, blocks) => {
  expect(texts(split(text))).toEqual(blocks)
})

it.each(['{"list":[', '[]', '{"list":{}}', '{"list":[{"name":"x"}]}', 'null'])('%s is no page', (text) => {
  expect(splitPage(text)).toBeNull()
})

it('a page that is as it was saved keeps its text; a change leaves the other blocks as they came', () => {
  const saved =
    '{ "list": [ {"type":"x", "id": 12345678901234567890}, {"type":"title","options":{"list":[{}]}} ], "v": 2 }'
  const page = split(saved)
  expect(pageDataOf(page, saved)).toBe(saved)
  const blocks = changed(page.blocks, '1', (block) => ({ ...block, name: '标题栏' }))
  expect(pageDataOf({ ...page, blocks }, saved)).toBe(
    '{ "list": [{"type":"x", "id": 12345678901234567890},{"type":"title","options":{"list":[{}]},"name":"标题栏"}], "v": 2 }',
  )
})

describe('a page saved elsewhere', () => {
  const opened = split('{"list":[{"type":"a","x":1},{"type":"b"},{"type":"a","x":2}]}')
  const keys = (text: string) => alignedWith(split(text), opened).blocks.map(({ key }) => key)

  it('keeps the keys of blocks that are in their places, so that changes are merged block by block', () => {
    expect(keys('{"list":[{"type":"a","x":9},{"type":"b"},{"type":"a","x":2}]}')).toEqual(['0', '1', '2'])
  })

  it.each([
    ['has a block more', '{"list":[{"type":"c"},{"type":"a","x":1},{"type":"b"},{"type":"a","x":2}]}'],
    ['has blocks in another order', '{"list":[{"type":"a","x":2},{"type":"b"},{"type":"a","x":1}]}'],
    ['has a block of another type', '{"list":[{"type":"a","x":1},{"type":"c"},{"type":"a","x":2}]}'],
  ])('is compared as a whole when it %s', (_name, text) => {
    expect(keys(text)[0]).toBe('saved 0')
  })
})

const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>
const anyBlock = fc.oneof(
  fc.constantFrom(...Object.keys(phoneKinds)).map(phoneRules.newBlock),
  fc.record({ type: fc.string(), name: json, options: json }),
)
const spaces = fc.constantFrom(undefined, 1, '\t')
const anyPage = fc
  .tuple(fc.array(anyBlock, { maxLength: 6 }), fc.dictionary(fc.string(), json, { maxKeys: 3 }), spaces)
  .map(([list, around, space]) => JSON.stringify({ ...around, list }, null, space))

it('500 random pages are saved as they came, and a new block changes nothing else', () => {
  fc.assert(
    fc.property(anyPage, fc.nat(6), (text, place) => {
      const page = split(text)
      expect(joinPage(split(joinPage(page)))).toBe(joinPage(page))
      expect(JSON.parse(joinPage(page))).toEqual(JSON.parse(text))
      expect(pageDataOf(page, text)).toBe(text)
      const at = Math.min(place, page.blocks.length)
      const more = inserted(page.blocks, at, { key: 'new', text: '{"type":"title"}' })
      const saved = JSON.parse(joinPage({ ...page, blocks: more }))
      const before = JSON.parse(text)
      expect(saved).toEqual({
        ...before,
        list: [...before.list.slice(0, at), { type: 'title' }, ...before.list.slice(at)],
      })
    }),
    { numRuns: 500 },
  )
})

it('every type of block is saved as it came', () => {
  const text = JSON.stringify({ list: Object.keys(phoneKinds).map(phoneRules.newBlock) })
  expect(pageDataOf(split(text), text)).toBe(text)
  expect(joinPage(split(text))).toBe(text)
  expect(joinPage(EMPTY_PAGE)).toBe('{"list":[]}')
})
