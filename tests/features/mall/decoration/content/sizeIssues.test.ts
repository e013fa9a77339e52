import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { sizeIssues } from '#features/mall/decoration/content/sizeIssues'

const issuesOf = (wanted: [number, number] | null, actual: [number, number] | null | undefined) => {
  const sizes = new Map(
    actual === undefined ? [] : [['/a.png', actual && { width: actual[0], height: actual[1] }] as const],
  )
  const size = wanted && { width: wanted[0], height: wanted[1] }
  return sizeIssues([{ key: 'k', card: 2, url: '/a.png', wanted: size }], sizes)
}

it.each<[string, [number, number] | null, [number, number] | null | undefined, string[]]>([
  ['as wanted', [750, 280], [750, 280], []],
  ['twice as large', [750, 280], [1500, 560], []],
  ['another ratio', [750, 280], [750, 300], ['图片 750×300，比例与建议的 750×280 不同，会被裁掉一部分']],
  ['too small', [750, 280], [375, 140], ['图片 375×140，小于建议的 750×280，会模糊']],
  ['any height', [1200, 0], [1200, 90], []],
  ['too narrow', [1200, 0], [800, 90], ['图片 800×90，窄于建议的 1200 像素，会模糊']],
  ['not known yet', [750, 280], undefined, []],
  ['not to be loaded', [750, 280], null, []],
  ['no size wanted', null, [10, 10], []],
])('a picture %s', (_name, wanted, actual, found) => {
  const issues = issuesOf(wanted, actual)
  expect(issues.map(({ text }) => plain(text))).toEqual(found)
  expect(issues.every((issue) => issue.level === 'warning' && issue.key === 'k' && issue.card === 2)).toBe(true)
})
