import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { siteRules } from '#features/mall/decoration/model/kind/siteKinds'
import { categoryLink, otherLink } from '#features/mall/decoration/model/link/links'
import { pictureOf, placeText, spokenChanges, valueText } from '#features/mall/decoration/model/page/changeWords'
import type { BlockPath } from '#features/mall/decoration/model/page/pageChanges'

it.each<['H5' | 'PC', string, BlockPath, string]>([
  ['H5', 'menu', ['options', 'list', 1, 'img'], '第 2 项 图片'],
  ['H5', 'menu', ['options', 'list', 5], '第 6 项 内容'],
  ['H5', 'goods', ['options', 'list', 0, 'listWay'], '第 1 项 商品'],
  ['H5', 'title', ['options', 'list', 0, 'color'], '第 1 项 颜色'],
  ['H5', 'menu', ['options', 'list', 0, 'color'], '第 1 项 其他内容'],
  ['H5', 'menu', ['added'], '其他内容'],
  ['PC', 'topAdvert', ['bgColor'], '顶部广告 背景色'],
  ['PC', 'recommend', ['options', 'contentRight', 'list', 2, 'name'], '右侧商品 第 3 项 名称'],
  ['PC', 'recommend', ['options', 'contentLeft', 'secondTitle'], '左侧标题 副标题'],
  ['PC', 'recommend', ['options', 'contentLeft', 'title'], '左侧标题 主标题'],
])('on %s a change of %s is placed by names: %j is %s', (client, type, path, words) => {
  const rules = client === 'PC' ? siteRules : phoneRules
  expect(plain(placeText(client, rules.newBlock(type), path))).toBe(words)
})

it.each<['H5' | 'PC', BlockPath, unknown, string]>([
  ['H5', ['url'], otherLink('领券中心'), '领券中心'],
  ['H5', ['url'], categoryLink({ id: '1', name: '钢材' }), '分类：钢材'],
  ['H5', ['url'], '', '—'],
  ['PC', ['url'], '/seckill', '秒杀频道'],
  ['H5', ['zoneInfo'], [{}, {}], '2 个热区'],
  ['H5', ['listWay'], [{ title: '螺纹钢' }, { goodsName: '水泥' }], '螺纹钢、水泥'],
  ['H5', ['title'], '甲', '甲'],
  ['H5', [0], undefined, '—'],
])('on %s a value of %j is said in words', (client, path, value, words) => {
  expect(plain(valueText(client, path, value))).toBe(words)
})

it('leaves out what no buyer sees, and shows pictures as such', () => {
  const member = (path: BlockPath) => ({ path, before: 'a', after: 'b' })
  const spoken = spokenChanges([member(['name']), member(['key']), member(['options', 'list', 0, 'name'])])
  expect(spoken.map(({ path }) => path.length)).toEqual([4])
  expect(pictureOf(member(['options', 'img']), '/a.png')).toBe('/a.png')
  expect(pictureOf(member(['title']), '/a.png')).toBeNull()
})
