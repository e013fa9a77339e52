import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { Block } from '#features/mall/decoration/model'
import { siteRules } from '#features/mall/decoration/model/kind/siteKinds'

const banner = (card: object): Block => ({ type: 'bannerAdvert', options: card })
const slides = (...list: object[]): Block => ({ type: 'carousel', options: { list } })

it.each<[string, Block, string[]]>([
  ['a whole picture', banner({ img: '/a.png', url: '/' }), []],
  ['a picture without a link', banner({ img: '/a.png', url: ' ' }), ['warning 0 横幅没有链接']],
  ['no picture', banner({ img: '', url: '/' }), ['error 0 横幅没有图片']],
  ['a script', banner({ img: '/a.png', url: 'javascript:alert(1)' }), ['error 0 横幅的链接不是 http(s) 地址']],
  ['an address', banner({ img: '/a.png', url: 'https://a.cn' }), []],
  [
    'the second slide without a picture',
    slides({ img: '/a.png', url: '/' }, { url: '/' }),
    ['error 1 轮播图第2项没有图片'],
  ],
  ['no slides', slides(), ['error 0 轮播图没有内容']],
  ['a link without a name', { type: 'navBar', list: [{ name: '', url: '/' }] }, ['error 0 导航没有文字']],
  ['nothing to set', siteRules.newBlock('seckill'), []],
  ['an unknown block', { type: 'goodsType' }, []],
])('%s has its issues', (_name, block, found) => {
  expect(siteRules.issuesOf(block).map(({ level, card, text }) => `${level} ${card} ${plain(text)}`)).toEqual(found)
})

it('a place without its product is one issue', () => {
  const issues = siteRules.issuesOf(siteRules.newBlock('notEnough'))
  expect(issues).toHaveLength(10)
  expect(plain(issues[0]?.text ?? { text: '' })).toBe('分类 1 的商品第1项还没有商品')
})
