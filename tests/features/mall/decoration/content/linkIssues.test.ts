import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { Category } from '#features/mall/category/model'
import { categoryFault, linkIssues } from '#features/mall/decoration/content/linkIssues'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { siteRules } from '#features/mall/decoration/model/kind/siteKinds'
import { categoryLink, otherLink } from '#features/mall/decoration/model/link/links'

const node = (id: string, children: Category[] = []): Category => ({
  id,
  name: id,
  parentId: '0',
  level: 0,
  commissionRate: null,
  children,
})
const TREE = [node('1', [node('11', [node('111')])])]

it.each([
  ['1', null],
  ['111', null],
  ['9', '链接的分类已不在经营范围'],
  ['', null],
])('a link to the category %s is marked: %s', (id, words) => {
  const fault = categoryFault(id, TREE)
  expect(fault && plain(fault)).toBe(words)
})

it('judges no category before the tree is known', () => {
  expect(categoryFault('9', undefined)).toBeNull()
})

it('warns of each link to a category that is gone, at its card', () => {
  const links = [categoryLink({ id: '9', name: '旧' }), categoryLink({ id: '11', name: '新' }), otherLink('首页')]
  const found = linkIssues(
    links.map((link, card) => ({ key: 'a', card, link })),
    TREE,
  )
  expect(found.map(({ level, key, card }) => [level, key, card])).toEqual([['warning', 'a', 0]])
})

it('finds the links of pictures, of hot zones, and of addresses of the site', () => {
  const link = categoryLink({ id: '9', name: '旧' })
  const zone = {
    topPer: 0,
    leftPer: 0,
    widthPer: 1,
    heightPer: 1,
    type: 'category',
    link,
    title: '旧',
    ids: ['9'],
    names: [],
  }
  const phone = {
    ...phoneRules.newBlock('flexOne'),
    options: { list: [{ model: 'hotzone', zoneInfo: [zone, zone] }, { url: link }] },
  }
  expect(phoneRules.linksOf(phone)).toEqual([0, 0, 1].map((card) => ({ card, link })))
  const site = { ...siteRules.newBlock('bannerAdvert'), options: { img: '', url: '/goodsList?categoryId=9' } }
  expect(siteRules.linksOf(site)).toEqual([{ card: 0, link: { ___type: 'category', id: '9' } }])
})
