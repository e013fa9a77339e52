import { expect, test } from 'vitest'
import { findInScript } from './scripts'
import { findInStyles } from './styles'

const inStyles = (text: string) => findInStyles(text).map(({ name, lacking }) => `${name}: ${lacking.join(', ')}`)
const inScript = (text: string) => findInScript(text).map(({ name, lacking }) => `${name}: ${lacking.join(', ')}`)
const EVERY = 'Chrome 109, Firefox 115, Safari 16'

test.each([
  ['a { color: red; display: grid; gap: 1px }', []],
  ['a { field-sizing: content }', [`field-sizing: ${EVERY}`]],
  ['a { no-such-property: 1 }', ['no-such-property: unknown']],
  ['a { color: color-mix(in srgb, red, blue) }', ['color-mix(): Chrome 109, Safari 16']],
  ['a { --own: light-dark(red, blue) }', [`light-dark(): ${EVERY}`]],
  ['a { color: rgb(from red r g b) }', [`relative colour: ${EVERY}`]],
  ['a { height: 100dvh; width: 10cqw }', []],
  ['a { height: 1rlh }', [`rlh: ${EVERY}`]],
  ['a { text-decoration: var(--a, "light-dark()") url(light-dark.svg) }', []],
  // The last value that is known counts; a prefixed property does the same.
  ['a { width: 1px; width: calc-size(auto, size) }', [`calc-size(): ${EVERY}`]],
  ['a { display: block; display: ruby }', []],
  ['a { backdrop-filter: blur(1px) }', ['backdrop-filter: Safari 16']],
  ['a { -webkit-backdrop-filter: blur(1px); backdrop-filter: blur(1px) }', []],
  ['a:has(b) { color: red }', [':has: Firefox 115']],
  ['a, b:has(c) { color: red }', [':has in a list: Firefox 115']],
  ['a:is(b, c):not(d)::before { color: red }', []],
  ['@supports selector(:has(a)) { a:has(b) { color: red } }', []],
  ['@supports (color: color-mix(in srgb, red, blue)) { a { color: color-mix(in srgb, red, blue) } }', []],
  ['a { b { color: red } }', ['nesting: Chrome 109, Firefox 115, Safari 16']],
  ['@media (width >= 10px) { a { color: red } }', ['@media range: Safari 16']],
  ['@media (max-width: 10px) and (prefers-color-scheme: dark) { a { color: red } }', []],
  ['@container (min-width: 10px) { a { color: red } }', []],
  ['@container style(--a: b) { a { color: red } }', [`style(): ${EVERY}`]],
  ['@layer a { b { color: red } }', []],
  ['@starting-style { a { opacity: 0 } }', [`@starting-style: ${EVERY}`]],
  ['@keyframes a { from { opacity: 0 } 50% { opacity: 1 } }', []],
])('%s', (text, found) => {
  expect(inStyles(text)).toEqual(found)
})

test.each([
  ['list.at(-1); list.findLast(Boolean); structuredClone({}); AbortSignal.timeout(1); await 1', []],
  ['list.toSorted()', ['.toSorted: Chrome 109']],
  ['list.toSorted?.()', []],
  ['own.toSorted = () => 1; this.toSorted()', []],
  ['Object.groupBy(list, key)', [`Object.groupBy: ${EVERY}`]],
  ['if (Object.groupBy) Object.groupBy(list, key)', []],
  ['function group() { if (!("groupBy" in Object)) return; Object.groupBy(list, key) }', []],
  ['"groupBy" in Object ? Object.groupBy(list, key) : null', []],
  ['Promise.withResolvers && Promise.withResolvers()', []],
  ['try { Promise.withResolvers() } catch { later() }', []],
  ['try { Promise.withResolvers() } finally { later() }', [`Promise.withResolvers: ${EVERY}`]],
  ['AbortSignal.any([a, b])', [`AbortSignal.any: ${EVERY}`]],
  ['URL.canParse(text)', ['URL.canParse: Chrome 109, Safari 16']],
  ['new Intl.DurationFormat("zh")', [`Intl.DurationFormat: ${EVERY}`]],
  ['new Intl.NumberFormat("zh").format(1)', []],
  ['new Set(a).isSubsetOf(b)', [`.isSubsetOf: ${EVERY}`]],
  ['new CSSStyleSheet()', ['new CSSStyleSheet: Safari 16']],
  ['if ("adoptedStyleSheets" in document) new CSSStyleSheet()', []],
  ['element.checkVisibility()', ['.checkVisibility: Safari 16']],
  ['scheduler.postTask(run)', ['scheduler: Firefox 115, Safari 16']],
  ['typeof scheduler', []],
  ['import { scheduler } from "./own.js"; scheduler.run()', []],
  ['navigator.locks.request("a", run)', []],
  ['document.startViewTransition(run)', [`document.startViewTransition: ${EVERY}`]],
  ['const text = document.prerendering', []],
  ['/(?<=a)b/.test(text)', ['(?<=: Safari 16']],
  ['new RegExp("(?<!a)b")', ['(?<=: Safari 16']],
  ['/(?:a)(?=b)(?<name>c)/u.test(text)', []],
  ['/[a--b]/v.test(text)', ['/v: Chrome 109, Firefox 115, Safari 16']],
  ['class A { static { run() } }', ['static block: Safari 16']],
])('%s', (text, found) => {
  expect(inScript(text)).toEqual(found)
})
