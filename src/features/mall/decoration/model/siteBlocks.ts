import { isRecord } from '#domain/wire'
import type { Size } from '#features/mall/decoration/model'

/** What a card of the site may hold; each is a member of its JSON. */
export type SiteMember =
  | 'img'
  | 'name'
  | 'describe'
  | 'price'
  | 'title'
  | 'secondTitle'
  | 'desc'
  | 'url'
  | 'bgColor'
  | 'fromColor'
  | 'toColor'

/** Cards of a block that belong together. */
export type SitePart = {
  /** Its name in the settings. */
  name: string
  /** Where it is in the block: a list of cards, or one card. */
  path: readonly string[]
  isOne?: boolean
  members: readonly SiteMember[]
  /** The wanted sizes of the pictures in a new block, as many as it has cards; height 0 is free. */
  sizes: readonly Size[]
  /** Cards may be added and removed. */
  isOpen?: boolean
  /** Cards are filled from a product. */
  hasGoods?: boolean
  /** Texts of a new block, by member, for each card. */
  starts?: readonly Readonly<Record<string, string>>[]
}

/** What a block of the site is made of. */
export type SiteBlock = {
  name: string
  /** `head`: opens every page; `palette`: offered; `off`: only shown when the server sends it. */
  offered: 'head' | 'palette' | 'off'
  parts: readonly SitePart[]
  /** Lists of cards in a list, which may be added and removed; their headings, if any, are cards at `heads`. */
  groups?: { name: string; path: readonly string[]; heads?: readonly string[]; part: Omit<SitePart, 'path'> }
}

const size = (width: number, height: number): Size => ({ width, height })
const times = (count: number, one: Size): Size[] => Array.from({ length: count }, () => one)
const NO_PICTURE = size(0, 0)
const PICTURE = ['img', 'url'] as const
const GOODS = ['img', 'name', 'describe', 'price', 'url'] as const
const RANKED = ['img', 'name', 'price', 'url'] as const

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

/** The blocks of a page of the site by type, in the order of the palette. */
export const siteBlocks: Readonly<Record<string, SiteBlock>> = {
  topAdvert: {
    name: '顶部广告',
    offered: 'head',
    parts: [
      {
        ...{ name: '顶部广告', path: [], isOne: true, members: ['img', 'url', 'bgColor'], sizes: [size(1200, 80)] },
        starts: [{ bgColor: '#de000d' }],
      },
    ],
  },
  navBar: {
    name: '快捷导航',
    offered: 'head',
    parts: [
      {
        ...{ name: '导航', path: ['list'], members: ['name', 'url'], sizes: times(2, NO_PICTURE), isOpen: true },
        starts: [
          { name: '秒杀', url: '/seckill' },
          { name: '优惠券', url: '/coupon' },
        ],
      },
    ],
  },
  hotAdvert: {
    name: '热门广告',
    offered: 'palette',
    parts: [
      {
        ...{ name: '广告图', path: ['options', 'list'], members: PICTURE },
        sizes: [size(1200, 0), ...times(5, size(230, 190))],
      },
    ],
  },
  seckill: { name: '促销活动', offered: 'palette', parts: [] },
  discountAdvert: {
    name: '折扣广告',
    offered: 'palette',
    parts: [
      { name: '分类图', path: ['options', 'classification'], members: PICTURE, sizes: times(9, size(190, 210)) },
      { name: '品牌图', path: ['options', 'brandList'], members: PICTURE, sizes: times(4, size(240, 105)) },
    ],
  },
  recommend: {
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
  },
  newGoodsSort: {
    name: '新品排行',
    offered: 'palette',
    parts: [
      ...column(['特卖标题', '特卖商品'], 'left', [size(160, 160), ...times(4, size(90, 90))], '特卖', '#c43d7e'),
      ...column(['新品标题', '新品商品'], 'middle', times(6, size(90, 90)), '新品', '#e66a07'),
      ...column(['排行榜标题', '排行榜商品'], 'right', times(6, size(90, 90)), '排行榜', '#b62323').map((part) =>
        part.isOne ? part : { ...part, members: RANKED },
      ),
    ],
  },
  firstAdvert: {
    name: '首页广告',
    offered: 'palette',
    parts: [
      {
        ...{ name: '广告', path: ['options', 'list'], sizes: times(6, size(170, 170)) },
        members: ['img', 'name', 'describe', 'url', 'fromColor', 'toColor'],
        starts: ['#e89621 #f5c568', '#325bb4 #4c9afe', '#1c9daf #40cda7', '#d13837 #df6d4f']
          .concat('#ca4283 #eb75cf', '#5d40c1 #8c5fdb')
          .map((colors) => ({ fromColor: colors.slice(0, 7), toColor: colors.slice(8) })),
      },
    ],
  },
  bannerAdvert: {
    name: '横幅广告',
    offered: 'palette',
    parts: [{ name: '横幅', path: ['options'], isOne: true, members: PICTURE, sizes: [size(1200, 0)] }],
  },
  notEnough: {
    name: '还没逛够',
    offered: 'palette',
    parts: [],
    groups: {
      name: '分类',
      path: ['options', 'list'],
      heads: ['options', 'navList'],
      part: { name: '商品', members: RANKED, sizes: times(10, size(200, 200)), hasGoods: true },
    },
  },
  carousel: {
    name: '轮播',
    offered: 'off',
    parts: [{ name: '轮播图', path: ['options', 'list'], members: PICTURE, sizes: [size(790, 340)], isOpen: true }],
  },
  carousel1: {
    name: '全宽轮播',
    offered: 'off',
    parts: [
      {
        ...{ name: '轮播图', path: ['options', 'list'], sizes: [size(1200, 470)], isOpen: true },
        members: ['img', 'url', 'bgColor'],
      },
    ],
  },
  carousel2: {
    name: '双轮播',
    offered: 'off',
    parts: [{ name: '轮播图', path: ['options', 'list'], members: PICTURE, sizes: [size(590, 470)], isOpen: true }],
    groups: {
      name: '图片组',
      path: ['options', 'listRight'],
      part: { name: '图片', members: PICTURE, sizes: times(3, size(190, 150)) },
    },
  },
}

/** The types that open every page of the site. */
export const SITE_HEAD = Object.keys(siteBlocks).filter((type) => siteBlocks[type]?.offered === 'head')

/** The cards of a new group. */
export function newGroup(part: Omit<SitePart, 'path'>): object[] {
  return part.sizes.map((_, at) => newSiteCard(part, at))
}

/** A new card of a part; beyond its sizes it is like the last one. */
export function newSiteCard({ members, sizes, starts }: Omit<SitePart, 'path'>, at: number): Record<string, unknown> {
  const { width, height } = sizes[at] ?? sizes.at(-1) ?? NO_PICTURE
  return {
    ...Object.fromEntries(members.map((member) => [member, ''])),
    ...(members.includes('img') && { size: `${width}*${height || '自定义'}` }),
    ...starts?.[at],
  }
}

/** A copy of a value with another one at a path; a record is merged into the one that is there. */
export function placed<Whole>(whole: Whole, path: readonly (string | number)[], value: unknown): Whole
export function placed(whole: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (first === undefined) return isRecord(value) ? { ...(whole as object), ...value } : value
  if (Array.isArray(whole)) return whole.map((one, at) => (at === first ? placed(one, rest, value) : one))
  const record = isRecord(whole) ? whole : {}
  return { ...record, [first]: placed(record[first], rest, value) }
}
