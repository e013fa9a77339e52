import { expect, it } from 'vitest'
import { brandCss, brandIssue } from '#app/site/brandPalette'
import { palettes } from '#app/theme/palette'

it.each([
  ['#ffd400', '1.3'],
  ['#ff6a00', '2.5'],
  ['#3e9bd6', '2.7'],
  ['#ffffff', '1.0'],
])('refuses %s with its contrast', (color, ratio) => {
  expect(brandIssue(color)).toBe(`${color} 太浅，文字对比度只有 ${ratio}:1，至少要 4.5:1，请用更深的颜色`)
})

it('is written for paper, for light and for dark screens', () => {
  const css = brandCss('#b3131b')
  expect(css).toMatch(/^:root\{--brand:#b3131b;/)
  expect(css.match(/@media screen/g)).toHaveLength(2)
})

it('is the product’s own without a colour', () => {
  expect(brandCss()).toMatch(new RegExp(`^:root\\{--brand:${palettes.light.brand};`))
  expect(brandCss()).toContain(`--brand:${palettes.dark.brand};`)
})
