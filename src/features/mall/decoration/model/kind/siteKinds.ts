import { wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import { siteLink } from '#features/mall/decoration/model/link/siteLinks'
import { placed } from '#features/mall/decoration/model/page/paths'
import { type BlockKind, type Size, size, times } from './blockKind'
import { pageRules } from './pageRules'
import { partIssues } from './siteIssues'
import {
  canReadParts,
  NO_PICTURE,
  newGroup,
  newSiteCard,
  type PartCards,
  partsIn,
  type SitePart,
  type SiteTraits,
  siteSize,
} from './siteParts'

/** A kind of blocks of the site: parts, each with its cards. */
export type SiteKind = BlockKind & SiteTraits

type Own = Pick<BlockKind, 'name' | 'offered'> &
  SiteTraits & {
    /** What else a new block holds, by path. */
    starts?: readonly (readonly [path: readonly string[], value: unknown])[]
  }

/** A kind of blocks of the site, from what differs between them. */
function siteKind({ starts = [], ...own }: Own): SiteKind {
  return {
    ...own,
    nameOf: () => own.name,
    create: (type) => created(type, own, starts),
    canRead: (block) => canReadParts(own, block),
    issuesOf: (block) => partIssues(partsIn(own, block)),
    picturesOf: (block) =>
      partsIn(own, block).flatMap((one) =>
        one.cards.map((card, at) => ({ card: one.first + at, url: wireText(card.img), wanted: siteSize(one, at) })),
      ),
    linksOf: (block) =>
      partsIn(own, block).flatMap((one) =>
        one.cards.map((card, at) => ({ card: one.first + at, link: siteLink(card.url) })),
      ),
  }
}

function created(type: string, { name, offered, parts, groups }: Own, starts: NonNullable<Own['starts']>): Block {
  let block: Block = { type, name, ...(offered !== 'head' && { options: {} }) }
  for (const part of parts) {
    const cards = part.sizes.map((_, at) => newSiteCard(part, at))
    block = placed(block, part.path, part.isOne ? cards[0] : cards)
  }
  for (const [path, value] of starts) block = placed(block, path, value)
  if (!groups) return block
  block = placed(block, groups.path, [newGroup(groups.part)])
  return groups.heads ? placed(block, groups.heads, [{ title: '精选', desc: '猜你喜欢' }]) : block
}

const PICTURE = ['img', 'url'] as const
const GOODS = ['img', 'name', 'describe', 'price', 'url'] as const
const RANKED = ['img', 'name', 'price', 'url'] as const

/** The hours at which the sessions of the mall start. */
const HOURS = [6, 8, 10, 12, 14, 16, 18]

/** The heading of a column, with its cards under `list`. */
function column(
  [heading, goods]: readonly [string, string],
  at: string,
  sizes: readonly Size[],
  title: string,
  bgColor: string,
): SitePart[] {
  const path = ['options', at]
  return [
    {
      name: heading,
      path,
      isOne: true,
      members: ['title', 'secondTitle', 'url', 'bgColor'],
      sizes: [NO_PICTURE],
      starts: [{ title, secondTitle: '更多', bgColor }],
    },
    { name: goods, path: [...path, 'list'], members: GOODS, sizes, hasGoods: true },
  ]
}

/** The kinds of blocks of a page of the site by type, in the order of the palette. */
export const siteKinds: Readonly<Record<string, SiteKind>> = {
  topAdvert: siteKind({
    name: '顶部广告',
    offered: 'head',
    parts: [
      {
        name: '顶部广告',
        path: [],
        isOne: true,
        members: ['img', 'url', 'bgColor'],
        sizes: [size(1200, 80)],
        starts: [{ bgColor: '#de000d' }],
      },
    ],
  }),
  navBar: siteKind({
    name: '快捷导航',
    offered: 'head',
    parts: [
      {
        name: '导航',
        path: ['list'],
        members: ['name', 'url'],
        sizes: times(2, NO_PICTURE),
        isOpen: true,
        starts: [
          { name: '秒杀', url: '/seckill' },
          { name: '优惠券', url: '/coupon' },
        ],
      },
    ],
  }),
  hotAdvert: siteKind({
    name: '热门广告',
    offered: 'palette',
    parts: [
      {
        name: '广告图',
        path: ['options', 'list'],
        members: PICTURE,
        sizes: [size(1200, 0), ...times(5, size(230, 190))],
      },
    ],
  }),
  seckill: siteKind({
    name: '促销活动',
    offered: 'palette',
    parts: [],
    starts: [[['options', 'list'], HOURS.map((time) => ({ time, goodsList: [] }))]],
  }),
  discountAdvert: siteKind({
    name: '折扣广告',
    offered: 'palette',
    parts: [
      { name: '分类图', path: ['options', 'classification'], members: PICTURE, sizes: times(9, size(190, 210)) },
      { name: '品牌图', path: ['options', 'brandList'], members: PICTURE, sizes: times(4, size(240, 105)) },
    ],
    starts: [[['options', 'bgImg'], '']],
  }),
  recommend: siteKind({
    name: '好货推荐',
    offered: 'palette',
    parts: [
      ...column(
        ['左侧标题', '左侧商品'],
        'contentLeft',
        [size(160, 160), ...times(6, size(80, 80))],
        '发现好货',
        '#449dae',
      ),
      ...column(['右侧标题', '右侧商品'], 'contentRight', times(4, size(100, 100)), '特色推荐', '#a25684'),
    ],
  }),
  newGoodsSort: siteKind({
    name: '新品排行',
    offered: 'palette',
    parts: [
      ...column(['特卖标题', '特卖商品'], 'left', [size(160, 160), ...times(4, size(90, 90))], '特卖', '#c43d7e'),
      ...column(['新品标题', '新品商品'], 'middle', times(6, size(90, 90)), '新品', '#e66a07'),
      ...column(['排行榜标题', '排行榜商品'], 'right', times(6, size(90, 90)), '排行榜', '#b62323').map((part) =>
        part.isOne ? part : { ...part, members: RANKED },
      ),
    ],
  }),
  firstAdvert: siteKind({
    name: '首页广告',
    offered: 'palette',
    parts: [
      {
        name: '广告',
        path: ['options', 'list'],
        sizes: times(6, size(170, 170)),
        members: ['img', 'name', 'describe', 'url', 'fromColor', 'toColor'],
        starts: ['#e89621 #f5c568', '#325bb4 #4c9afe', '#1c9daf #40cda7', '#d13837 #df6d4f']
          .concat('#ca4283 #eb75cf', '#5d40c1 #8c5fdb')
          .map((colors) => ({ fromColor: colors.slice(0, 7), toColor: colors.slice(8) })),
      },
    ],
  }),
  bannerAdvert: siteKind({
    name: '横幅广告',
    offered: 'palette',
    parts: [{ name: '横幅', path: ['options'], isOne: true, members: PICTURE, sizes: [size(1200, 0)] }],
  }),
  notEnough: siteKind({
    name: '还没逛够',
    offered: 'palette',
    parts: [],
    groups: {
      name: '分类',
      path: ['options', 'list'],
      heads: ['options', 'navList'],
      part: { name: '商品', members: RANKED, sizes: times(10, size(200, 200)), hasGoods: true },
    },
  }),
  carousel: siteKind({
    name: '轮播',
    offered: 'off',
    parts: [{ name: '轮播图', path: ['options', 'list'], members: PICTURE, sizes: [size(790, 340)], isOpen: true }],
  }),
  carousel1: siteKind({
    name: '全宽轮播',
    offered: 'off',
    parts: [
      {
        name: '轮播图',
        path: ['options', 'list'],
        sizes: [size(1200, 470)],
        isOpen: true,
        members: ['img', 'url', 'bgColor'],
      },
    ],
  }),
  carousel2: siteKind({
    name: '双轮播',
    offered: 'off',
    parts: [{ name: '轮播图', path: ['options', 'list'], members: PICTURE, sizes: [size(590, 470)], isOpen: true }],
    groups: {
      name: '图片组',
      path: ['options', 'listRight'],
      part: { name: '图片', members: PICTURE, sizes: times(3, size(190, 150)) },
    },
  }),
}

/** The rules of pages of the site. */
export const siteRules = pageRules(siteKinds)

/** The parts of a block in the order of its settings; none of an unknown one. */
export function partsOf(block: Block): PartCards[] {
  const kind = siteRules.kindOf(block)
  return kind ? partsIn(kind, block) : []
}
