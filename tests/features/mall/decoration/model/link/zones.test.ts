import { expect, it } from 'vitest'
import { newZone, rectOf, targetOf, withRect, withTarget } from '#features/mall/decoration/model/link/zones'

const zone = (leftPer: unknown, topPer: unknown, widthPer: unknown, heightPer: unknown) => ({
  leftPer,
  topPer,
  widthPer,
  heightPer,
})
const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

it.each([
  ['as numbers', zone(0.1, 0.2, 0.3, 0.4), rect(0.1, 0.2, 0.3, 0.4)],
  ['as texts', zone('0.1', '0.2', '0.3', ' 0.4 '), rect(0.1, 0.2, 0.3, 0.4)],
  ['outside the picture', zone(-0.5, 2, 0.3, 0.4), rect(0, 1, 0.3, 0)],
  ['reaching out of the picture', zone(0.5, 0.75, 3, 0.5), rect(0.5, 0.75, 0.5, 0.25)],
  ['that cannot be read', zone('x', null, Number.NaN, {}), rect(0, 0, 0, 0)],
  ['that are missing', {}, rect(0, 0, 0, 0)],
])('numbers %s are read', (_name, one, read) => {
  expect(rectOf(one)).toEqual(read)
})

it.each([
  ['odd', zone(-0.5, '0.2', 0.3333333333, 7)],
  ['missing', { title: 'x' }],
])('a zone with %s numbers stays identical where it is', (_name, one) => {
  expect(withRect(one, rectOf(one))).toBe(one)
})

it('a moved zone keeps the members that this product does not know', () => {
  const one = { ...zone(0, 0, 0.3, 0.4), x: 1, title: '首页' }
  expect(withRect(one, rect(0.1, 0.2, 0.3, 0.4))).toEqual({ ...zone(0.1, 0.2, 0.3, 0.4), x: 1, title: '首页' })
})

it('a new zone leads nowhere', () => {
  const one = newZone(rect(0.1, 0.2, 0.3, 0.4))
  expect(one).toEqual({ ...zone(0.1, 0.2, 0.3, 0.4), type: '', link: '', title: '', ids: [], names: [] })
  expect(targetOf(one)).toBe('')
})

const SKU = { ___type: 'goods', id: '88', goodsName: '螺纹钢' }
const HOME = { ___type: 'other', title: '首页' }

it.each([
  ['a product', SKU, { type: 'goods', link: SKU, title: '螺纹钢', ids: ['88'], names: ['螺纹钢'] }],
  ['a page of the mall', HOME, { type: 'other', link: HOME, title: '首页', ids: [], names: ['首页'] }],
  [
    'a shop without a name',
    { ___type: 'shops', id: 7 },
    { type: 'shops', link: { ___type: 'shops', id: 7 }, title: '', ids: ['7'], names: [] },
  ],
  ['nothing', '', { type: '', link: '', title: '', ids: [], names: [] }],
  ['an empty record', {}, { type: '', link: '', title: '', ids: [], names: [] }],
])('a zone that leads to %s says so, and keeps its other members', (_name, link, members) => {
  const before = { ...zone(0.1, '0.2', 9, 0.4), x: 1, type: 'goods', title: 'old', ids: ['1'], names: ['old'] }
  expect(withTarget(before, link)).toEqual({ ...before, ...members })
})

it.each([
  ['its link', { link: SKU, type: 'other', title: 'old' }, SKU],
  ['a link as text', { link: 'https://a.example' }, 'https://a.example'],
  ['its id and name', { type: 'goods', ids: [88], names: ['螺纹钢'] }, { ___type: 'goods', id: '88', name: '螺纹钢' }],
  ['its title', { ___type: 'shops', ids: ['7'], title: '一店' }, { ___type: 'shops', id: '7', name: '一店' }],
  [
    'the title of a page of the mall',
    { type: 'other', link: '', ids: [], title: '首页' },
    { ___type: 'other', id: '', name: '首页', title: '首页' },
  ],
  ['nothing without an id and a name', { type: 'goods', ids: [], names: [] }, ''],
  ['nothing without a type', { ids: ['1'], title: 'x', link: {} }, ''],
])('where a zone leads is read from %s', (_name, one, link) => {
  expect(targetOf(one)).toEqual(link)
})

it('a target that was set is read again', () => {
  expect(targetOf(withTarget({}, SKU))).toBe(SKU)
})
