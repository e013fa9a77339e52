import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { Block } from '#features/mall/decoration/model'
import { withCard } from '#features/mall/decoration/model/kind/cards'
import { phoneKind } from '#features/mall/decoration/model/kind/phoneCards'
import { phoneKinds, phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { otherLink } from '#features/mall/decoration/model/link/links'
import { pageIssues } from '#features/mall/decoration/model/page/pageIssues'

const one = phoneRules.newBlock('flexOne')
const picture = withCard(one, 0, { img: '/a.png' })
const whole = withCard(picture, 0, { url: otherLink('首页') })
const goods = phoneRules.newBlock('goods')
const zones = (zoneInfo: object[]) => withCard(picture, 0, { model: 'hotzone', zoneInfo })

it.each<[string, Block, string[]]>([
  ['a picture with a link', whole, []],
  ['a picture without a link', picture, ['warning 第1项没有链接']],
  ['no picture', withCard(whole, 0, { img: ' ' }), ['error 第1张没有图片']],
  [
    'hot zones with links',
    zones([{ link: otherLink('首页') }, { type: 'goods', ids: ['1'] }, { ___type: 'other', title: '首页' }]),
    [],
  ],
  [
    'a hot zone without a link',
    zones([{ link: '', type: '', ids: [] }, { link: '/cart' }]),
    ['error 第1张有1个热区没有链接'],
  ],
  ['no hot zones', zones([]), ['error 第1张没有热区']],
  [
    'a script as an address',
    withCard(picture, 0, { url: { ___type: 'other', url: 'javascript:alert(1)' } }),
    ['error 第1项的链接不是 http(s) 地址'],
  ],
  ['an address', withCard(picture, 0, { url: { ___type: 'other', url: 'https://a.cn/b' } }), []],
  ['a title without text', phoneRules.newBlock('title'), ['error 第1项没有标题']],
  ['广告魔方 without a look', phoneRules.newBlock('tpl_ad_list'), ['error 还没有选择风格']],
  ['a carousel without cards', { type: 'carousel', options: { list: [] } }, ['error 没有内容']],
  ['商品分类 without products', goods, ['error 没有绑定商品']],
  [
    '商品分类 bound to a category',
    withCard(goods, 0, { titleWay: [{ title: '', bindCategory: { id: '1' } }] }),
    ['error 第1项没有标题'],
  ],
  [
    '商品分类 with products under one of two headings',
    withCard(goods, 0, { titleWay: [{ title: '钢材' }, { title: '标题2' }], listWay: [{ type: '钢材', id: '1' }] }),
    ['warning 第2项没有绑定商品'],
  ],
  [
    '商品分类 with a title that was not changed',
    withCard(goods, 0, { titleWay: [{ title: '标题1' }], listWay: [{ type: '标题1', id: '1' }] }),
    ['warning 第1项的标题还没有改'],
  ],
  ['an unknown block', { type: 'lottery' }, []],
  ['a block of the server without cards', { type: 'spike', options: { list: [] } }, []],
])('%s has its issues', (_name, block, found) => {
  const issues = pageIssues([{ key: 'k', text: JSON.stringify(block) }], phoneRules.issuesOf)
  expect(issues.map(({ level, text }) => `${level} ${plain(text)}`)).toEqual(found)
  expect(issues.every(({ key }) => key === 'k')).toBe(true)
})

it.each([
  ['', true, ['第1项没有公告内容']],
  [' ', true, ['第1项没有公告内容']],
  ['', false, []],
  ['今日停止发货', true, []],
  ['今日下午停止发货', false, ['第1项的公告内容最多6个字']],
])('a text %j that is required (%s) is judged by its input', (value, isRequired, found) => {
  const inputs = [{ kind: 'text', label: '公告内容', path: ['words', 0, 'text'], isRequired, max: 6 }] as const
  const kind = phoneKind({ name: '公告', offered: 'palette', inputs })
  const block = { type: 'notice', options: { list: [{ words: [{ text: value }] }] } }
  expect(kind.issuesOf(block).map((issue) => plain(issue.text))).toEqual(found)
})

it.each([
  ['of a known type', phoneRules.newBlock('menu'), '宫格导航'],
  ['of an unknown type', { type: 'lottery', options: { list: [] } }, undefined],
  ['that is named like a member of every object', { type: 'constructor', options: { list: [] } }, undefined],
  ['without cards', { type: 'menu' }, undefined],
  ['whose cards are no records', { type: 'menu', options: { list: ['x'] } }, undefined],
])('a block %s is known by its type and cards', (_name, block, name) => {
  expect(phoneRules.kindOf(block)?.name).toBe(name)
})

it.each(Object.entries(phoneKinds))('a new %s has the cards of its type, each with its size', (type, { pictures }) => {
  const block = phoneRules.newBlock(type)
  expect(block).toMatchObject({ type, name: phoneKinds[type]?.name })
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
])('a new %s tells the editor of lilishop what can be set: %j', (type, members) => {
  const { type: _type, name: _name, options: _options, ...rest } = phoneRules.newBlock(type)
  expect(rest).toEqual(members)
})
