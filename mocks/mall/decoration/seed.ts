import { type Block, newPhoneBlock, type PageClient, phoneBlocks } from '#features/mall/decoration/model'
import { posterPicture } from '#mocks/kernel/server/picture'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { decorationTables, type PageRow } from './rows'

const PHONE: readonly [name: string, ...types: string[]][] = [
  ['海川建材手机首页', 'carousel', 'menu', 'title', 'flexTwo', 'title', 'leftOneRightTwo', 'flexOne'],
  ['冬储专场', 'flexOne', 'title', 'flexThree', 'topOneBottomTwo'],
  ['工具节会场', 'carousel', 'textPicture', 'flexFour', 'flexOne'],
  ['年末清库', 'flexOne', 'flexTwo'],
]
const SITE = ['海川建材首页', '年末采购节首页', '新品首页']
const TITLES = ['钢材', '水泥', '管材', '五金', '工具', '涂料', '防水', '服务']

/** The pages of the demo shop, and two of another one; of each client one is live. */
export function seedPages(today: string): SeedPart[] {
  const rows = [
    ...PHONE.map(([name, ...types], at) => rowOf(today, '9003', 'H5', name, at, phoneContent(name, types))),
    ...SITE.map((name, at) => rowOf(today, '9003', 'PC', name, at, siteContent(name))),
    rowOf(today, '9004', 'H5', '鹏安安防手机首页', 0, phoneContent('鹏安安防', ['flexOne', 'menu'])),
    rowOf(today, '9004', 'PC', '鹏安安防首页', 0, siteContent('鹏安安防')),
  ]
  return [into(decorationTables.pageDatas, rows)]
}

function rowOf(today: string, storeId: string, client: PageClient, name: string, at: number, list: Block[]): PageRow {
  return {
    id: `17697000${client === 'PC' ? '1' : '2'}000${storeId}${String(at + 1).padStart(3, '0')}`,
    ...{ storeId, name, pageClientType: client, pageShow: at === 0 ? 'OPEN' : 'CLOSE' },
    pageData: JSON.stringify({ list }),
    createTime: `${dayFrom(today, -120 - at * 30)} 10:00:00`,
    updateTime: `${dayFrom(today, -3 - at * 20)} 15:${String(10 + at * 7)}:00`,
  }
}

function phoneContent(page: string, types: readonly string[]): Block[] {
  return types.map((type, serial) => {
    const block = newPhoneBlock(type)
    const { list } = block.options as { list: Record<string, unknown>[] }
    const cards = list.map((card, at) => ({
      ...card,
      ...('title' in card && { title: type === 'title' ? `${page}推荐` : TITLES[at % TITLES.length] }),
      ...picture(phoneBlocks[type]?.pictures[at], `${page} ${serial + 1}-${at + 1}`, serial + at),
      ...('url' in card && { url: LINKS[(serial + at) % LINKS.length] }),
    }))
    return { ...block, options: { list: cards } }
  })
}

/** Links as the picker of the ancestor hands them on. */
const LINKS = [
  { ___type: 'other', title: '领券中心', type: 'coupon' },
  { ___type: 'other', title: '秒杀频道', type: 'seckill' },
  { ___type: 'other', title: '首页', type: 'home' },
]

function picture(size: { width: number; height: number } | undefined, name: string, serial: number) {
  return size ? { img: posterPicture(name, serial, size) } : {}
}

function siteContent(name: string): Block[] {
  const banner = (serial: number, width: number, height: number) => ({
    img: posterPicture(`${name} ${serial}`, serial, { width, height }),
    url: '/',
  })
  return [
    { type: 'topAdvert', name: '顶部广告', ...banner(1, 1200, 80), bgColor: '#1f5fa0' },
    {
      type: 'navBar',
      name: '快捷导航',
      options: { list: ['秒杀', '优惠券', '钢材', '工具'].map((title) => ({ name: title, url: '/' })) },
    },
    {
      type: 'hotAdvert',
      name: '热门广告',
      options: { list: [banner(2, 1200, 400), ...[3, 4, 5, 6, 7].map((serial) => banner(serial, 230, 190))] },
    },
    { type: 'bannerAdvert', name: '横幅广告', options: { list: [banner(8, 1200, 120)] } },
  ]
}
