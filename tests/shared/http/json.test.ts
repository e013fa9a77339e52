import { describe, expect, it } from 'vitest'
import { parseJson } from '#shared/http/json'

describe('an answer of the server', () => {
  it.each([
    ['an id as a number', '{"id":1799900000000000001}', { id: '1799900000000000001' }],
    ['after a blank', '{ "id" : 1799900000000000001 }', { id: '1799900000000000001' }],
    ['in a list', '[1799900000000000001,1799900000000000002]', ['1799900000000000001', '1799900000000000002']],
    ['alone', '1799900000000000001', '1799900000000000001'],
    ['below zero', '[-1799900000000000001]', ['-1799900000000000001']],
    ['as many digits as a double holds', '{"amount":1234567890.12,"n":-1}', { amount: 1234567890.12, n: -1 }],
    ['a long number in quotes', '{"id":"1799900000000000001"}', { id: '1799900000000000001' }],
    ['a text that looks like one', '{"text":"a, 1799900000000000001"}', { text: 'a, 1799900000000000001' }],
    ['words, nothing, truth', '{"a":"字","b":null,"c":true}', { a: '字', b: null, c: true }],
    ['the last of a name that comes twice', '{"a":1,"a":1799900000000000001}', { a: '1799900000000000001' }],
  ])('keeps %s', (_name, text, value) => {
    expect(parseJson(text)).toEqual(value)
  })

  it.each(['', '<html></html>', '{"a":', '{"id":1799900000000000001'])('is rejected when it is %j', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  })
})
