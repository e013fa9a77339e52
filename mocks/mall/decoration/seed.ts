import type { Block, PageClient } from '#features/mall/decoration/model'
import { phoneKinds, phoneRules } from '#features/mall/decoration/model/phoneKinds'
import { isOnSale } from '#features/mall/sale/model'
import { bannerPicture } from '#mocks/kernel/server/banner'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { joinedSkus } from '#mocks/mall/goods/rules'
import { decorationTables, type PageRow } from './rows'

const PHONE: readonly [name: string, ...types: string[]][] = [
  ['海川建材手机首页', 'carousel', 'menu', 'title', 'flexTwo', 'title', 'leftOneRightTwo', 'flexOne', 'goods'],
  ['冬储专场', 'lottery', 'flexOne', 'title', 'flexThree', 'topOneBottomTwo'],
  ['工具节会场', 'carousel', 'textPicture', 'flexFour', 'flexOne'],
  ['年末清库', 'flexOne', 'flexTwo'],
]
const SITE = ['海川建材首页', '年末采购节首页', '新品首页']
const HEADLINES = ['本周推荐', '工地常备', '新品上架']
/** Titles of small pictures, in the order of the drawings. */
const TITLES = ['钢材', '水泥', '管材', '工具', '涂料', '瓷砖', '防水', '劳保']

/** The pages of the demo shop, and two of another one; of each client one is live. */
export function seedPages(today: string): SeedPart[] {
  const rows = [
    ...PHONE.map(([name, ...types], at) => rowOf(today, '9003', 'H5', name, at, phoneContent('9003', at, types))),
    ...SITE.map((name, at) => rowOf(today, '9003', 'PC', name, at, siteContent('9003', at))),
    rowOf(today, '9004', 'H5', '鹏安安防手机首页', 0, phoneContent('9004', 7, ['flexOne', 'menu'])),
    rowOf(today, '9004', 'PC', '鹏安安防首页', 0, siteContent('9004', 7)),
  ]
  return [into(decorationTables.pageDatas, rows)]
}

function rowOf(today: string, storeId: string, client: PageClient, name: string, at: number, list: object[]): PageRow {
  return {
    id: `17697000${client === 'PC' ? '1' : '2'}000${storeId}${String(at + 1).padStart(3, '0')}`,
    ...{ storeId, name, pageClientType: client, pageShow: at === 0 ? 'OPEN' : 'CLOSE' },
    pageData: JSON.stringify({ list }),
    createTime: `${dayFrom(today, -120 - at * 30)} 10:00:00`,
    updateTime: `${dayFrom(today, -3 - at * 20)} 15:${String(10 + at * 7)}:00`,
  }
}

/** `first` is the offer of its first banner. */
function phoneContent(storeId: string, first: number, types: readonly string[]): object[] {
  return types.map((type, serial) => {
    const own = OWN[type]
    if (own) return own(storeId)
    const block = phoneRules.newBlock(type)
    const pictures = phoneKinds[type]?.pictures ?? []
    const { list } = block.options as { list: Record<string, unknown>[] }
    const cards = list.map((card, at) => ({
      ...card,
      ...('title' in card && {
        title: pictures.length > 0 ? TITLES[at % TITLES.length] : HEADLINES[serial % HEADLINES.length],
      }),
      ...picture(pictures[at], 'title' in card ? at : first + serial * 3 + at),
      ...('url' in card && { url: LINKS[(serial + at) % LINKS.length] }),
    }))
    return { ...block, options: { list: cards } }
  })
}

/** A block that the platform's editor makes, and the supplier's does not know. */
const LOTTERY = {
  type: 'lottery',
  name: '抽奖',
  notLink: true,
  notImg: true,
  options: { list: [{ activityId: '', rule: '冬储期间下单满 20 吨，可抽奖一次' }] },
}

/** Blocks whose content is more than pictures, titles and links. */
const OWN: Readonly<Record<string, (storeId: string) => object>> = {
  goods: (storeId) => goodsBlock(storeId, phoneRules.newBlock('goods')),
  lottery: () => LOTTERY,
}

/** A SKU of each product of the shop that is on sale. */
function productsOf(storeId: string) {
  const skus = joinedSkus((row) => row.storeId === storeId && isOnSale(row))
  return [...new Map(skus.map((sku) => [sku.goodsId, sku])).values()]
}

/** Products of the shop that are on sale, under headings. */
function goodsBlock(storeId: string, block: Block): Block {
  const products = productsOf(storeId)
  const titleWay = HEADINGS.map(([title, desc], at) => ({ title, desc, ___index: at }))
  const listWay = HEADINGS.flatMap(([title], at) =>
    products
      .slice(at * UNDER_HEADING, (at + 1) * UNDER_HEADING)
      .map(({ id, goodsId, goodsName, thumbnail, price }) => ({
        ...{ img: thumbnail, title: goodsName, type: title, ___index: at },
        ...{ id, goodsId, goodsName, thumbnail, price },
      })),
  )
  return { ...block, options: { list: [{ titleWay, listWay }] } }
}

const HEADINGS = [
  ['精选', '掌柜推荐'],
  ['热卖', '本月销量'],
  ['新品', '刚刚上架'],
  ['工具', '施工必备'],
] as const
const UNDER_HEADING = 4

/** Links as the picker of the ancestor hands them on. */
const LINKS = [
  { title: '领券中心', ___type: 'other' },
  { title: '秒杀频道', ___type: 'other' },
  { title: '首页', ___type: 'other' },
]

function picture(size: { width: number; height: number } | undefined, serial: number) {
  return size ? { img: bannerPicture(serial, size) } : {}
}

/** As the ancestor's editor saves a page of the site. */
function siteContent(storeId: string, first: number): Block[] {
  const picture = (serial: number, width: number, height: number) => ({
    img: bannerPicture(first + serial, { width, height }),
    url: SITE_LINKS[serial % SITE_LINKS.length],
    size: `${width}*${height}`,
  })
  const goods = productsOf(storeId).map(({ id, goodsId, goodsName, thumbnail, price }) => ({
    ...{ img: thumbnail, name: goodsName, price, url: `/goodsDetail?skuId=${id}&goodsId=${goodsId}` },
  }))
  const under = (from: number, count: number) => goods.slice(from, from + count)
  const keyed = (type: string, label: string, options: object, serial: number): Block => {
    const key = `1764000000000_${10_000 + serial}`
    return { type, name: label, options, key, model: `${type}_${key}` }
  }
  return [
    { type: 'topAdvert', ...picture(1, 1200, 80), bgColor: '#1f5fa0' },
    {
      type: 'navBar',
      list: [
        { name: '秒杀', url: '/seckill' },
        { name: '优惠券', url: '/coupon' },
        { name: '我的订单', url: '/home/MyOrder' },
      ],
    },
    keyed('carousel1', '全宽轮播', { list: [{ ...picture(9, 1200, 470), bgColor: '#1f5fa0' }] }, 1),
    keyed(
      'hotAdvert',
      '热门广告',
      { list: [picture(2, 1200, 400), ...[3, 4, 5, 6, 7].map((serial) => picture(serial, 230, 190))] },
      2,
    ),
    keyed('bannerAdvert', '横幅广告', picture(8, 1200, 120), 3),
    keyed(
      'notEnough',
      '还没逛够',
      {
        navList: [
          { title: '精选', desc: '掌柜推荐' },
          { title: '工具', desc: '施工必备' },
        ],
        list: [under(0, 5), under(5, 5)],
      },
      4,
    ),
  ]
}

const SITE_LINKS = ['/', '/seckill', '/coupon']
