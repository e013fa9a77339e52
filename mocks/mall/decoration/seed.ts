import type { Block, PageClient } from '#features/mall/decoration/model'
import { phoneKinds, phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { categoryLink, goodsLink, type Link, otherLink } from '#features/mall/decoration/model/link/links'
import { isOnSale } from '#features/mall/sale/model'
import { bannerPicture } from '#mocks/kernel/server/banner'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { categoryTables } from '#mocks/mall/category/rows'
import { joinedSkus } from '#mocks/mall/goods/rules'
import { type BlockSeed, type CardSeed, ICONS, OFFER, type Offer, PHONE, SITE } from './demoPages'
import { decorationTables, type PageRow } from './rows'

/** The pages of the demo shop, and two of another one; of each client one is live. */
export function seedPages(today: string): SeedPart[] {
  const rows = [
    ...PHONE.map(([name, ...blocks], at) => rowOf(today, '9003', 'H5', name, at, phoneContent('9003', blocks))),
    ...SITE.map(([name, ...offers], at) => rowOf(today, '9003', 'PC', name, at, siteContent('9003', ...offers))),
    rowOf(
      today,
      '9004',
      'H5',
      '鹏安安防手机首页',
      0,
      phoneContent('9004', [
        ['flexOne', [['safety', '领券中心']]],
        ['menu', ICONS],
      ]),
    ),
    rowOf(
      today,
      '9004',
      'PC',
      '鹏安安防首页',
      0,
      siteContent('9004', 'safety', 'safety', ['truck', 'tool', 'bolt', 'paint', 'pipe', 'steel'], 'tile'),
    ),
  ]
  return [into(decorationTables.pageDatas, rows)]
}

function rowOf(today: string, storeId: string, client: PageClient, name: string, at: number, list: object[]): PageRow {
  return {
    id: `17697000${client === 'PC' ? '1' : '2'}000${storeId}${String(at + 1).padStart(3, '0')}`,
    storeId,
    name,
    pageClientType: client,
    pageShow: at === 0 ? 'OPEN' : 'CLOSE',
    pageData: JSON.stringify({ list }),
    createTime: `${dayFrom(today, -120 - at * 30)} 10:00:00`,
    updateTime: `${dayFrom(today, -3 - at * 20)} 15:${String(10 + at * 7)}:00`,
    publishTime: '',
  }
}

function phoneContent(storeId: string, blocks: readonly BlockSeed[]): object[] {
  return blocks.map(([type, content]) => {
    const own = OWN[type]
    if (own) return own(storeId)
    const block = phoneRules.newBlock(type)
    const pictures = phoneKinds[type]?.pictures ?? []
    const { list } = block.options as { list: Record<string, unknown>[] }
    const products =
      typeof content === 'object' && 'productsOf' in content
        ? content.productsOf.flatMap((category) => productsIn(storeId, category).slice(0, 1))
        : []
    const cards = list.map((card, at) => {
      const sku = products[at]
      if (sku) return { ...card, img: sku.thumbnail, url: goodsLink(linked(sku)) }
      if (!Array.isArray(content)) return { ...card, title: content }
      const [offer, target, title] = content[at] as CardSeed
      const size = pictures[at] as { width: number; height: number }
      return {
        ...card,
        img: bannerPicture(OFFER[offer], size),
        url: targetOf(target),
        ...(title !== undefined && { title }),
      }
    })
    return { ...block, options: { list: cards } }
  })
}

/** A link as the picker hands it on. */
function targetOf(target: string): Link {
  const category = categoryTables.goodsCategories.find(({ name }) => name === target)
  return category ? categoryLink(category) : otherLink(target)
}

/** What a link to a product keeps of it. */
function linked({ id, goodsId, goodsName, thumbnail, price }: ReturnType<typeof productsOf>[number]) {
  return { id, goodsId, goodsName, thumbnail, price }
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

/** The products of the shop in a category of any level, by its name; all where it sells none there. */
function productsIn(storeId: string, category: string) {
  const id = categoryTables.goodsCategories.find(({ name }) => name === category)?.id ?? ''
  const all = productsOf(storeId)
  const found = all.filter(({ categoryPath }) => categoryPath.split(',').includes(id))
  return found.length > 0 ? found : all
}

/** Products of the shop that are on sale, under headings. */
function goodsBlock(storeId: string, block: Block): Block {
  const titleWay = HEADINGS.map(([title, desc], at) => ({ title, desc, ___index: at }))
  const listWay = HEADINGS.flatMap(([title, , category], at) =>
    productsIn(storeId, category)
      .slice(0, UNDER_HEADING)
      .map((sku) => ({
        img: sku.thumbnail,
        title: sku.goodsName,
        type: title,
        ___index: at,
        ...linked(sku),
      })),
  )
  return { ...block, options: { list: [{ titleWay, listWay }] } }
}

const HEADINGS = [
  ['钢材', '锁价备货', '建筑钢材'],
  ['水泥', '当日发车', '水泥砂浆'],
  ['管材', '一站配齐', '管材水暖'],
  ['工具', '施工必备', '五金工具'],
] as const
const UNDER_HEADING = 4

/** As lilishop's editor saves a page of the site. */
function siteContent(storeId: string, top: Offer, hero: Offer, adverts: readonly Offer[], strip: Offer): Block[] {
  const picture = (offer: Offer, place: number, width: number, height: number) => ({
    img: bannerPicture(OFFER[offer], { width, height }),
    url: SITE_LINKS[place % SITE_LINKS.length],
    size: `${width}*${height}`,
  })
  const under = (category: string, count: number) =>
    productsIn(storeId, category)
      .slice(0, count)
      .map(({ id, goodsId, goodsName, thumbnail, price }) => ({
        img: thumbnail,
        name: goodsName,
        price,
        url: `/goodsDetail?skuId=${id}&goodsId=${goodsId}`,
      }))
  const keyed = (type: string, label: string, options: object, serial: number): Block => {
    const key = `1764000000000_${10_000 + serial}`
    return { type, name: label, options, key, model: `${type}_${key}` }
  }
  return [
    { type: 'topAdvert', ...picture(top, 1, 1200, 80), bgColor: '#1f5fa0' },
    {
      type: 'navBar',
      list: [
        { name: '秒杀', url: '/seckill' },
        { name: '优惠券', url: '/coupon' },
        { name: '我的订单', url: '/home/MyOrder' },
      ],
    },
    keyed('carousel1', '全宽轮播', { list: [{ ...picture(hero, 9, 1200, 470), bgColor: '#1f5fa0' }] }, 1),
    keyed(
      'hotAdvert',
      '热门广告',
      {
        list: adverts.map((offer, at) => (at === 0 ? picture(offer, 2, 1200, 400) : picture(offer, at + 2, 230, 190))),
      },
      2,
    ),
    keyed('bannerAdvert', '横幅广告', picture(strip, 8, 1200, 120), 3),
    keyed(
      'notEnough',
      '还没逛够',
      {
        navList: [
          { title: '钢材', desc: '锁价备货' },
          { title: '工具', desc: '施工必备' },
        ],
        list: [under('建筑钢材', 5), under('五金工具', 5)],
      },
      4,
    ),
  ]
}

const SITE_LINKS = ['/', '/seckill', '/coupon']
