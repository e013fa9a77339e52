import { expect, it } from 'vitest'
import { newPhoneBlock, phoneBlocks, readContent } from '#features/mall/decoration/model'

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

it.each(Object.entries(phoneBlocks))('a new %s has the cards of its type, each with its size', (type, { pictures }) => {
  const block = newPhoneBlock(type)
  expect(block).toMatchObject({ type, name: phoneBlocks[type]?.name })
  const { list } = block.options as { list: { size?: string }[] }
  if (pictures.length > 0)
    expect(list.map((card) => card.size)).toEqual(pictures.map(({ width, height }) => `${width}*${height}`))
})

it.each([
  ['flexOne', { notAdd: true }],
  ['carousel', { close: true }],
  ['title', { notAdd: true, notLink: true, notImg: true }],
  ['tpl_ad_list', {}],
  ['menu', { close: true }],
  ['goods', { notAdd: true, notLink: true, notImg: true }],
  ['flexTwo', { notAdd: true, drawer: true }],
])('a new %s tells the editor of the ancestor what can be set: %j', (type, members) => {
  const { type: _type, name: _name, options: _options, ...rest } = newPhoneBlock(type)
  expect(rest).toEqual(members)
})
