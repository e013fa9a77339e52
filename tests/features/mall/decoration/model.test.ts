import { expect, it } from 'vitest'
import { readContent } from '#features/mall/decoration/model'

it.each([
  ['an empty text', '', { list: [] }],
  ['a page', '{"list":[{"type":"title"}],"theme":1}', { list: [{ type: 'title' }], theme: 1 }],
  ['half a JSON', '{"list":[', null],
  ['another JSON', '[]', null],
  ['a list that is none', '{"list":{}}', null],
  ['a block without a type', '{"list":[{"name":"x"}]}', null],
])('reads %s', (_name, text, content) => {
  expect(readContent(text)).toEqual(content)
})
