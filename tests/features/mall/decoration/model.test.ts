import { expect, it } from 'vitest'
import { parsePageContent, validateSchedule } from '#features/mall/decoration/model'

it.each([
  ['an empty text', '', { list: [] }],
  ['a page', '{"list":[{"type":"title"}],"theme":1}', { list: [{ type: 'title' }], theme: 1 }],
  ['half a JSON', '{"list":[', null],
  ['another JSON', '[]', null],
  ['a list that is none', '{"list":{}}', null],
  ['a block without a type', '{"list":[{"name":"x"}]}', null],
])('reads %s', (_name, text, content) => {
  expect(parsePageContent(text)).toEqual(content)
})

it.each([
  ['', '请选择发布时间'],
  ['2026-11-29 10:00:00', '发布时间应晚于现在'],
  ['2026-11-29 10:01:00', null],
  ['2027-12-01 10:00:00', '发布时间应在一年以内'],
])('of a page to be published at %o it is said: %s', (publishTime, said) => {
  expect(validateSchedule({ publishTime }, '2026-11-29 10:00:00').publishTime?.text ?? null).toBe(said)
})
