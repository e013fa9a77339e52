import { expect, it } from 'vitest'
import { rulesOf } from '#shared/ui/addStyles'

it.each([
  ['', []],
  ['a{color:red}', ['a{color:red}']],
  ['@charset "utf-8"; a{} b{}', ['@charset "utf-8";', 'a{}', 'b{}']],
  [
    '@page { size: 241mm 140mm; margin: 0 } .sheet { color: #000 }',
    ['@page { size: 241mm 140mm; margin: 0 }', '.sheet { color: #000 }'],
  ],
  ['@media print { a { b: c } d { e: f } } g{}', ['@media print { a { b: c } d { e: f } }', 'g{}']],
  ['a::before{content:"}"} /* } */ b{}', ['a::before{content:"}"}', '/* } */ b{}']],
  ['a{} }', ['a{}']],
])('%s', (css, rules) => {
  expect(rulesOf(css)).toEqual(rules)
})
